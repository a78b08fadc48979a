import { liftToClearPlace, onPageRest } from "#app/lib/clear-place.ts";

/**
 * Sets `data-away` (app/styles/assistant.css) while one scrolls down, and at rest moves the button up to where it covers nothing
 * that can be pressed; where there is no such place it stays away.
 * @returns a function that ends it
 */
export function stepAside(button: HTMLElement): () => void {
  let last = scrollY;
  const onScroll = (): void => {
    button.toggleAttribute("data-away", scrollY > last);
    last = scrollY;
  };
  addEventListener("scroll", onScroll, { passive: true });
  const stop = onPageRest(async () => {
    const lift = await liftToClearPlace(button);
    // It stays under a finger until that has pressed it; the press is followed by another rest.
    if (button.matches(":active")) return;
    button.toggleAttribute("data-away", lift === null);
    button.style.setProperty("--lift", `${lift ?? 0}px`);
  });
  return () => {
    removeEventListener("scroll", onScroll);
    stop();
  };
}
