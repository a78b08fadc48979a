import { lazy, Suspense, useRef, useSyncExternalStore } from "react";
import { useWindowEvent } from "#app/lib/use-window-event.ts";
import { Button } from "./button.tsx";
import { overPage, PartBoundary } from "./lazy-part.tsx";
import { currentToasts, dismissToast, onToasts } from "./toast-store.ts";

const ToastItem = lazy(() => import("./toast-item.tsx"));

/**
 * Where toasts appear on every screen. F8 leads there (docs/behavior/toasts.md#area). The code of a toast is imported with the
 * first one; its words are read out from an element that stands there before they do, as screen readers want it.
 */
export function ToastArea() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, currentToasts).filter(({ open }) => open);
  const list = useRef<HTMLOListElement>(null);
  useWindowEvent("keydown", ({ code }) => {
    const toast = list.current?.querySelector<HTMLElement>("[tabindex]");
    if (code === "F8") (toast ?? list.current)?.focus({ preventScroll: true });
  });
  return (
    <section aria-label="Notifications (F8)" tabIndex={-1}>
      <p aria-live="assertive" className="sr-only">
        {toasts.map(({ id, title, description }) => (
          <span key={id}>{`Notification: ${title} ${description ?? ""}`}</span>
        ))}
      </p>
      <ol ref={list} tabIndex={-1}>
        {/* What a toast says is shown without its code too, and stays until it is closed. */}
        <PartBoundary
          failed={() =>
            toasts.map(({ id, title, description }) => (
              <li key={id} className={overPage}>
                <p className="font-semibold">{title}</p>
                <p className="text-ink-soft">{description}</p>
                <Button variant="secondary" className="mt-3" onClick={() => dismissToast(id)}>
                  Close<span className="sr-only"> notification</span>
                </Button>
              </li>
            ))
          }
        >
          <Suspense>
            {toasts.map((toast) => (
              <ToastItem key={toast.id} toast={toast} />
            ))}
          </Suspense>
        </PartBoundary>
      </ol>
    </section>
  );
}
