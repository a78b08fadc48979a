import { useState } from "react";
import { Field, submitted, useForm } from "#app/features/admin/form.tsx";
import { useAdminApi } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { setupText } from "#content/admin-setup.ts";
import { tryConnectionResponse } from "#contract/admin-setup.ts";
import { emailSchema } from "#contract/email.ts";

const text = setupText.try;

type TryConnectionProps = {
  connection: "store" | "payments" | "mail";
  /** Once the server has answered, or hasn't: the step's state follows. */
  onTried: () => unknown;
};

type Result = { readonly works: boolean; readonly message: string };

/** A button that asks another server whether it works, with what came of it below. A mail goes to an address that is typed. */
export function TryConnection({ connection, onTried }: TryConnectionProps) {
  const call = useAdminApi();
  const { form, problems, busy, check, send } = useForm();
  const [result, setResult] = useState<Result | null>(null);

  const onSubmit = submitted(async (field) => {
    setResult(null);
    const email = field("email").trim();
    const isMail = connection === "mail";
    const isWrong = isMail && !emailSchema.safeParse(email).success;
    if (!check({ email: isWrong ? text.badEmail : undefined })) return;
    const request = isMail ? { connection, email } : { connection };
    const found = await send(
      () => call.post("/api/admin/setup/try", request, tryConnectionResponse),
      (message) => setResult({ works: false, message }),
    );
    if (!found) return;
    setResult(found);
    onTried();
  });

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-6 grid max-w-3xl gap-4">
      {connection === "mail" ? (
        <Field label={text.email} name="email" type="email" autoComplete="email" problem={problems.email} />
      ) : null}
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? text.trying : text[connection]}
        </Button>
      </div>
      <p role="status" className={result?.works === false ? "text-danger" : "text-success"}>
        {result?.message}
      </p>
    </form>
  );
}
