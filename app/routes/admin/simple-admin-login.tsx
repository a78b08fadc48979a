import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { EntranceFrame } from "#app/features/admin/entrance-frame.tsx";
import { storeAdminToken } from "#app/features/admin/login/admin-token.ts";
import { readLoginState } from "#app/features/admin/login/login-state.ts";
import { adminMeta } from "#app/features/admin/staff-screen.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import staffStyles from "#app/styles/staff.css?url";
import { Button } from "#app/ui/button.tsx";
import { LoginFields } from "#app/ui/fields.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { staff } from "#content/admin-dashboard.ts";
import { staffMessages } from "#content/staff-messages.ts";
import type { Route } from "./+types/simple-admin-login";

export const meta: Route.MetaFunction = () => adminMeta(staff.login);
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffStyles }];
export const handle = { private: true } satisfies PageHandle;

/** In milliseconds (docs/behavior/staff-login.md#form). */
const redirectMs = 500;

export default function SimpleAdminLogin() {
  return (
    <EntranceFrame>
      <section className="relative flex-1 overflow-clip">
        <Rings className="absolute top-1/2 left-1/2 w-160 max-w-none -translate-1/2 text-border" dot={false} />
        <div className="wrap relative grid min-h-[75vh] place-items-center py-12">
          <div className="w-full max-w-md rounded-3xl border border-border bg-raised p-6 sm:p-10">
            <h1 className="text-3xl tracking-[-0.02em]">{staff.login.title}</h1>
            <p className="mt-2 mb-8 text-ink-soft">{staff.login.description}</p>
            <noscript>
              <p className="mb-6 border-l-3 border-danger pl-3">{staff.login.needsScript}</p>
            </noscript>
            <LoginForm />
          </div>
        </div>
      </section>
    </EntranceFrame>
  );
}

/** What was typed stays when it fails. After the end of a session it says so, and leads back to where it ended. */
function LoginForm() {
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
    const form = event.currentTarget;
    const typed = new FormData(form);
    setSubmitting(true);
    setMessage("");
    // With the first submit, not with the page.
    const outcome = await import("#app/features/admin/login/log-in.ts").then(
      ({ logInStaff }) => logInStaff(String(typed.get("username") ?? ""), String(typed.get("password") ?? "")),
      () => ({ message: staff.error.unreachable }),
    );
    if ("token" in outcome) {
      const isStored = storeAdminToken(outcome.token);
      showToast({ title: staffMessages.loginSuccess, description: isStored ? undefined : staffMessages.notKept });
      leaving.current = setTimeout(() => navigate(arrival?.from ?? "/direct-admin"), redirectMs);
      return;
    }
    setSubmitting(false);
    setMessage(outcome.message);
    showToast({ title: staffMessages.loginFailed, variant: "destructive" });
    const inputs = [...form.querySelectorAll("input")];
    (inputs.find((input) => input.value === "") ?? inputs.at(-1))?.focus();
  }

  return (
    // Its fields are uncontrolled, so that input typed before hydration stays.
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5">
      {arrival ? (
        <p role="status" className="border-l-3 border-accent pl-3">
          {staff.login.sessionEnded}
        </p>
      ) : null}
      <LoginFields
        text={staff.login}
        aria-invalid={message !== "" || undefined}
        aria-describedby={message ? "login-message" : undefined}
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
