import { type ProductSlug, productSlugs, type TrackerId } from "#content/products.ts";
import { productOfTracker } from "#content/trackers.ts";
import type { ManualSection } from "./define-manual.ts";
import { manualAddress, manuals, sectionsOf } from "./manuals.ts";

/** A section of a manual, and the product on whose page it stands. */
export type PlacedSection = { readonly page: ProductSlug; readonly section: ManualSection };

/** Every section of every manual, in the order of the products and of their pages. */
export const allSections: readonly PlacedSection[] = productSlugs.flatMap((page) =>
  sectionsOf(page).map((section) => ({ page, section })),
);

/**
 * Finds a section by the id of its tracker and the name of its file; undefined where there is none, as for made-up
 * ones.
 */
export const findSection = (product: string, file: string): PlacedSection | undefined =>
  allSections.find(({ section }) => section.product === product && section.file === file);

/**
 * Gives the name of the file of a section of a tracker's manual, which a few manuals have under another name.
 * @param file the name that most manuals have it under
 */
export const sectionFile = (tracker: TrackerId, file: string): string =>
  manuals[productOfTracker(tracker)].otherNames?.[file] ?? file;

/**
 * Whether a tracker's manual has a section.
 * @param file the name that most manuals have it under
 */
export const hasSection = (tracker: TrackerId, file: string): boolean =>
  findSection(tracker, sectionFile(tracker, file)) !== undefined;

/**
 * Gives the address of a section of a tracker's manual, on the page of the product that the tracker is sold as.
 * @param file the name that most manuals have it under
 * @throws Error when the tracker's manual has no such section
 */
export function sectionAddress(tracker: TrackerId, file: string): string {
  const found = findSection(tracker, sectionFile(tracker, file));
  if (!found) throw new Error(`the manual of ${tracker} has no ${file}`);
  return manualAddress(found.page, found.section.anchor);
}

/**
 * Gives the address of a section as `sectionAddress` does, but on the tracker's own page, which shows the same manual:
 * Tagigo G's has another path than Tagigo's.
 * @throws Error when the tracker's manual has no such section
 */
export const ownSectionAddress = (tracker: TrackerId, file: string): string =>
  sectionAddress(tracker, file).replace(`/products/${productOfTracker(tracker)}?`, `/products/${tracker}?`);

/**
 * Gives the address at which a tracker's manual begins: its own tab, or the first one.
 * @throws Error when the manual has no tab
 */
export function manualStart(tracker: TrackerId): string {
  const product = productOfTracker(tracker);
  const { tabs } = manuals[product];
  const tab = tabs.find(({ id }) => id === tracker) ?? tabs[0];
  if (!tab) throw new Error(`the manual of ${product} has no tab`);
  return manualAddress(product, tab.hash);
}
