let note = "";
const listeners = new Set<() => void>();

/** Text about the offline queue (app/lib/offline-queue.ts); empty when it is empty. */
export function queueNote(): string {
  return note;
}

/** Calls `listener` at each change; returns a function that unsubscribes. For `useSyncExternalStore`. */
export function onQueueNote(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the text. It comes with the code of the queue, not with the page. */
export function setQueueNote(now: string): void {
  note = now;
  for (const listener of listeners) listener();
}
