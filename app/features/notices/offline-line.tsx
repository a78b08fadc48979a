import { useSyncExternalStore } from "react";
import { onWaitingNote, waitingNote } from "#app/lib/waiting-note.ts";

function onChange(callback: () => void): () => void {
  addEventListener("online", callback);
  addEventListener("offline", callback);
  return () => {
    removeEventListener("online", callback);
    removeEventListener("offline", callback);
  };
}

/** Says that the device is offline, for as long as it is, and how much waits on it to be sent. */
export function OfflineLine() {
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  const waiting = useSyncExternalStore(onWaitingNote, waitingNote, () => "");
  return (
    <div role="status" data-screen-only>
      {online && waiting === "" ? null : (
        <p className="bg-wash px-4 py-1 text-center text-sm text-ink">
          {online ? null : "You are offline. What you see may be out of date. "}
          {waiting}
        </p>
      )}
    </div>
  );
}
