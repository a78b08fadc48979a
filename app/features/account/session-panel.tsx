import X from "@lucide/icons/icons/x";
import { Dialog } from "radix-ui";
import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { session } from "#content/session.ts";
import { CurrentUser } from "./current-user.tsx";
import { SessionForm } from "./session-form.tsx";
import { useCurrentUser } from "./use-current-user.ts";
import { usePageInert } from "./use-page-inert.ts";

/** A toast lies outside the dialog but belongs to it: touching one doesn't close the dialog. */
const isToast = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="region"]') !== null;

/** The dialog itself: who is logged in and the logout button, or the form. */
export default function SessionPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user, checking, setUser } = useCurrentUser(open);
  const content = useRef<HTMLDivElement>(null);
  usePageInert(open);
  // The focused element is gone after a login; the form focuses itself.
  useEffect(() => {
    if (open && user) content.current?.focus();
  }, [open, user]);
  const title = user ? session.welcome : session.title;
  return (
    // Not Radix's modal mode: that writes a style element, which the content security policy refuses.
    <Dialog.Root open={open} modal={false} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <div aria-hidden="true" className="fixed inset-0 z-57 bg-paper/80 backdrop-blur-xs" />
        <Dialog.Content
          ref={content}
          aria-modal="true"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (!content.current?.contains(document.activeElement)) content.current?.focus();
          }}
          {...(user || checking ? { "aria-describedby": undefined } : {})}
          onInteractOutside={(event) => {
            if (isToast(event.target)) event.preventDefault();
          }}
          className="fixed top-1/2 left-1/2 z-58 max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,27rem)] -translate-1/2 overflow-y-auto overscroll-contain rounded-3xl border border-border-strong bg-raised p-6 text-ink shadow-[0_24px_80px_var(--shadow)] outline-none sm:p-8"
        >
          <div className="mb-6 flex items-start justify-between gap-4">
            <Dialog.Title className="text-2xl leading-tight tracking-[-0.02em]">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={session.close}
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-wash"
            >
              <Icon icon={X} className="size-5" />
            </Dialog.Close>
          </div>
          {user ? <CurrentUser user={user} onLoggedOut={() => setUser(null)} /> : null}
          {!user && checking ? (
            <p role="status" className="text-ink-soft">
              {session.loading}
            </p>
          ) : null}
          {!user && !checking ? (
            <>
              <Dialog.Description className="mb-6 text-ink-soft">{session.description}</Dialog.Description>
              <SessionForm onLoggedIn={setUser} />
            </>
          ) : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
