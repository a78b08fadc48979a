import type { FormEvent } from "react";
import { Field, useApiForm } from "#app/features/admin/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { pictureMessages, picturesText as text } from "#content/admin-pictures.ts";
import { type AdminPicture, uploadResponse } from "#contract/admin-pictures.ts";
import { pictureAlt, pictureBounds } from "#contract/pictures.ts";

function problemOf(file: FormDataEntryValue | null): string | undefined {
  if (!(file instanceof File) || file.size === 0) return text.noFile;
  return file.size > pictureBounds.bytes ? pictureMessages.large : undefined;
}

export function UploadForm({ onUploaded }: { onUploaded: (picture: AdminPicture) => void }) {
  const { form, problems, busy, check, submit } = useApiForm("file");

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [file, alt] = [fields.get("file"), pictureAlt.safeParse(fields.get("alt"))];
    const isFit = check({ file: problemOf(file), alt: alt.success ? undefined : text.noAlt });
    if (!isFit || !(file instanceof File) || !alt.success) return;
    const path = `/api/admin/pictures?${new URLSearchParams({ alt: alt.data })}`;
    void submit(
      (call) => call.upload(path, file, uploadResponse),
      ({ picture }) => onUploaded(picture),
    );
  }

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
