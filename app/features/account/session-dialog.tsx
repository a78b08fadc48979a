import { type FormEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { fragmentOf } from "#app/lib/fragment.ts";
import { Button } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";
import { LoginFields } from "#app/ui/fields.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { keepPageStill } from "#app/ui/use-modal.ts";
import { session } from "#content/session.ts";
import type { User } from "#contract/session.ts";
import { fetchCurrentUser, logIn, logOut } from "./session-calls.ts";
import { mayBeLoggedIn } from "./session-hint.ts";

/** All parts of the page but the toasts; the dialog itself is no `div` of the body. Returns a function that undoes it. */
function makePageInert(): () => void {
  const parts = document.querySelectorAll('body > div > :not([aria-label^="Notifications"])');
  for (const part of parts) part.toggleAttribute("inert", true);
  const letScroll = keepPageStill();
  return () => {
    for (const part of parts) part.toggleAttribute("inert", false);
    letScroll();
  };
}

type State = { readonly user?: User | null; readonly status: "unasked" | "asking" | "known" | "failed" };

/** `user` is null for nobody, undefined until known. Asks where a login may be, and once the dialog is open. */
function useCurrentUser(open: boolean) {
  const [{ user, status }, setState] = useState<State>({ status: "unasked" });
  const ask = useEffectEvent(async () => {
    if (status === "asking" || status === "known") return;
    const asking: State = { status: "asking" };
    setState(asking);
    const next = await fetchCurrentUser().then(
      (found): State => ({ user: found, status: "known" }),
      (): State => ({ status: "failed" }),
    );
    // A login or logout meanwhile is newer.
    setState((now) => (now === asking ? next : now));
  });
  useEffect(() => {
    if (open || mayBeLoggedIn()) void ask();
  }, [open]);
  return {
    user,
    checking: status === "asking" || (open && status === "unasked"),
    setUser: (next: User | null) => setState({ user: next, status: "known" }),
  };
}

/**
 * docs/behavior/session.md#dialog. Not `showModal()`, under which a toast that says what went wrong could be neither
 * reached nor read out.
 */
export default function SessionDialog() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = fragmentOf(hash) === "login";
  const onClose = () => navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  const { user, checking, setUser } = useCurrentUser(open);
  const dialog = useRef<HTMLDialogElement>(null);
  const before = useRef<Element>(null);
  const id = useId();
  // Before the form inside takes the focus.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  const onKey = useEffectEvent(({ key }: KeyboardEvent): void => {
    if (key === "Escape") onClose();
  });
  useEffect(() => {
    if (!open) return undefined;
    const wakePage = makePageInert();
    document.addEventListener("keydown", onKey);
    return () => {
      wakePage();
      document.removeEventListener("keydown", onKey);
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [open]);
  // The element that had the focus is gone after a login; the form focuses itself.
  useEffect(() => {
    if (open && (user || !dialog.current?.contains(document.activeElement))) dialog.current?.focus();
  }, [open, user]);
  if (!open) return null;
  return createPortal(
    <>
      <div aria-hidden="true" onClick={onClose} className="fixed inset-0 z-57 bg-paper/80 backdrop-blur-xs" />
      <dialog
        ref={dialog}
        open
        tabIndex={-1}
        aria-modal="true"
        aria-labelledby={id}
        aria-describedby={user || checking ? undefined : `${id}description`}
        className="fixed top-1/2 left-1/2 z-58 m-0 max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,27rem)] -translate-1/2 overflow-y-auto overscroll-contain rounded-3xl border border-border-strong bg-raised p-6 text-ink shadow-[0_24px_80px_var(--shadow)] outline-none sm:p-8"
      >
        <div className="mb-6 flex items-start justify-between gap-4">
          <h2 id={id} className="text-2xl leading-tight tracking-[-0.02em]">
            {user ? session.welcome : session.title}
          </h2>
          <CloseButton label={session.close} onClick={onClose} className="-mt-2 -mr-2" />
        </div>
        {user ? <CurrentUser user={user} onLoggedOut={() => setUser(null)} /> : null}
        {!user && checking ? (
          <p role="status" className="text-ink-soft">
            {session.loading}
          </p>
        ) : null}
        {user || checking ? null : (
          <>
            <p id={`${id}description`} className="mb-6 text-ink-soft">
              {session.description}
            </p>
            <SessionForm onLoggedIn={setUser} />
          </>
        )}
      </dialog>
    </>,
    document.body,
  );
}

/** What was typed stays when it fails (docs/behavior/session.md#toasts). */
function SessionForm({ onLoggedIn }: { onLoggedIn: (user: User) => void }) {
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

  return (
    <form ref={form} method="post" onSubmit={onSubmit} onInput={() => setRefused(false)} className="grid gap-5">
      <LoginFields text={session} aria-invalid={refused || undefined} />
      <Button type="submit" busy={submitting} className="min-h-12">
        {submitting ? session.submitting : session.submit}
      </Button>
    </form>
  );
}

function CurrentUser({ user, onLoggedOut }: { user: User; onLoggedOut: () => void }) {
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    const problem = await logOut();
    setLeaving(false);
    if (problem) showToast(problem);
    else onLoggedOut();
  }

  return (
    <div className="grid gap-6">
      <p role="status" className="wrap-anywhere">
        <span className="kicker block">{session.loggedInAs}</span>
        <span className="text-xl font-semibold">{user.name}</span>
        {user.name === user.username ? null : (
          <span className="figure-mono block text-base text-ink-soft">{user.username}</span>
        )}
      </p>
      <Button variant="secondary" onClick={leave} busy={leaving} className="min-h-12">
        {leaving ? session.loggingOut : session.logout}
      </Button>
    </div>
  );
}
