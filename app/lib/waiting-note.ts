let note = "";
const listeners = new Set<() => void>();

/** What is to be said of what waits on this device (app/lib/waiting-posts.ts); empty when nothing does. */
export function waitingNote(): string {
  return note;
}

/** Calls back at each change; returns the way out. For `useSyncExternalStore`. */
export function onWaitingNote(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the note. Its words come with the code that counts, not with the page. */
export function setWaitingNote(now: string): void {
  note = now;
  for (const listener of listeners) listener();
}
