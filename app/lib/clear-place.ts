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
  const columns = Array.from({ length: Math.ceil((end - start) / stepPx) + 1 }, (_, index) =>
    Math.min(start + index * stepPx, end),
  );
  const isClearRow = (y: number): boolean => {
    const found = columns.findIndex((x) => isOnControl(x, y, element));
    // What is in the way is mostly in the way of other rows too: they are looked at there first.
    if (found > 0) columns.unshift(...columns.splice(found, 1));
    return found < 0;
  };
  const height = Math.ceil((element.offsetHeight + 2 * marginPx) / stepPx) * stepPx;
  let lowest = floor;
  // From the top of each place: the next one begins above the highest row that isn't clear, so the others needn't be looked at.
  while (lowest - height > innerHeight / 3) {
    let up = height;
    while (up >= 0 && isClearRow(Math.min(lowest - up, innerHeight - 1))) up -= stepPx;
    if (up < 0) return floor - lowest;
    lowest -= up + stepPx;
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
