import { type FormEvent, useState } from "react";
import { adminApiErrorOf } from "#app/features/admin/admin-api.ts";
import { FieldError } from "#app/features/admin/field-error.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { staffText } from "#content/admin-staff.ts";
import { staffAccountMessages } from "#content/staff-account-messages.ts";
import { staffRole } from "#contract/staff-role.ts";

const text = staffText.add;

/** What was typed stays when it fails, with the reason below the name. */
export function AddAccount({ onAdd }: { onAdd: (account: { username: string; role: string }) => Promise<void> }) {
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const username = String(typed.get("username") ?? "").trim();
    if (username === "") {
      setMessage(staffAccountMessages.badName);
      form.querySelector("input")?.focus();
      return;
    }
    setBusy(true);
    setMessage("");
    try {
      await onAdd({ username, role: String(typed.get("role") ?? "") });
      form.reset();
    } catch (failure) {
      setMessage(adminApiErrorOf(failure, true).message);
      form.querySelector("input")?.focus();
    }
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className="grid max-w-md gap-5">
      <div>
        <TextField
          label={text.username}
          name="username"
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={message !== "" || undefined}
          aria-describedby={message ? "add-message add-hint" : "add-hint"}
        />
        <FieldError id="add-message">{message}</FieldError>
        <p id="add-hint" className="mt-1.5 text-base text-ink-soft">
          {text.usernameHint}
        </p>
      </div>
      <div>
        <Select label={text.role} name="role" defaultValue="editor" aria-describedby="role-hint">
          {staffRole.options.toReversed().map((role) => (
            <option key={role} value={role}>
              {staffText.roles[role]}
            </option>
          ))}
        </Select>
        <p id="role-hint" className="mt-1.5 text-base text-ink-soft">
          {staffText.rolesExplained}
        </p>
      </div>
      <div>
        <Button type="submit" busy={busy}>
          {busy ? text.submitting : text.submit}
        </Button>
      </div>
    </form>
  );
}
