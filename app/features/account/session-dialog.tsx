import X from "@lucide/icons/icons/x";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { keepPageStill } from "#app/lib/keep-page-still.ts";
import { Icon } from "#app/ui/icon.tsx";
import { session } from "#content/session.ts";
import { CurrentUser } from "./current-user.tsx";
import { SessionForm } from "./session-form.tsx";
import { useCurrentUser } from "./use-current-user.ts";

/** Everything beside the main part on each level, but the toasts. */
function pageParts(): Element[] {
  const main = document.getElementById("main");
  const parts: Element[] = main ? [main] : [];
  for (let level = main; level?.parentElement && level.parentElement !== document.body; level = level.parentElement) {
    for (const part of level.parentElement.children) {
      if (part !== level && !part.matches('[role="region"], [aria-label^="Notifications"]')) parts.push(part);
    }
  }
  return parts;
}

/** Returns a function that undoes it. */
function makePageInert(): () => void {
  const parts = pageParts();
  for (const part of parts) part.toggleAttribute("inert", true);
  const letScroll = keepPageStill();
  return () => {
    for (const part of parts) part.toggleAttribute("inert", false);
    letScroll();
  };
}

/**
 * docs/behavior/session.md#dialog. Not `showModal()`, under which a toast that says what went wrong could be neither
 * reached nor read out.
 */
export default function SessionDialog() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = hash === "#login";
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
          <button
            type="button"
            aria-label={session.close}
            onClick={onClose}
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-wash"
          >
            <Icon icon={X} className="size-5" />
          </button>
        </div>
        {user ? (
          <CurrentUser user={user} onLoggedOut={() => setUser(null)} />
        ) : checking ? (
          <p role="status" className="text-ink-soft">
            {session.loading}
          </p>
        ) : (
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
