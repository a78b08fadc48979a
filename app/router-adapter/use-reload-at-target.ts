import { useEffect } from "react";
import { useNavigate, useNavigation } from "react-router";

const key = "reload-at";

/** Where the page was going when it was loaded again; null when it came about in another way. */
function takeTarget(): string | null {
  const [from, target] = sessionStorage.getItem(key)?.split(" ") ?? [];
  sessionStorage.removeItem(key);
  const wasReloaded = performance
    .getEntriesByType("navigation")
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === "reload");
  return wasReloaded && from === location.href && target !== undefined ? target : null;
}

/**
 * When a newer build no longer has the next page's script, React Router loads the page that it is on again, and the link that was
 * pressed is lost: the page that was loaded again goes on to it. To be used once.
 */
export function useReloadAtTarget(): void {
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  useEffect(() => {
    const target = takeTarget();
    if (target !== null) navigate(target);
  }, [navigate]);
  useEffect(() => {
    if (!next) return;
    const leave = (): void => {
      sessionStorage.setItem(key, `${location.href} ${next.pathname}${next.search}${next.hash}`);
    };
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [next]);
}
