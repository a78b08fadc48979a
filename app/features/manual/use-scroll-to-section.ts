import { useEffect } from "react";
import { useLocation } from "react-router";
import { useArrival } from "#app/lib/arrival.ts";
import { scrollToId, takeovers } from "#app/lib/scroll-to-hash.ts";

/**
 * Scrolls to a section some time after the address asked for it, unless the visitor scrolls, touches or types
 * meanwhile, or came by Back or Forward.
 * @param delaysMs several where late pictures may move the section
 * @param offset room above it in pixels
 */
export function useScrollToSection(id: string | null, delaysMs: readonly number[], offset?: number): void {
  const { key } = useLocation();
  const arrival = useArrival();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each navigation; the delays are constants
  useEffect(() => {
    if (id === null || arrival === "history") return;
    const timers = delaysMs.map((delay) => setTimeout(() => scrollToId(id, offset), delay));
    function stop() {
      timers.forEach(clearTimeout);
      for (const type of takeovers) removeEventListener(type, stop);
    }
    for (const type of takeovers) addEventListener(type, stop, { passive: true });
    return stop;
  }, [id, key]);
}
