import { createStore } from "#app/lib/store.ts";

/** `destructive` is for failures. */
export type ToastMessage = { title: string; description?: string | undefined; variant?: "default" | "destructive" };
/** On screen, or closed and waiting to be removed. */
export type Toast = ToastMessage & { id: number; open: boolean };

/** docs/behavior/toasts.md#area */
export const toastDurationMs = 5_000;
const removalDelayMs = 1_000_000;

/** One at most. */
const toasts = createStore<readonly Toast[]>([]);
/** For `useSyncExternalStore`. */
export const { get: currentToasts, subscribe: onToasts } = toasts;

let lastId = 0;

/** Replaces the current toast; returns its id. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  toasts.set([{ ...message, id: lastId, open: true }]);
  return lastId;
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => toasts.set(toasts.get().filter((toast) => toast.id !== id)), removalDelayMs);
}
