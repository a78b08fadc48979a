/** `destructive` is for failures. */
export type ToastMessage = { title: string; description?: string | undefined; variant?: "default" | "destructive" };
/** On screen, or closed and waiting to be removed. */
export type Toast = ToastMessage & { id: number; open: boolean };

/** docs/behavior/toasts.md#area */
export const toastLimit = 1;
/** For the exit animation. */
export const toastRemovalDelayMs = 1_000_000;
export const toastDurationMs = 5_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Replaces the current toast; returns its id. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  change([{ ...message, id: lastId, open: true }, ...toasts].slice(0, toastLimit));
  return lastId;
}

/** It is removed from the list after `toastRemovalDelayMs`. */
export function dismissToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    removals.delete(id);
    change(toasts.filter((toast) => toast.id !== id));
  }, toastRemovalDelayMs);
  removals.set(id, timer);
}

/** For `useSyncExternalStore`. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Returns a function that unsubscribes. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
