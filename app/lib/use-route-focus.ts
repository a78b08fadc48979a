import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a client-side navigation keyboard and screen reader start at the page's main part. */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash === "") document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
