import { useEffect } from "react";

/** Does nothing where it is unsupported or refused. */
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
        // Refused, such as on low battery.
      }
    }
    // The browser releases it when the page is hidden.
    document.addEventListener("visibilitychange", take);
    void take();
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, []);
}
