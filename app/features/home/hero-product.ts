import { fragmentOf } from "#app/lib/fragment.ts";

/** Only while product 0 is shown (docs/behavior/home.md#order). */
const firstProductSections = ["features", "how-it-works", "blog"];

/** Whether the fragment of an address leads to a section that only product 0 has. */
export function needsFirst(hash: string): boolean {
  return firstProductSections.includes(fragmentOf(hash));
}

/** The product that the hero begins with: one at random, or 0 for a section that only it has (docs/behavior/home.md#hero). */
export const startIndex = (hash: string, count: number): number =>
  needsFirst(hash) ? 0 : Math.floor(Math.random() * count);

/** Whether somebody reads what stands below the hero, so that it doesn't follow the hero for now. */
let belowIsRead = false;

/**
 * Keeps what stands below the hero as it is while that is read and the hero goes on turning; html[data-hero-below] says which
 * product it is about (app/styles/hero.css).
 * @param isRead false lets it follow the hero again
 */
export function keepBelow(isRead: boolean): void {
  const { dataset } = document.documentElement;
  belowIsRead = isRead;
  if (!isRead && dataset.hero) dataset.heroBelow = dataset.hero;
}

/** Shows what belongs to a product below the hero, also while it is read: somebody chose the product. */
export function chooseBelow(index: string): void {
  document.documentElement.dataset.heroBelow = index;
}

/**
 * The panel by html[data-hero] (app/styles/hero.css), the card as the pressed one.
 * @param around has the cards in it
 */
export function showProduct(index: string, around: ParentNode | null | undefined): void {
  const { dataset } = document.documentElement;
  dataset.hero = index;
  if (!belowIsRead) dataset.heroBelow = index;
  for (const card of around?.querySelectorAll<HTMLElement>("[data-hero-card]") ?? [])
    card.ariaPressed = String(card.dataset.heroCard === index);
}
