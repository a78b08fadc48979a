/** Scrolling has ended when nothing moved for this long, in milliseconds. */
const restMs = 250;

/**
 * Keeps the floating chat button out of the way while one scrolls down: sets `data-away` (app/styles/assistant.css) until
 * one scrolls up or stops.
 * @returns a function that stops it
 */
export function stepAside({ dataset }: HTMLElement): () => void {
  let last = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const comeBack = (): void => {
    delete dataset.away;
  };
  const onScroll = (): void => {
    clearTimeout(timer);
    if (scrollY > last) dataset.away = "";
    else comeBack();
    last = scrollY;
    timer = setTimeout(comeBack, restMs);
  };
  addEventListener("scroll", onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener("scroll", onScroll);
  };
}
