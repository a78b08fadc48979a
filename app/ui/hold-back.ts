const nothing = (): void => undefined;

/** How long sections are laid out at a time, in milliseconds: all at once would block a phone. */
const layOutMs = 2;

/**
 * Skips the layout of a part's `below-fold` sections by `data-below-fold` (app/styles/loading.css).
 * @returns lays them out, some milliseconds a frame; nothing in a browser without `content-visibility` (Safari 17), which
 *   has the true height at once
 */
function skipBelowFold(part: HTMLElement): () => void {
  if (!("contentVisibility" in part.style)) return nothing;
  part.dataset.belowFold = "";
  function layOutSome(): void {
    const end = performance.now() + layOutMs;
    let section: HTMLElement | null;
    do {
      section = part.querySelector(".below-fold:not([style],[data-closed] *)");
      if (section) {
        section.style.contentVisibility = "visible";
        // Reading its height lays it out now.
        void section.offsetHeight;
      }
    } while (section && performance.now() < end);
    if (section) soon();
    else delete part.dataset.belowFold;
  }
  const soon = () => requestAnimationFrame(() => setTimeout(layOutSome));
  return () => void soon();
}

/** Lays out the panel of a tab that is opened bit by bit. */
function openTab({ target }: Event): void {
  const tab = target instanceof Element ? target.closest("[role=tab]") : null;
  const panel = tab && document.getElementById(tab.getAttribute("aria-controls") ?? "");
  if (!panel) return;
  for (const part of panel.querySelectorAll(".prose>*")) part.classList.add("below-fold");
  skipBelowFold(panel)();
}

/**
 * Part of the inline script in the head. Until the page has loaded and its main picture is painted (where the browser
 * doesn't tell, 300 ms after the load), or the first scroll, `data-loading` holds back less important pictures
 * (app/styles/loading.css), and sections below the fold aren't laid out; then they are, bit by bit. A page that starts
 * further down has its true height at once. A form that is sent before hydration is marked by `data-sent` for the chat.
 */
export default function holdBackBelowFold(): void {
  const root = document.documentElement;
  addEventListener(
    "submit",
    ({ target }) => {
      if (target instanceof HTMLElement) target.dataset.sent = "";
    },
    true,
  );
  addEventListener("click", openTab, true);
  const [visit] = performance.getEntriesByType("navigation");
  const isFirstVisit = !(visit instanceof PerformanceNavigationTiming) || visit.type === "navigate";
  if (location.hash || !isFirstVisit) return;
  const layOut = skipBelowFold(root);
  root.dataset.loading = "";
  function loaded(): void {
    if (!("loading" in root.dataset)) return;
    delete root.dataset.loading;
    layOut();
  }
  addEventListener("scroll", loaded, { capture: true, once: true });
  addEventListener("load", () => {
    setTimeout(loaded, 300);
    const main = document.querySelector("img[fetchpriority=high]");
    new PerformanceObserver((list) => {
      const painted = list.getEntries().map((entry) => ("element" in entry ? entry.element : null));
      if (!main || painted.includes(main)) loaded();
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
