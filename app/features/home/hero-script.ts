import { startIndex } from "./hero-product.ts";

/** Inline script before the panels: chooses the one that is shown. @param count how many there are */
export default function chooseProduct(count: number): void {
  const { dataset } = document.documentElement;
  dataset.heroBelow = dataset.hero = String(startIndex(location.hash, count));
}
