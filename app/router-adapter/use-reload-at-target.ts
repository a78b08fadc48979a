import { useEffect } from "react";
import { useNavigate, useNavigation } from "react-router";

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
 * goes on to it. To be used once.
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
