let note = "";
const listeners = new Set<() => void>();

/** Empty when the queue (app/lib/offline-queue.ts) is. */
export function queueNote(): string {
  return note;
}

/** For `useSyncExternalStore`. */
export function onQueueNote(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setQueueNote(now: string): void {
  note = now;
  for (const listener of listeners) listener();
}
