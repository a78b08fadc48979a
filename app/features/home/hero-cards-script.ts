import { elementAt } from "#app/lib/element-at.ts";
import { showProduct } from "./hero-product.ts";

/**
 * The inline script behind the cards: fetches the shown picture first and, until hydration, handles presses.
 * html[data-hero-input] is when the last input was, html[data-hero-pressed] says that a card was pressed; both for `Hero`.
 */
export default function watchCards(): void {
  const { dataset } = document.documentElement;
  const cards = document.currentScript?.previousElementSibling;
  const picture = document.querySelectorAll<HTMLImageElement>(".hero-panel img")[Number(dataset.hero)];
  if (picture) {
    picture.fetchPriority = "high";
    picture.loading = "eager";
  }
  showProduct(dataset.hero ?? "", cards);
  for (const type of ["click", "scroll", "keydown", "touchstart"]) {
    addEventListener(
      type,
      (event) => {
        if (dataset.hydrated) return;
        dataset.heroInput = String(performance.now());
        const card = type === "click" ? elementAt(event, "[data-hero-card]") : null;
        if (!card) return;
        dataset.heroPressed = "";
        showProduct(card.dataset.heroCard ?? "", cards);
      },
      { capture: true, passive: true },
    );
  }
}
