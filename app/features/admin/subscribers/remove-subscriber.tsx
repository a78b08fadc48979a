import { Field, submitted, useApiForm } from "#app/features/admin/form.tsx";
import { Button } from "#app/ui/button.tsx";
import { useAsk } from "#app/ui/confirm-dialog.tsx";
import { subscriberToolsText } from "#content/admin-subscribers.ts";
import { emailSchema } from "#contract/email.ts";
import { successResponse } from "#contract/staff-response.ts";

const text = subscriberToolsText.remove;

/** Removes the subscriber of an address, after a second question. What was typed stays when it fails. */
export function RemoveSubscriber({ onRemoved }: { onRemoved: () => void }) {
  const ask = useAsk();
  const { form, problems, busy, check, submit } = useApiForm("email");

  const removeAddress = (email: string) =>
    submit((call) => call.post("/api/admin/subscribers/remove", { email }, successResponse), onRemoved);

  const onSubmit = submitted((field) => {
    const { data: email } = emailSchema.safeParse(field("email"));
    if (!check({ email: email ? undefined : text.noAddress }) || !email) return;
    ask({ question: text.confirm(email), confirm: text.yes, onConfirm: () => void removeAddress(email) });
  });

  return (
    <div className="py-4">
      <p className="max-w-prose text-ink-soft">{text.text}</p>
      <form ref={form} onSubmit={onSubmit} noValidate className="mt-4 max-w-md">
        <Field label={text.email} name="email" type="email" required maxLength={254} problem={problems.email} />
        <Button type="submit" variant="secondary" className="mt-4" busy={busy}>
          {text.submit}
        </Button>
      </form>
    </div>
  );
}
