/**
 * Makes rows that scroll sideways on narrow screens a stop of the Tab key there alone: `data-swipe-below` says below which width
 * one scrolls. As served each is one, for keys before any script has run.
 * @param root whose rows are watched
 * @returns a function that ends it
 */
export function watchSwipeRows(root: ParentNode): () => void {
  const ends = [...root.querySelectorAll<HTMLElement>("[data-swipe-below]")].map((row) => {
    const narrow = matchMedia(`(width < ${row.dataset.swipeBelow})`);
    const setStop = (): void => {
      if (narrow.matches) row.tabIndex = 0;
      else row.removeAttribute("tabindex");
    };
    setStop();
    narrow.addEventListener("change", setStop);
    return () => narrow.removeEventListener("change", setStop);
  });
  return () => {
    for (const end of ends) end();
  };
}
