/** How long the page has to be left alone until it rests. */
const restMs = 250;
/** Between two looks at the page: nothing that can be pressed is smaller. */
const stepPx = 12;
/** What is kept free around an element. */
const marginPx = 6;
const controls = "a, button, input, select, textarea, summary, label, iframe, video, [tabindex='0']";

/** Whether something that can be pressed is seen at a point of the window, below `floating` and what is in it. */
function isOnControl(x: number, y: number, floating: HTMLElement): boolean {
  const seen = document.elementsFromPoint(x, y).find((one) => !floating.contains(one));
  return seen?.closest(controls) != null;
}

/**
 * How far a floating element must move up so that nothing that can be pressed lies under it. It goes no higher than the upper
 * third of the window.
 * @param element has `position: fixed` and a `bottom`, and stands where that puts it
 * @returns pixels, 0 where it is clear already, or null when there is no such place
 */
export function liftToClearPlace(element: HTMLElement): number | null {
  const { left, bottom } = getComputedStyle(element);
  const start = Number.parseFloat(left) - marginPx;
  const end = start + element.offsetWidth + 2 * marginPx;
  const floor = innerHeight - Number.parseFloat(bottom) + marginPx;
  const isClearRow = (y: number): boolean => {
    for (let x = start; x < end + stepPx; x += stepPx) if (isOnControl(Math.min(x, end), y, element)) return false;
    return true;
  };
  let lowest = floor;
  for (let y = floor; y > innerHeight / 3; y -= stepPx) {
    if (!isClearRow(Math.min(y, innerHeight - 1))) lowest = y - stepPx;
    else if (lowest - y >= element.offsetHeight + 2 * marginPx) return floor - lowest;
  }
  return null;
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
