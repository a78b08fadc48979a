/** What one presses or writes into. */
const controls = "main :is(a, button, input, select, textarea, label, summary)";
/** The page lies still when nothing moved for this long, in milliseconds. */
const restMs = 150;
/** Points that are looked at across the button, as shares of its size. */
const shares = [0.1, 0.3, 0.5, 0.7, 0.9];

/**
 * Lets the chat button, which floats over the page's corner, step aside while a control of the page rests under it: it then
 * carries `data-aside`, and the style sheet moves it to the edge. While the page moves the button stays as it is.
 * @returns ends it
 */
export function stepAside(button: HTMLElement): () => void {
  const look = (): void => {
    // Where it stands without having stepped aside.
    const { offsetLeft: left, offsetTop: top, offsetWidth: size } = button;
    const covers = shares.some((x) =>
      shares.some((y) =>
        document.elementsFromPoint(left + x * size, top + y * size).some((one) => one.matches(controls)),
      ),
    );
    button.toggleAttribute("data-aside", covers);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, restMs);
  };
  // What opens or comes changes the page's height; a page that is turned changes its width.
  const watch = new ResizeObserver(later);
  watch.observe(document.body);
  addEventListener("scroll", later, { passive: true });
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    removeEventListener("scroll", later);
  };
}
