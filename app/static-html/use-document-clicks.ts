import { useEffect } from "react";
import { useNavigate } from "react-router";

/** The link that a click should follow without loading a document; null where there is none, or the browser should follow it. */
function clientLink(event: MouseEvent, target: Element): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = target.closest<HTMLAnchorElement>("[data-static-html] a, a[data-page-link]");
  if (link?.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return null;
  // A path with a file's ending is no page.
  return /\.\w+$/.test(link.pathname) ? null : link;
}

/**
 * Follows each `<PageLink>` and the links of each `<StaticHtml>` without loading a document, with one listener for all, and lets a
 * button or link of static HTML with `data-print` print. Other links, new windows, downloads and files stay the browser's; a click
 * whose default a handler of React's prevented is left alone. To be used once, in the layout around every page.
 */
export function useDocumentClicks(): void {
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
      const toOwnSection = link.hash !== "" && link.pathname === location.pathname;
      navigate(link.pathname + link.search + link.hash, {
        preventScrollReset: toOwnSection || link.dataset.pageLink === "keep-place",
        // As browsers do: the same address again is no further entry of the history.
        replace: link.href === location.href,
      });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}
