import { carbonFinderManual } from "#content/products/carbon-finder/manual.ts";
import { incardFinderManual } from "#content/products/incard-finder/manual.ts";
import { tagigoManual } from "#content/products/tagigo/manual.ts";
import type { ProductSlug } from "#content/products.ts";
import type { Manual, ManualSection, ManualTab } from "./define-manual.ts";

/** The manual of each product: it stands on the product's page (docs/behavior/manuals.md#addresses). */
export const manuals: Readonly<Record<ProductSlug, Manual>> = {
  "incard-finder": incardFinderManual,
  tagigo: tagigoManual,
  "carbon-finder": carbonFinderManual,
};

export function manualHashes(page: ProductSlug): ReadonlySet<string> {
  const manual = manuals[page];
  return new Set([
    ...manual.tabs.map((tab) => tab.hash),
    ...sectionsOf(page).map(({ anchor }) => anchor),
    ...Object.values(manual.aliases).flatMap(Object.keys),
  ]);
}

/** The id of the element that a hash means. @param own id of the sub-tab that belongs to the page */
export function manualAnchor(page: ProductSlug, hash: string, own: string = page): string {
  const { aliases } = manuals[page];
  return (aliases[own] ?? aliases[page])?.[hash] ?? hash;
}

/** Ends in the sub-tab's name where the page's own sub-tab takes the hash. @param own as for `manualAnchor` */
export function tabHash(page: ProductSlug, tab: ManualTab, own?: string): string {
  const taken = tab.id !== own && manualAnchor(page, tab.hash, own) !== tab.hash;
  return taken ? `${tab.hash}-${tab.id}` : tab.hash;
}

/**
 * The sub-tab of a hash; undefined for another place and sections below every sub-tab.
 * @param own as for `manualAnchor`
 */
export function manualTabOf(page: ProductSlug, hash: string, own?: string): ManualTab | undefined {
  const { tabs } = manuals[page];
  const target = manualAnchor(page, hash, own);
  return tabs.find((tab) => tabHash(page, tab, own) === target || tab.sections.some(({ anchor }) => anchor === target));
}

/** `/products/incard-finder?tab=manual&section=setup#setup-ios`. @throws when the page has no such hash */
export function manualAddress(page: ProductSlug, hash: string): string {
  if (!manualHashes(page).has(hash)) throw new Error(`the manual of ${page} has nothing at #${hash}`);
  const { query, takesSection } = manuals[page];
  const tab = manualTabOf(page, hash);
  const selected = takesSection && tab !== undefined ? `&section=${tab.hash}` : "";
  return `/products/${page}?${query}${selected}#${hash}`;
}

/** Every section of a page, in its order. */
export const sectionsOf = (page: ProductSlug): readonly ManualSection[] => [
  ...manuals[page].tabs.flatMap((tab) => tab.sections),
  ...manuals[page].closing,
];

export const printAddress = ({ product, file }: Pick<ManualSection, "product" | "file">): string =>
  `/print/${product}/${file}`;
