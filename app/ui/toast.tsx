import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToasts, onToasts } from "./toast-store.ts";

const ToastViewport = lazy(() => import("./toast-viewport.tsx"));
const none: ReturnType<typeof currentToasts> = [];

/** The toast area of every screen (docs/behavior/toasts.md#area); its code is imported with the first message. */
export function ToastArea() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none);
  if (toasts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastViewport toasts={toasts} />
    </Suspense>
  );
}
