import { useSyncExternalStore } from "react";
import { createStore } from "#app/lib/store.ts";

/** What waits in the queue (app/lib/offline-queue.ts), in a sentence; empty when nothing does. */
export const queueNote = createStore("");

function onChange(callback: () => void): () => void {
  const listening = new AbortController();
  for (const type of ["online", "offline"]) addEventListener(type, callback, { signal: listening.signal });
  return () => listening.abort();
}

/** Says above every page that the browser is offline, and which forms wait to be sent. */
export function OfflineLine() {
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  const waiting = useSyncExternalStore(queueNote.subscribe, queueNote.get, () => "");
  return (
    <div role="status" data-screen-only>
      {online && waiting === "" ? null : (
        <p className="bg-wash px-4 py-1 text-center text-sm text-ink">
          <span>{online ? "" : "You are offline. What you see may be out of date. "}</span>
          <span>{waiting}</span>
        </p>
      )}
    </div>
  );
}
