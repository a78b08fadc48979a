import { useState } from "react";
import { Timestamp } from "#app/features/admin/admin-list.tsx";
import { Galleries } from "#app/features/admin/pictures/galleries.tsx";
import { UploadForm } from "#app/features/admin/pictures/upload-form.tsx";
import { StaffList } from "#app/features/admin/staff-list.tsx";
import { useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { picturesText as text } from "#content/admin-pictures.ts";
import { picturesResponse } from "#contract/admin-pictures.ts";
import { uploadedPicture } from "#contract/pictures.ts";

/** docs/staff.md */
export default function Pictures() {
  const submit = useSubmitAction();
  // Another round shows the list from its start.
  const [round, setRound] = useState(0);
  const again = () => setRound(round + 1);
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
          {
            heading: text.columns.uploaded,
            cell: ({ createdAt, username }) => <Timestamp iso={createdAt} by={username} />,
          },
          {
            heading: "",
            cell: ({ id }) => (
              <ConfirmButton
                variant="quiet"
                asks={{
                  ...text.removeDialog,
                  onConfirm: () => void submit("/api/admin/pictures/remove", { id }, again),
                }}
              >
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
