import { useContext, useEffect } from "react";
import { createPath, UNSAFE_DataRouterContext } from "react-router";
import { storedText, storeText } from "#app/lib/stored-text.ts";
import { useWindowEvent } from "#app/lib/use-window-event.ts";

const key = "reload-at";

/** Without the next page's data and script by then, its document is asked for, in milliseconds. */
const answerTimeoutMs = 10_000;

/** Null when the page wasn't loaded again. */
function takeTarget(): string | null {
  const [from, target] = storedText(key, "session")?.split(" ") ?? [];
  storeText(key, null, "session");
  const wasReloaded = performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");
  return wasReloaded && from === location.href && target !== undefined ? target : null;
}

/**
 * When a newer build lacks the next page's script, React Router reloads the current page and the link is lost: this
 * goes on to it, by its document: one whose script fails would be left again. To be used once. Where the router is going is read from itself as the page is left: `useNavigation` says it
 * after a rendering, which on a slow phone comes later than the reload.
 */
export function useReloadAtTarget(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    const target = takeTarget();
    if (target !== null) location.assign(target);
  }, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router?.subscribe(({ navigation: { location: next, formMethod } }) => {
      clearTimeout(timer);
      if (next && !formMethod) timer = setTimeout(() => location.assign(createPath(next)), answerTimeoutMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, [router]);
  useWindowEvent("pagehide", () => {
    const next = router?.state.navigation.location;
    if (next) storeText(key, `${location.href} ${createPath(next)}`, "session");
  });
}
