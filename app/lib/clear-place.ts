/** How long the page has to be left alone until it rests. */
const restMs = 250;
/** What is kept free around an element. */
const marginPx = 6;
const controls = "a, button, input, select, textarea, summary, label, iframe, video, [tabindex='0']";

/** From the window's top, in pixels. */
type Extent = Readonly<Record<"top" | "bottom", number>>;

/** What can be pressed by a control: for a link that is stretched over a card, the card. */
function pressedArea(control: HTMLElement): Element {
  return (control.matches("[class*='after:inset-0']") && control.offsetParent) || control;
}

/** Of what is seen there, can it be pressed? */
function canBePressed(seen: Element): boolean {
  const { visibility, pointerEvents } = getComputedStyle(seen);
  return visibility === "visible" && pointerEvents !== "none";
}

/**
 * What can be pressed and is seen in a column of the window. By an observer, because it measures with the frame that the browser
 * makes next: to ask what is at a hundred points took a phone a tenth of all that a page does at its start.
 * @param left and `right`: its edges, in pixels from the window's left
 * @param except what doesn't count, with all that is in it
 */
function pressableBetween(left: number, right: number, except: Element): Promise<readonly Extent[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (found) => {
        observer.disconnect();
        const seen = found.filter(({ target, intersectionRect }) => target !== except && intersectionRect.width > 0);
        resolve(seen.filter(({ target }) => canBePressed(target)).map(({ intersectionRect }) => intersectionRect));
      },
      { rootMargin: `0px ${right - document.documentElement.clientWidth}px 0px ${-left}px` },
    );
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!except.contains(control)) observer.observe(pressedArea(control));
    }
    // So that there is an answer where nothing can be pressed.
    observer.observe(except);
  });
}

/**
 * The lowest place between extents that are taken.
 * @param height that it has to have
 * @param floor it ends above this
 * @param ceiling it begins below this
 * @returns its lower end, or null where there is none; all in pixels from the window's top
 */
export function lowestPlace(taken: readonly Extent[], height: number, floor: number, ceiling: number): number | null {
  let bottom = floor;
  for (;;) {
    const top = bottom - height;
    if (top < ceiling) return null;
    const inTheWay = taken.filter((extent) => extent.top < bottom && extent.bottom > top);
    if (inTheWay.length === 0) return bottom;
    bottom = Math.min(...inTheWay.map((extent) => extent.top));
  }
}

/**
 * How far a floating element must move up so that nothing that can be pressed lies under it. It goes no higher than the upper
 * third of the window.
 * @param element has `position: fixed` and a `bottom`, and stands where that puts it
 * @returns pixels, 0 where it is clear already, or null when there is no such place
 */
export async function liftToClearPlace(element: HTMLElement): Promise<number | null> {
  // On paper, or hidden by what is open.
  if (element.offsetWidth === 0) return 0;
  const style = getComputedStyle(element);
  const left = Math.floor(Number.parseFloat(style.left)) - marginPx;
  const floor = innerHeight - Number.parseFloat(style.bottom) + marginPx;
  const taken = await pressableBetween(left, left + element.offsetWidth + 2 * marginPx, element);
  const place = lowestPlace(taken, element.offsetHeight + 2 * marginPx, floor, innerHeight / 3);
  return place === null ? null : floor - place;
}

/**
 * Calls back whenever the page has come to rest: a quarter of a second after the last scroll, press, change of size, or change of
 * what the root says about the page by its attributes; and a first time at once.
 * @returns a function that ends it
 */
export function onPageRest(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(callback, restMs);
  };
  const listening = new AbortController();
  for (const type of ["scroll", "resize", "click"]) {
    addEventListener(type, restart, { passive: true, capture: true, signal: listening.signal });
  }
  // The first report comes at once, when the page is laid out anyway.
  let onSize = callback;
  const sizes = new ResizeObserver(() => {
    onSize();
    onSize = restart;
  });
  sizes.observe(document.body);
  const root = new MutationObserver(restart);
  root.observe(document.documentElement, { attributes: true });
  return () => {
    clearTimeout(timer);
    listening.abort();
    sizes.disconnect();
    root.disconnect();
  };
}
