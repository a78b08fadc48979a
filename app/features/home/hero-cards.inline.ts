// Inline script behind the cards: fetches the shown picture first and, until hydration, handles presses.
// html[data-hero-input] is when the last input was, for `useRotation`.

const { dataset } = document.documentElement;
const cards = [...(document.currentScript?.previousElementSibling?.querySelectorAll("button") ?? [])];

const picture = document.querySelectorAll<HTMLImageElement>(".hero-panel img")[Number(dataset.hero)];
if (picture) {
  picture.fetchPriority = "high";
  picture.loading = "eager";
}

function markCard(): void {
  for (const [index, card] of cards.entries())
    card.setAttribute("aria-pressed", String(index === Number(dataset.hero)));
}
markCard();

for (const type of ["click", "scroll", "keydown", "touchstart"]) {
  const note = (event: Event): void => {
    if (dataset.hydrated) {
      removeEventListener(type, note, true);
      return;
    }
    dataset.heroInput = String(performance.now());
    const card =
      type === "click" && event.target instanceof Element
        ? event.target.closest<HTMLElement>("[data-hero-card]")
        : null;
    if (!card?.dataset.heroCard) return;
    dataset.hero = card.dataset.heroCard;
    dataset.heroPressed = "";
    markCard();
  };
  addEventListener(type, note, { capture: true, passive: true });
}
