import { elementAt } from "#app/lib/element-at.ts";

/** How long sections are laid out in a frame, in milliseconds: with less, the frames cost a phone more than the sections. */
const layoutMs = 8;
/** When pictures are fetched where the browser doesn't tell of the main one's paint, in milliseconds after the load. */
const paintWaitMs = 300;

/**
 * Skips the layout of the `below-fold` sections in a part of the page.
 * @returns a function that lays them out, as long as `layoutMs` a frame. In a browser without `content-visibility` (Safari 17)
 * it does nothing, because nothing was skipped
 */
function skipLayout(part: HTMLElement): () => void {
  if (!("contentVisibility" in part.style)) return () => {};
  part.dataset.belowFold = "";
  const inNextFrame = () => requestAnimationFrame(() => setTimeout(layOut));
  function layOut(): void {
    const end = performance.now() + layoutMs;
    let section: HTMLElement | null;
    do {
      section = part.querySelector<HTMLElement>(".below-fold:not([style],[data-closed] *)");
      if (section) {
        section.style.contentVisibility = "visible";
        // Asked for its size, the browser lays it out at once.
        section.getBoundingClientRect();
      }
    } while (section && performance.now() < end);
    if (section) inNextFrame();
    else delete part.dataset.belowFold;
  }
  return inNextFrame;
}

/** What a tab shows is laid out as it is read: its first screen at once, the rest as `skipLayout` says. */
function openPanel(event: Event): void {
  const panel = document.getElementById(elementAt(event, "[role=tab]")?.getAttribute("aria-controls") ?? "");
  if (!panel) return;
  for (const section of panel.querySelectorAll(".prose>*")) section.classList.add("below-fold");
  skipLayout(panel)();
}

/**
 * A part of the head's inline script, which runs before the first paint.
 *
 * Until the page has loaded and its main picture is painted (where the browser doesn't tell, `paintWaitMs` after the load), or
 * the first scroll, `data-loading` at the root holds back less important pictures (app/styles/loading.css), and `data-below-fold`
 * skips the layout of `below-fold` sections that aren't seen. Then they are laid out for eight milliseconds a frame: all at once
 * would block a phone, and waiting until the browser is idle would leave them empty until the page's scripts have run. A page
 * that starts further down (an anchor, Back, a reload) has its true height at once, and so has one in a browser without
 * `content-visibility` (Safari 17).
 *
 * A form that is sent before hydration is marked by `data-sent`: the chat sends then what stands in it.
 */
export function loadInOrder(): void {
  const root = document.documentElement;
  const { dataset } = root;
  addEventListener(
    "submit",
    ({ target }) => {
      if (target instanceof HTMLElement) target.dataset.sent = "";
    },
    true,
  );
  addEventListener("click", openPanel, true);
  const [visit] = performance.getEntriesByType("navigation");
  // It starts further down: at an anchor, after Back or a reload.
  if (location.hash || (visit && "type" in visit && visit.type !== "navigate")) return;
  const layOut = skipLayout(root);
  dataset.loading = "";
  const finish = (): void => {
    if (!("loading" in dataset)) return;
    delete dataset.loading;
    layOut();
  };
  addEventListener("scroll", finish, { capture: true, once: true });
  addEventListener("load", () => {
    setTimeout(finish, paintWaitMs);
    const main = document.querySelector("img[fetchpriority=high]");
    const isMain = (paint: PerformanceEntry): boolean => "element" in paint && paint.element === main;
    new PerformanceObserver((paints) => {
      if (!main || paints.getEntries().some(isMain)) finish();
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
