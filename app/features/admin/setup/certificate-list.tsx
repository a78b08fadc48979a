import { Field, submitted, useForm } from "#app/features/admin/form.tsx";
import { useAdminApi } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { setupText } from "#content/admin-setup.ts";
import type { SetupResponse } from "#contract/admin-setup.ts";
import { maxCertificateBytes, noCertificate, uploadedCertificate } from "#contract/certificates.ts";
import { successResponse } from "#contract/staff-response.ts";
import type { Act } from "./settings-form.tsx";
import { UndoSettings } from "./undo-settings.tsx";

const text = setupText.certificates;

type CertificateListProps = {
  asked: SetupResponse["asked"]["certificates"];
  saved: SetupResponse["certificates"];
  act: Act;
  onUploaded: () => unknown;
};

/** Every approval with the signed certificate that was uploaded for it, and a form that takes one. */
export function CertificateList({ asked, saved, act, onUploaded }: CertificateListProps) {
  return (
    <div className="mt-6 max-w-3xl">
      <ul className="grid gap-6">
        {asked.map(({ key, label }) => (
          <li key={key}>
            <CertificateForm
              approval={key}
              label={label}
              file={saved.value?.[key] ?? null}
              onUploaded={onUploaded}
              setNone={(none) => act("no-certificate", { version: saved.version, approval: key, none })}
            />
          </li>
        ))}
      </ul>
      <UndoSettings group="certificates" saved={saved} act={act} />
    </div>
  );
}

function hintOf(file: string | null): string | undefined {
  if (file === noCertificate) return text.leftOut;
  return file === null ? text.sheet : undefined;
}

type CertificateFormProps = {
  approval: string;
  label: string;
  /** The uploaded file's name, `none` where the product doesn't have the approval, null where nobody has said either. */
  file: string | null;
  onUploaded: () => unknown;
  setNone: (none: boolean) => Promise<boolean>;
};

function CertificateForm({ approval, label, file, onUploaded, setNone }: CertificateFormProps) {
  const call = useAdminApi();
  const { form, problems, busy, check, send } = useForm();

  const onSubmit = submitted(async (_field, typed) => {
    const chosen = typed.get("file");
    if (!(chosen instanceof File) || chosen.size === 0) return void check({ file: text.noFile });
    if (!check({ file: chosen.size > maxCertificateBytes ? text.tooLarge : undefined })) return;
    const path = `/api/admin/setup/certificates?${new URLSearchParams({ approval })}`;
    const done = await send(
      () => call.upload(path, chosen, successResponse),
      (message) => check({ file: message }),
    );
    if (!done) return;
    showToast({ title: done.message });
    form.current?.reset();
    await onUploaded();
  });

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-2">
      <Field
        label={label}
        name="file"
        type="file"
        accept="application/pdf"
        problem={problems.file}
        hint={hintOf(file)}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" variant="secondary" busy={busy}>
          <span>{busy ? text.uploading : text.upload}</span>
          <span className="sr-only">{`: ${label}`}</span>
        </Button>
        <button type="button" className="link-line min-h-11" onClick={() => void setNone(file !== noCertificate)}>
          <span>{file === noCertificate ? text.putBack : text.leaveOut}</span>
          <span className="sr-only">{`: ${label}`}</span>
        </button>
        {file === null || file === noCertificate ? null : (
          <a href={uploadedCertificate(file)} className="link-line inline-flex min-h-11 items-center">
            <span>{text.shown}</span>
            <span className="sr-only">{`: ${label}`}</span>
          </a>
        )}
      </div>
    </form>
  );
}
