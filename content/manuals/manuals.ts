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

/**
 * Gives every hash that leads somewhere in the manual of a product's page, without the `#`: those of tabs and sections, and
 * names that they were printed or linked under before.
 */
export function manualHashes(page: ProductSlug): ReadonlySet<string> {
  const manual = manuals[page];
  return new Set([
    ...manual.tabs.map((tab) => tab.hash),
    ...sectionsOf(page).map(({ anchor }) => anchor),
    ...Object.values(manual.aliases).flatMap(Object.keys),
  ]);
}

/**
 * Gives the id of the element that a hash means, which is the hash itself unless it is another name of something.
 * @param ownTab the id of the tab that belongs to the page that is shown: a product's trackers have pages of their own, on
 * which the same hash means something else
 */
export function manualAnchor(page: ProductSlug, hash: string, ownTab: string = page): string {
  const { aliases } = manuals[page];
  return (aliases[ownTab] ?? aliases[page])?.[hash] ?? hash;
}

/**
 * Gives the hash that opens a tab. It ends in the tab's name where the page's own tab takes the hash.
 * @param ownTab as for `manualAnchor`
 */
export function tabHash(page: ProductSlug, tab: ManualTab, ownTab?: string): string {
  const taken = tab.id !== ownTab && manualAnchor(page, tab.hash, ownTab) !== tab.hash;
  return taken ? `${tab.hash}-${tab.id}` : tab.hash;
}

/**
 * Gives the tab that a hash is in. Undefined for a hash of another part of the page, and for sections below every tab.
 * @param ownTab as for `manualAnchor`
 */
export function manualTabOf(page: ProductSlug, hash: string, ownTab?: string): ManualTab | undefined {
  const { tabs } = manuals[page];
  const target = manualAnchor(page, hash, ownTab);
  return tabs.find(
    (tab) => tabHash(page, tab, ownTab) === target || tab.sections.some(({ anchor }) => anchor === target),
  );
}

/**
 * Gives the address of a place in a manual: `/products/incard-finder?tab=manual&section=setup#setup-ios`.
 * @throws Error when the page has no such hash
 */
export function manualAddress(page: ProductSlug, hash: string): string {
  if (!manualHashes(page).has(hash)) throw new Error(`the manual of ${page} has nothing at #${hash}`);
  const { query, takesSection } = manuals[page];
  const tab = manualTabOf(page, hash);
  const selected = takesSection && tab !== undefined ? `&section=${tab.hash}` : "";
  return `/products/${page}?${query}${selected}#${hash}`;
}

/** Gives every section of the manual on a product's page, in the page's order. */
export const sectionsOf = (page: ProductSlug): readonly ManualSection[] => [
  ...manuals[page].tabs.flatMap((tab) => tab.sections),
  ...manuals[page].closing,
];

/** Gives the path of the page that prints a section of a manual alone. */
export const printAddress = ({ product, file }: Pick<ManualSection, "product" | "file">): string =>
  `/print/${product}/${file}`;
