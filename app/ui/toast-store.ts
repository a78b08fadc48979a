import { createStore } from "#app/lib/store.ts";

/** `destructive` is for failures. */
export type ToastMessage = { title: string; description?: string | undefined; variant?: "default" | "destructive" };
/** On screen, or closed and waiting to be removed. */
export type Toast = ToastMessage & { id: number; open: boolean };

/** docs/behavior/toasts.md#area */
export const toastLimit = 1;
/** For the exit animation. */
export const toastRemovalDelayMs = 1_000_000;
export const toastDurationMs = 5_000;

const toasts = createStore<readonly Toast[]>([]);
/** For `useSyncExternalStore`. */
export const { get: currentToasts, subscribe: onToasts } = toasts;

let lastId = 0;
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Replaces the current toast; returns its id. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  toasts.set([{ ...message, id: lastId, open: true }, ...toasts.get()].slice(0, toastLimit));
  return lastId;
}

/** It is removed from the list after `toastRemovalDelayMs`. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    removals.delete(id);
    toasts.set(toasts.get().filter((toast) => toast.id !== id));
  }, toastRemovalDelayMs);
  removals.set(id, timer);
}
