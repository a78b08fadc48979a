import { useSyncExternalStore } from "react";

function onChange(callback: () => void): () => void {
  addEventListener("online", callback);
  addEventListener("offline", callback);
  return () => {
    removeEventListener("online", callback);
    removeEventListener("offline", callback);
  };
}

/** Says that the device is offline, for as long as it is. */
export function OfflineLine() {
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" data-screen-only>
      {online ? null : (
        <p className="bg-wash px-4 py-1 text-center text-sm text-ink">
          You are offline. What you see may be out of date, and nothing can be sent.
        </p>
      )}
    </div>
  );
}
