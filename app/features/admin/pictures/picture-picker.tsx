import { useState } from "react";
import { Field, submitted, useApiForm } from "#app/features/admin/form.tsx";
import { ListStatus } from "#app/features/admin/list-status.tsx";
import { useAdminQuery } from "#app/features/admin/use-staff-calls.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { pictureMessages, picturesText as text } from "#content/admin-pictures.ts";
import { type AdminPicture, picturesResponse, uploadResponse } from "#contract/admin-pictures.ts";
import { pictureAlt, pictureBounds, uploadedPicture } from "#contract/pictures.ts";

type PickerProps = { onChoose: (picture: AdminPicture) => void };

/** Uploads a picture, or chooses one that is there. */
export function PicturePicker({ onChoose }: PickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={buttonClass("secondary", "cursor-pointer")}>{text.add}</summary>
      <div className="mt-5 grid gap-8 rounded-2xl border border-border p-5">
        <UploadForm onUploaded={onChoose} />
        {open ? <StoredPictures onChoose={onChoose} /> : null}
      </div>
    </details>
  );
}

function StoredPictures({ onChoose }: PickerProps) {
  const { data, error, reload } = useAdminQuery("/api/admin/pictures?limit=100", picturesResponse);
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  if (data.data.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium">{text.choose}</h3>
      <ul className="mt-2 grid max-h-96 grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-4">
        {data.data.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => onChoose(picture)} className="rounded-lg hover:opacity-80">
              <Picture
                picture={uploadedPicture(picture.id, text.insert(picture.alt))}
                sizes="12rem"
                className="aspect-4/3 w-full rounded-lg bg-wash object-contain"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function problemOf(file: FormDataEntryValue | null): string | undefined {
  if (!(file instanceof File) || file.size === 0) return text.noFile;
  return file.size > pictureBounds.bytes ? pictureMessages.large : undefined;
}

/** The form that uploads a picture with its alternative text. */
export function UploadForm({ onUploaded }: { onUploaded: (picture: AdminPicture) => void }) {
  const { form, problems, busy, check, submit } = useApiForm("file");

  const onSubmit = submitted((field, typed) => {
    const file = typed.get("file");
    const alt = pictureAlt.safeParse(field("alt"));
    const isFit = check({ file: problemOf(file), alt: alt.success ? undefined : text.noAlt });
    if (!isFit || !(file instanceof File) || !alt.success) return;
    const path = `/api/admin/pictures?${new URLSearchParams({ alt: alt.data })}`;
    void submit(
      (call) => call.upload(path, file, uploadResponse),
      ({ picture }) => onUploaded(picture),
    );
  });

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid max-w-2xl gap-4">
      <Field
        label={text.file}
        name="file"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        problem={problems.file}
        hint={text.fileHint}
      />
      <Field label={text.alt} name="alt" maxLength={pictureBounds.alt} problem={problems.alt} hint={text.altHint} />
      <p>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? text.uploading : text.upload}
        </Button>
      </p>
    </form>
  );
}
