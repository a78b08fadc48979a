import { useEffect } from "react";

/**
 * Keeps the screen awake while the page is shown; lets it sleep again on leaving. A browser that can't, or won't because
 * the battery is low, changes nothing.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    async function take() {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        const taken = await navigator.wakeLock.request("screen");
        if (left) await taken.release();
        else lock = taken;
      } catch {
        // Refused: the screen sleeps as always.
      }
    }
    // The browser gives it back when the page is hidden; it is asked for again when it shows.
    document.addEventListener("visibilitychange", take);
    void take();
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, []);
}
