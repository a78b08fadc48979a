import type { FormEvent } from "react";
import { Field } from "#app/features/admin/field.tsx";
import { useForm } from "#app/features/admin/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { staffText } from "#content/admin-staff.ts";
import { staffAccountMessages } from "#content/staff-account-messages.ts";
import { staffRole } from "#contract/staff-role.ts";

const text = staffText.add;

/** What was typed stays when it fails, with the reason below the name. */
export function AddAccount({ onAdd }: { onAdd: (account: { username: string; role: string }) => Promise<void> }) {
  const { form, problems, busy, check, send } = useForm();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const username = String(typed.get("username") ?? "").trim();
    if (!check({ username: username === "" ? staffAccountMessages.badName : undefined })) return;
    void send(
      async () => {
        await onAdd({ username, role: String(typed.get("role") ?? "") });
        form.current?.reset();
      },
      (message) => check({ username: message }),
    );
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid max-w-md gap-5">
      <Field
        label={text.username}
        name="username"
        required
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
        problem={problems.username}
        hint={text.usernameHint}
      />
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
