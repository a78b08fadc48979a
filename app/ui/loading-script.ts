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
    // A jump may have laid out all.
    if (!("belowFold" in part.dataset)) return;
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

/** A link to a section leads to where that really stands: the whole page is laid out at once. */
function layOutBeforeJump(event: Event): void {
  if (elementAt(event, "a[href*='#']:not([role=tab])")) delete document.documentElement.dataset.belowFold;
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
 * the first scroll, `data-loading` at the root holds back less important pictures (app/styles/loading.css).
 *
 * Until the page is scrolled, `data-below-fold` skips the layout of `below-fold` sections that aren't seen: a phone needs a fifth of
 * a second for them, and some visitors never come there. With the first scroll all are laid out, for eight milliseconds a frame:
 * all at once would block a phone. A page that starts further down (an anchor, Back, a reload) has its true height at once, and
 * so has one in a browser without `content-visibility` (Safari 17); a link to a section brings it (app/lib/scroll-to-hash.ts does
 * where script scrolls).
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
    delete dataset.loading;
  };
  addEventListener("scroll", finish, { capture: true, once: true });
  // Of the page: a gallery's own doesn't reach the window.
  addEventListener("scroll", layOut, { once: true });
  addEventListener("click", layOutBeforeJump, true);
  addEventListener("load", () => {
    setTimeout(finish, paintWaitMs);
    const main = document.querySelector("img[fetchpriority=high]");
    const isMain = (paint: PerformanceEntry): boolean => "element" in paint && paint.element === main;
    new PerformanceObserver((paints) => {
      if (!main || paints.getEntries().some(isMain)) finish();
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
