import { useEffect } from "react";
import { useNavigate, useNavigation } from "react-router";

const key = "reload-at";
/** What a page left behind longer ago, in milliseconds, isn't followed: the tab was closed, or restored. */
const maxAgeMs = 10_000;

function takeTarget(): string | null {
  const [at, path] = sessionStorage.getItem(key)?.split(" ") ?? [];
  sessionStorage.removeItem(key);
  return path !== undefined && Date.now() - Number(at) < maxAgeMs ? path : null;
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
      sessionStorage.setItem(key, `${Date.now()} ${next.pathname}${next.search}${next.hash}`);
    };
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, [next]);
}
