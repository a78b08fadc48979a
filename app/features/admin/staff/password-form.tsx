import { type FormEvent, useState } from "react";
import { adminApiErrorOf } from "#app/features/admin/admin-api.ts";
import { FieldError } from "#app/features/admin/field-error.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { staffText } from "#content/admin-staff.ts";
import { passwordLength } from "#contract/admin-staff.ts";

const text = staffText.account;
type Field = "current" | "next" | "again";

function mistakeIn(typed: Record<Field, string>): { field: Field; message: string } | null {
  if (typed.current === "") return { field: "current", message: text.required };
  if (typed.next.length < passwordLength.min) return { field: "next", message: text.tooShort };
  return typed.next === typed.again ? null : { field: "again", message: text.different };
}

/** What was typed stays when it fails, with the reason below its field. */
export function PasswordForm({
  username,
  onChange,
}: {
  username: string;
  onChange: (current: string, next: string) => Promise<void>;
}) {
  const [mistake, setMistake] = useState<{ field: Field; message: string } | null>(null);
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const read = (name: Field): string => String(fields.get(name) ?? "");
    const typed = { current: read("current"), next: read("next"), again: read("again") };
    let wrong = mistakeIn(typed);
    if (wrong === null) {
      setBusy(true);
      try {
        await onChange(typed.current, typed.next);
        form.reset();
      } catch (failure) {
        wrong = { field: "current", message: adminApiErrorOf(failure, true).message };
      }
      setBusy(false);
    }
    setMistake(wrong);
    if (wrong) form.querySelector<HTMLInputElement>(`[name=${wrong.field}]`)?.focus();
  }

  const field = (name: Field, label: string, hint?: string) => {
    const wrong = mistake?.field === name ? mistake.message : "";
    const described = [...(wrong ? [`${name}-message`] : []), ...(hint ? [`${name}-hint`] : [])].join(" ");
    return (
      <div>
        <TextField
          label={label}
          name={name}
          type="password"
          required
          maxLength={passwordLength.max}
          autoComplete={name === "current" ? "current-password" : "new-password"}
          aria-invalid={wrong !== "" || undefined}
          aria-describedby={described || undefined}
        />
        <FieldError id={`${name}-message`}>{wrong}</FieldError>
        {hint ? (
          <p id={`${name}-hint`} className="mt-1.5 text-base text-ink-soft">
            {hint}
          </p>
        ) : null}
      </div>
    );
  };

  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className="grid max-w-md gap-5">
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      {field("current", text.current)}
      {field("next", text.next, text.nextHint)}
      {field("again", text.again)}
      <p className="text-ink-soft">{text.ends}</p>
      <div>
        <Button type="submit" busy={busy}>
          {busy ? text.submitting : text.submit}
        </Button>
      </div>
    </form>
  );
}
