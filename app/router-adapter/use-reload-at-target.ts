import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext, useNavigate } from "react-router";
import { useWindowEvent } from "#app/lib/use-window-event.ts";

const key = "reload-at";

/** Null when the page wasn't loaded again. */
function takeTarget(): string | null {
  const [from, target] = sessionStorage.getItem(key)?.split(" ") ?? [];
  sessionStorage.removeItem(key);
  const wasReloaded = performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");
  return wasReloaded && from === location.href && target !== undefined ? target : null;
}

/**
 * When a newer build lacks the next page's script, React Router reloads the current page and the link is lost: this
 * goes on to it. To be used once. Where the router is going is read from itself as the page is left: `useNavigation` says it
 * after a rendering, which on a slow phone comes later than the reload.
 */
export function useReloadAtTarget(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate = useNavigate();
  useEffect(() => {
    const target = takeTarget();
    if (target !== null) navigate(target);
  }, [navigate]);
  useWindowEvent("pagehide", () => {
    const next = router?.state.navigation.location;
    if (next) sessionStorage.setItem(key, `${location.href} ${next.pathname}${next.search}${next.hash}`);
  });
}
