import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterStateContext, useLocation } from "react-router";
import { useArrival } from "#app/lib/arrival.ts";
import { takeovers } from "#app/lib/scroll-to-hash.ts";

/** How long is waited for the page to become taller: a list that isn't there by then won't come. */
const maxWaitMs = 10_000;

/**
 * After Back or Forward, goes on to the place where the visitor was once the page is tall enough for it: the router goes there
 * at once, and what is fetched by script, such as a list of the staff screens, comes later. Whoever scrolls, touches or types
 * meanwhile is left alone. For the layout of such pages.
 */
export function useKeptPlace(): void {
  const arrival = useArrival();
  const { key } = useLocation();
  const place = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of an entry has its own `key`
  useEffect(() => {
    if (arrival !== "history" || typeof place !== "number") return undefined;
    const isThere = (): boolean => document.documentElement.scrollHeight - innerHeight >= place;
    if (isThere()) return undefined;
    const growth = new ResizeObserver(() => {
      if (!isThere()) return;
      scrollTo({ top: place, behavior: "instant" });
      stop();
    });
    const timer = setTimeout(stop, maxWaitMs);
    function stop() {
      clearTimeout(timer);
      growth.disconnect();
      for (const type of takeovers) removeEventListener(type, stop);
    }
    growth.observe(document.body);
    for (const type of takeovers) addEventListener(type, stop, { passive: true });
    return stop;
  }, [arrival, key, place]);
}
