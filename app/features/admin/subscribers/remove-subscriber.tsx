import { type FormEvent, useRef, useState } from "react";
import { type AdminApi, adminApiErrorOf } from "#app/features/admin/admin-api.ts";
import { FieldError } from "#app/features/admin/field-error.tsx";
import { Button } from "#app/ui/button.tsx";
import { useAsk } from "#app/ui/confirm-dialog.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { subscriberToolsText } from "#content/admin-subscriber-tools.ts";
import { successResponse } from "#contract/admin-inbox.ts";
import { emailSchema } from "#contract/email.ts";

const text = subscriberToolsText.remove;

/** After a second question. What was typed stays when it fails. */
export function RemoveSubscriber({ call, onRemoved }: { call: AdminApi; onRemoved: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const ask = useAsk();
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);

  function say(sentence: string) {
    setMessage(sentence);
    form.current?.querySelector("input")?.focus();
  }

  async function remove(email: string) {
    setBusy(true);
    try {
      const { message: done } = await call.post("/api/admin/subscribers/remove", { email }, successResponse);
      form.current?.reset();
      showToast({ title: done });
      onRemoved();
    } catch (failure) {
      say(adminApiErrorOf(failure, true).message);
    }
    setBusy(false);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = emailSchema.safeParse(new FormData(event.currentTarget).get("email"));
    if (!email.success) return say(text.noAddress);
    setMessage("");
    ask({
      question: text.confirm(email.data),
      confirm: text.yes,
      cancel: text.cancel,
      onConfirm: () => void remove(email.data),
    });
  }

  return (
    <div className="py-4">
      <p className="max-w-prose text-ink-soft">{text.text}</p>
      <form ref={form} onSubmit={onSubmit} noValidate className="mt-4 max-w-md">
        <TextField
          label={text.email}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          aria-invalid={message !== "" || undefined}
          aria-describedby={message ? "remove-message" : undefined}
        />
        <FieldError id="remove-message">{message}</FieldError>
        <Button type="submit" variant="secondary" className="mt-4" busy={busy}>
          {text.submit}
        </Button>
      </form>
    </div>
  );
}
