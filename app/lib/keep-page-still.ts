/** Prevents scrolling, and a layout shift when the scrollbar disappears. */
const still = ["overflow-hidden", "[scrollbar-gutter:stable]"];

/** Keeps the page from scrolling; returns a function that lets it scroll again. */
export function keepPageStill(): () => void {
  const root = document.documentElement.classList;
  root.add(...still);
  return () => root.remove(...still);
}
