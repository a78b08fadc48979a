import type { FormEvent } from "react";
import { Field } from "#app/features/admin/field.tsx";
import { useForm } from "#app/features/admin/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { staffText } from "#content/admin-staff.ts";
import { passwordLength } from "#contract/admin-staff.ts";

const text = staffText.account;

/** What was typed stays when it fails, with the reason below its field. */
export function PasswordForm({
  username,
  onChange,
}: {
  username: string;
  onChange: (current: string, next: string) => Promise<void>;
}) {
  const { form, problems, busy, check, send } = useForm();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [current = "", next = "", again] = ["current", "next", "again"].map((name) => String(typed.get(name) ?? ""));
    if (current === "") check({ current: text.required });
    else if (next.length < passwordLength.min) check({ next: text.tooShort });
    else if (next !== again) check({ again: text.different });
    else {
      void send(
        async () => {
          await onChange(current, next);
          form.current?.reset();
          check({});
        },
        (message) => check({ current: message }),
      );
    }
  }

  const shared = { type: "password", required: true, maxLength: passwordLength.max } as const;
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid max-w-md gap-5">
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <Field
        label={text.current}
        name="current"
        autoComplete="current-password"
        problem={problems.current}
        {...shared}
      />
      <Field
        label={text.next}
        name="next"
        autoComplete="new-password"
        problem={problems.next}
        hint={text.nextHint}
        {...shared}
      />
      <Field label={text.again} name="again" autoComplete="new-password" problem={problems.again} {...shared} />
      <p className="text-ink-soft">{text.ends}</p>
      <div>
        <Button type="submit" busy={busy}>
          {busy ? text.submitting : text.submit}
        </Button>
      </div>
    </form>
  );
}
