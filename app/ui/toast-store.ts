import { createStore } from "#app/lib/store.ts";

/** A message at the edge of the screen; `destructive` is for failures. */
export type ToastMessage = { title: string; description?: string | undefined; variant?: "default" | "destructive" };
/** A message on screen, or one that was closed (`open` is false) and waits to be removed. */
export type Toast = ToastMessage & { id: number; open: boolean };

/** How long a toast stays that nobody holds (docs/behavior/toasts.md#area). */
export const toastDurationMs = 5_000;
/** How long a closed toast stays in the list. */
const removalDelayMs = 1_000_000;

/** One at most, open or closed. */
const toasts = createStore<readonly Toast[]>([]);
/** The toasts now, one at most and closed ones; for `useSyncExternalStore`. */
export const currentToasts = toasts.get;
/** Calls the listener at each change of the toasts; returns a function that unsubscribes. */
export const onToasts = toasts.subscribe;

let lastId = 0;

/**
 * Shows a message in a toast, in the place of the one that is there.
 * @returns the toast's id, for `dismissToast`
 */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  toasts.set([{ ...message, id: lastId, open: true }]);
  return lastId;
}

/** Closes a toast, and takes it out of the list some time later. Does nothing for an id that isn't there any more. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => toasts.set(toasts.get().filter((toast) => toast.id !== id)), removalDelayMs);
}
