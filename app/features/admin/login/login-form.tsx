import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { staff } from "#content/admin-dashboard.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { storeAdminToken } from "./admin-token.ts";
import { readLoginState } from "./login-state.ts";

/** In milliseconds (docs/behavior/staff-login.md#form). */
export const loginRedirectMs = 500;

/** What was typed stays when it fails. After the end of a session it says so, and leads back to where it ended. */
export function LoginForm() {
  // Uncontrolled, so that input typed before hydration stays.
  const fields = useRef<HTMLFormElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [submitting, setSubmitting] = useState(false);
  const [message, setMessage] = useState("");
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { state: handedOver } = useLocation();
  // The server knows no history state, and the first rendering must be like its own.
  const arrival = hydrated ? readLoginState(handedOver) : null;
  useEffect(() => () => clearTimeout(leaving.current), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const typed = new FormData(event.currentTarget);
    setSubmitting(true);
    setMessage("");
    // With the first submit, not with the page.
    const { logInStaff } = await import("./log-in.ts");
    const outcome = await logInStaff(String(typed.get("username") ?? ""), String(typed.get("password") ?? ""));
    if ("token" in outcome) {
      storeAdminToken(outcome.token);
      showToast({ title: staffMessages.loginSuccess });
      leaving.current = setTimeout(() => navigate(arrival?.from ?? "/direct-admin"), loginRedirectMs);
      return;
    }
    setSubmitting(false);
    setMessage(outcome.message);
    showToast({ title: staffMessages.loginFailed, variant: "destructive" });
    const inputs = [...(fields.current?.querySelectorAll("input") ?? [])];
    (inputs.find((input) => input.value === "") ?? inputs.at(-1))?.focus();
  }

  const invalid = {
    "aria-invalid": message !== "" || undefined,
    "aria-describedby": message ? "login-message" : undefined,
  };
  return (
    <form ref={fields} method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
      {arrival ? (
        <p role="status" className="border-l-3 border-accent pl-3">
          {staff.login.sessionEnded}
        </p>
      ) : null}
      <TextField
        label={staff.login.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        {...invalid}
      />
      <TextField
        label={staff.login.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={200}
        required
        {...invalid}
      />
      <div role="alert">
        {message ? (
          <p id="login-message" className="border-l-3 border-danger pl-3 text-danger">
            {message}
          </p>
        ) : null}
      </div>
      {/* A plain post isn't supported. */}
      <Button type="submit" disabled={!hydrated} busy={submitting} className="min-h-12">
        {submitting ? staff.login.submitting : staff.login.submit}
      </Button>
    </form>
  );
}
