import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/**
 * Makes links in HTML that isn't React's (StaticHtml) navigate inside the site: put the result on an element around it
 * as `onClick`. Links elsewhere, new windows, downloads and files stay the browser's.
 */
export function useContentLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // Only links of StaticHtml: React's own links know themselves where they lead, and a buy link leaves the pages.
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-static-html] a") : null;
    if (link?.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/\.\w+$/.test(link.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}
