import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a navigation inside the site, moves focus to the page's main part, so that keyboard and screen reader start there. */
export function useRouteFocus(mainId: string): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash === "") document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, hash, mainId]);
}
