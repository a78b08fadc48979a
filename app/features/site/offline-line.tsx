import { useSyncExternalStore } from "react";
import { queueNote } from "#app/lib/offline-queue-status.ts";

function onChange(callback: () => void): () => void {
  addEventListener("online", callback);
  addEventListener("offline", callback);
  return () => {
    removeEventListener("online", callback);
    removeEventListener("offline", callback);
  };
}

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
          {online ? null : "You are offline. What you see may be out of date. "}
          {waiting}
        </p>
      )}
    </div>
  );
}
