import { useEffect } from "react";

const calmMs = 2_000;

/** The router's data isn't cached: offline, a link loads the document. */
function followLinksPlainly(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (navigator.onLine || !navigator.serviceWorker?.controller || link?.origin !== location.origin) return;
  // Links inside the page change no data, and the one to the search opens a dialog.
  if (link.pathname === location.pathname || link.pathname === "/search") return;
  event.stopPropagation();
}

/** Imports offline support once the page is idle. Not for staff screens. */
export function useOfflineStart(): void {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(() => {
      import("./start-offline.ts")
        .then(({ start }) => start())
        .catch((error: unknown) => console.info("Nothing is cached for offline reading:", String(error)));
    }, calmMs);
    addEventListener("click", followLinksPlainly, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("click", followLinksPlainly, { capture: true });
    };
  }, []);
}
