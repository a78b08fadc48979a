import { useState } from "react";
import { ListStatus } from "#app/features/admin/admin-list.tsx";
import { useAdminQuery } from "#app/features/admin/use-staff-calls.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { picturesText as text } from "#content/admin-pictures.ts";
import { type AdminPicture, picturesResponse } from "#contract/admin-pictures.ts";
import { uploadedPicture } from "#contract/pictures.ts";
import { UploadForm } from "./upload-form.tsx";

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
