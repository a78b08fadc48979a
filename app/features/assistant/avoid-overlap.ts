/** Selector of interactive controls. */
const controls = "main :is(a, button, input, select, textarea, label, summary)";
/** Scrolling has ended when nothing moved for this long, in milliseconds. */
const restMs = 150;
/** Sample points on the button, as fractions of its size. */
const shares = [0.1, 0.3, 0.5, 0.7, 0.9];

/**
 * Moves the floating chat button aside while it covers a control of the page: sets `data-aside`, and the style sheet
 * moves it to the edge. Checked when scrolling has ended. @returns a function that stops it
 */
export function avoidOverlap(button: HTMLElement): () => void {
  const look = (): void => {
    // Its position without `data-aside`.
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
  // Opened or loaded content changes the page's height; rotating the device changes its width.
  const watch = new ResizeObserver(later);
  watch.observe(document.body);
  addEventListener("scroll", later, { passive: true });
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    removeEventListener("scroll", later);
  };
}
