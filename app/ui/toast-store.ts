/** A message at the edge of the screen; `destructive` is for failures. */
export type ToastMessage = { title: string; description?: string | undefined; variant?: "default" | "destructive" };
/** A toast on screen, or closed and waiting to be removed. */
export type Toast = ToastMessage & { id: number; open: boolean };

/** At most one toast is visible (docs/behavior/toasts.md#area). */
export const toastLimit = 1;
/** Delay before a closed toast is removed, in milliseconds, for its exit animation. */
export const toastRemovalDelayMs = 1_000_000;
/** Duration of a toast in milliseconds. */
export const toastDurationMs = 5_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing the current one. Returns its id. */
export function showToast(message: ToastMessage): number {
  lastId += 1;
  change([{ ...message, id: lastId, open: true }, ...toasts].slice(0, toastLimit));
  return lastId;
}

/** Closes a toast; it is removed from the list after `toastRemovalDelayMs`. */
export function dismissToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    removals.delete(id);
    change(toasts.filter((toast) => toast.id !== id));
  }, toastRemovalDelayMs);
  removals.set(id, timer);
}

/** The toasts now, for `useSyncExternalStore`. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls `listener` at each change; returns a function that unsubscribes. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
