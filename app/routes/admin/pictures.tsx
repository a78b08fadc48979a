import X from "@lucide/icons/icons/x";
import { useState } from "react";
import { AdminSection } from "#app/features/admin/admin-section.tsx";
import { IconButton, MoveButtons } from "#app/features/admin/icon-buttons.tsx";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { PicturePicker, UploadForm } from "#app/features/admin/pictures/picture-picker.tsx";
import { StaffList } from "#app/features/admin/staff-list.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { Select } from "#app/ui/fields.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { picturesText as text } from "#content/admin-pictures.ts";
import { type AdminPicture, type Gallery, galleriesResponse, picturesResponse } from "#contract/admin-pictures.ts";
import { uploadedPicture } from "#contract/pictures.ts";
import { type GalleryPictures, textBounds } from "#contract/site-texts.ts";

/** docs/staff.md */
export default function Pictures() {
  const submit = useSubmitAction();
  // Another round shows the list from its start.
  const [round, setRound] = useState(0);
  const again = () => setRound(round + 1);
  const remove = (id: string) => void submit("/api/admin/pictures/remove", { id }, again);
  return (
    <>
      <div className="py-8">
        <UploadForm onUploaded={again} />
      </div>
      <StaffList
        key={round}
        path="/api/admin/pictures"
        schema={picturesResponse}
        limit={20}
        caption={text.list}
        empty={text.empty}
        above={({ storedBytes }) => <p className="pb-4 text-ink-soft">{text.used(storedBytes)}</p>}
        keyOf={({ id }) => id}
        show={[
          {
            heading: text.columns.picture,
            cell: ({ id, alt }) => (
              <Picture
                picture={uploadedPicture(id, alt)}
                sizes="8rem"
                className="h-auto w-24 rounded-lg bg-wash md:w-32"
              />
            ),
          },
          { heading: text.columns.alt, cell: ({ alt }) => alt },
          {
            heading: text.columns.size,
            cell: ({ id, bytes }) => {
              const { width, height } = uploadedPicture(id, "");
              return text.size(width, height, bytes);
            },
          },
          { heading: text.columns.uploaded, cell: (row) => <Timestamp iso={row.createdAt} by={row.username} /> },
          {
            heading: "",
            cell: ({ id }) => (
              <ConfirmButton variant="quiet" asks={{ ...text.removeDialog, onConfirm: () => remove(id) }}>
                {text.remove}
              </ConfirmButton>
            ),
          },
        ]}
      />
      <Galleries />
    </>
  );
}

function Galleries() {
  const { latest, error, reload } = useAdminQuery("/api/admin/galleries", galleriesResponse);
  const [chosen, setChosen] = useState("");
  const galleries = latest?.galleries ?? [];
  const gallery = galleries.find(({ product }) => product === chosen) ?? galleries[0];
  return (
    <AdminSection id="galleries" title={text.galleries}>
      <p className="max-w-prose text-ink-soft">{text.galleriesNote}</p>
      {gallery ? (
        <div className="mt-5 grid max-w-2xl gap-5">
          <OutdatedNote error={error} onRetry={reload} />
          <Select
            label={text.gallery}
            value={gallery.product}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            options={galleries.map(({ product, name }) => [product, name])}
          />
          <GalleryPictureList key={gallery.product} gallery={gallery} reload={reload} />
        </div>
      ) : (
        <ListStatus error={error} onRetry={reload} />
      )}
    </AdminSection>
  );
}

type ListProps = { gallery: Gallery; reload: () => void };

function GalleryPictureList({ gallery: { product, version, pictures }, reload }: ListProps) {
  const submit = useSubmitAction();
  const save = (next: GalleryPictures) =>
    void submit("/api/admin/galleries/save", { product, version, pictures: next }, reload);
  const add = ({ id, alt }: AdminPicture) => save([...pictures.filter((other) => other.id !== id), { id, alt }]);

  return (
    <>
      {pictures.length === 0 ? <p>{text.galleryEmpty}</p> : null}
      <ol className="grid gap-3">
        {pictures.map((picture) => (
          <li key={picture.id} className="flex items-center gap-2 border-t border-border pt-3 sm:gap-3">
            <Picture
              picture={uploadedPicture(picture.id, "")}
              sizes="6rem"
              className="aspect-4/3 w-20 shrink-0 rounded-lg bg-wash object-cover"
            />
            <span className="min-w-0 grow wrap-anywhere">{picture.alt}</span>
            <MoveButtons entries={pictures} entry={picture} name={picture.alt} onMove={save} />
            <IconButton
              label={`${text.takeOut}: ${picture.alt}`}
              icon={X}
              onClick={() => save(pictures.filter((other) => other !== picture))}
            />
          </li>
        ))}
      </ol>
      {pictures.length < textBounds.galleryPictures ? <PicturePicker onChoose={add} /> : <p>{text.galleryFull}</p>}
    </>
  );
}
