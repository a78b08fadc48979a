/** Prevents a layout shift when the scrollbar disappears. */
const still = ["overflow-hidden", "[scrollbar-gutter:stable]"];

/** Returns a function that lets the page scroll again. */
export function keepPageStill(): () => void {
  const root = document.documentElement.classList;
  root.add(...still);
  return () => root.remove(...still);
}
