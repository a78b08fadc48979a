import { type FormEvent, useId, useState } from "react";
import type { AdminApi } from "#app/features/admin/admin-api.ts";
import { FieldError } from "#app/features/admin/field-error.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { pictureMessages, picturesText as text } from "#content/admin-pictures.ts";
import { type AdminPicture, uploadResponse } from "#contract/admin-pictures.ts";
import { pictureAlt, pictureBounds } from "#contract/pictures.ts";

type Wrong = { readonly file?: string | undefined; readonly alt?: string | undefined };
type UploadFormProps = { call: AdminApi; onUploaded: (picture: AdminPicture) => void };

export function UploadForm({ call, onUploaded }: UploadFormProps) {
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const id = useId();

  async function upload(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form);
    const [file, alt] = [fields.get("file"), pictureAlt.safeParse(fields.get("alt"))];
    const hasFile = file instanceof File && file.size > 0;
    const fileWrong = hasFile ? (file.size > pictureBounds.bytes ? pictureMessages.large : undefined) : text.noFile;
    setWrong({ file: fileWrong, alt: alt.success ? undefined : text.noAlt });
    if (!hasFile || fileWrong !== undefined || !alt.success) {
      form.querySelector<HTMLElement>(`[name=${fileWrong === undefined ? "alt" : "file"}]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const path = `/api/admin/pictures?${new URLSearchParams({ alt: alt.data })}`;
      const { message, picture } = await call.upload(path, file, uploadResponse);
      form.reset();
      showToast({ title: message });
      onUploaded(picture);
    } catch (failure) {
      setWrong({ file: failure instanceof Error ? failure.message : undefined });
    } finally {
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void upload(event.currentTarget);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-2xl gap-4">
      <div>
        <TextField
          label={text.file}
          name="file"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-invalid={wrong.file !== undefined || undefined}
          aria-describedby={`${id}file ${id}file-hint`}
        />
        <FieldError id={`${id}file`}>{wrong.file}</FieldError>
        <p id={`${id}file-hint`} className="mt-1.5 text-base text-ink-soft">
          {text.fileHint}
        </p>
      </div>
      <div>
        <TextField
          label={text.alt}
          name="alt"
          autoComplete="off"
          maxLength={pictureBounds.alt}
          aria-invalid={wrong.alt !== undefined || undefined}
          aria-describedby={`${id}alt ${id}alt-hint`}
        />
        <FieldError id={`${id}alt`}>{wrong.alt}</FieldError>
        <p id={`${id}alt-hint`} className="mt-1.5 text-base text-ink-soft">
          {text.altHint}
        </p>
      </div>
      <p>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? text.uploading : text.upload}
        </Button>
      </p>
    </form>
  );
}
