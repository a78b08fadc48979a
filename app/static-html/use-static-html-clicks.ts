import { useEffect } from "react";
import { useNavigate } from "react-router";

/** The link that a click should follow without loading a document; null where there is none, or the browser should follow it. */
function clientLink(event: MouseEvent, target: Element): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = target.closest<HTMLAnchorElement>("[data-static-html] a");
  if (link?.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return null;
  // A path with a file's ending is no page.
  return /\.\w+$/.test(link.pathname) ? null : link;
}

/**
 * Makes `<StaticHtml>` anywhere in the document work like React's own elements, with one listener on the document: its links lead
 * through the site without loading a document, and a button or link with `data-print` prints. Other links, new windows, downloads
 * and files stay the browser's. To be used once, in the layout around every page.
 */
export function useStaticHtmlClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      const printer = target.closest("[data-static-html] [data-print]");
      if (printer) {
        // A link prints the one section that it leads to.
        if (printer instanceof HTMLAnchorElement) location.hash = printer.hash;
        print();
        return;
      }
      const link = clientLink(event, target);
      if (!link) return;
      event.preventDefault();
      // The page scrolls to its own section by itself.
      const preventScrollReset = link.hash !== "" && link.pathname === location.pathname;
      navigate(link.pathname + link.search + link.hash, { preventScrollReset });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}
