import { productSlugs, type TrackerId } from "#content/products.ts";
import { productOfTracker } from "#content/trackers.ts";
import { manualAddress, manuals, sectionsOf } from "./manuals.ts";

/** Every section of every manual, with its page. */
export const allSections = productSlugs.flatMap((page) => sectionsOf(page).map((section) => ({ page, section })));

export const findSection = (product: string, file: string) =>
  allSections.find(({ section }) => section.product === product && section.file === file);

/** The file of a section of a tracker's manual. @param file the name that most manuals have it under */
export const sectionFile = (tracker: TrackerId, file: string): string =>
  manuals[productOfTracker(tracker)].otherNames?.[file] ?? file;

/** Whether a tracker's manual has a section. @param file the name that most manuals have it under */
export const hasSection = (tracker: TrackerId, file: string): boolean =>
  findSection(tracker, sectionFile(tracker, file)) !== undefined;

/** Where a section of a tracker's manual stands. @throws Error when its manual has no such section */
export function sectionAddress(tracker: TrackerId, file: string): string {
  const found = findSection(tracker, sectionFile(tracker, file));
  if (!found) throw new Error(`the manual of ${tracker} has no ${file}`);
  return manualAddress(found.page, found.section.anchor);
}

/** As `sectionAddress`, on the tracker's own page: the manual stands on its product's page, and so on another where the two differ. */
export const ownSectionAddress = (tracker: TrackerId, file: string): string =>
  sectionAddress(tracker, file).replace(`/products/${productOfTracker(tracker)}?`, `/products/${tracker}?`);

/** Where a tracker's manual begins: its own tab, or the first. */
export function manualStart(tracker: TrackerId): string {
  const product = productOfTracker(tracker);
  const { tabs } = manuals[product];
  const tab = tabs.find(({ id }) => id === tracker) ?? tabs[0];
  if (!tab) throw new Error(`the manual of ${product} has no tab`);
  return manualAddress(product, tab.hash);
}
