import type { MouseEvent } from "react";
import { useContentLinks } from "./content-links.ts";

/** Clicks of a page that is made to be printed: `data-print` prints, links of its still HTML navigate inside the site. */
export function useSheetClicks(): (event: MouseEvent) => void {
  const followLinks = useContentLinks();
  return (event) => {
    if (event.target instanceof Element && event.target.closest("[data-print]")) window.print();
    else followLinks(event);
  };
}
