import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToasts, onToasts } from "./toast-store.ts";

const ToastViewport = lazy(() => import("./toast-viewport.tsx"));
const none: ReturnType<typeof currentToasts> = [];

// The same region as Radix's, so that it is in every document from the start.
const empty = (
  <section aria-label="Notifications (F8)" tabIndex={-1}>
    <ol />
  </section>
);

/** The toast area of every screen (docs/behavior/toasts.md#area); its code is imported with the first message. */
export function ToastArea() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none);
  if (toasts.length === 0) return empty;
  return (
    <Suspense fallback={empty}>
      <ToastViewport toasts={toasts} />
    </Suspense>
  );
}
