const restMs = 250;

/** Sets `data-away` (app/styles/assistant.css) while one scrolls down. @returns a function that stops it */
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
