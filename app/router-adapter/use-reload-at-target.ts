import { useContext, useEffect } from "react";
import { createPath, UNSAFE_DataRouterContext } from "react-router";
import { storedText, storeText } from "#app/lib/stored-text.ts";
import { useWindowEvent } from "#app/lib/use-window-event.ts";

/** Under it a page that is left while a link is followed stores its address and the link's for the tab, with a space between. */
const key = "reload-at";

/** Without the next page's data and script after this long, its document is asked for. */
const answerTimeoutMs = 10_000;

/**
 * Where the page was going when it was loaded again; null when it wasn't, or was going nowhere. It is forgotten, so that the next
 * reload stays.
 */
function takeTarget(): string | null {
  const [from, target] = storedText(key, "session")?.split(" ") ?? [];
  storeText(key, null, "session");
  const wasReloaded = performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");
  return wasReloaded && from === location.href && target !== undefined ? target : null;
}

/**
 * Goes on to a link that would be lost. When a newer build lacks the next page's script, React Router reloads the page that it is
 * on: then this loads the next page's document, because a page whose script fails would be left again. It loads that document too
 * when the page's data and script don't come within ten seconds.
 *
 * Where the router is going is read from the router itself as the page is left: `useNavigation` says it after a rendering, which on
 * a slow phone comes later than the reload. To be used once, around every page.
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
