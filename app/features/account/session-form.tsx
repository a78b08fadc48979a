import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { session } from "#content/session.ts";
import type { User } from "#contract/session.ts";
import { logIn } from "./session-calls.ts";

/** What was typed stays when it fails (docs/behavior/session.md#toasts). */
export function SessionForm({ onLoggedIn }: { onLoggedIn: (user: User) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [submitting, setSubmitting] = useState(false);
  const [refused, setRefused] = useState(false);

  useEffect(() => form.current?.querySelector<HTMLInputElement>("[name=username]")?.focus(), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const typed = new FormData(event.currentTarget);
    setSubmitting(true);
    const outcome = await logIn(String(typed.get("username") ?? "").trim(), String(typed.get("password") ?? ""));
    setSubmitting(false);
    if ("user" in outcome) return onLoggedIn(outcome.user);
    setRefused(true);
    showToast(outcome.toast);
    form.current?.querySelector<HTMLInputElement>("[name=password]")?.select();
  }

  const state = { "aria-invalid": refused || undefined, required: true, maxLength: 200 };
  return (
    <form ref={form} method="post" onSubmit={onSubmit} onInput={() => setRefused(false)} className="grid gap-5">
      <TextField
        label={session.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...state}
      />
      <TextField label={session.password} name="password" type="password" autoComplete="current-password" {...state} />
      <Button type="submit" busy={submitting} className="min-h-12">
        {submitting ? session.submitting : session.submit}
      </Button>
    </form>
  );
}
