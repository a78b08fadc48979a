import type { TrackerId } from "#content/trackers.ts";
import { type ManualPage, manualAddress, sectionsOf } from "./manuals.ts";

const pages: readonly ManualPage[] = ["incard-finder", "tagigo", "carbon-finder"];

/** Every section of every manual, with its page. */
export const allSections = pages.flatMap((page) => sectionsOf(page).map((section) => ({ page, section })));

export const findSection = (product: string, file: string) =>
  allSections.find(({ section }) => section.product === product && section.file === file);

/** Sections that have another name in one tracker's manual. */
const otherNames: Readonly<Partial<Record<TrackerId, Readonly<Record<string, string>>>>> = {
  "incard-finder": { disable: "disable-finder" },
  "carbon-finder": { battery: "wireless-charging" },
};

export const sectionFile = (tracker: TrackerId, file: string): string => otherNames[tracker]?.[file] ?? file;

/** Where a section of a tracker's manual stands. @throws Error when its manual has no such section */
export function sectionAddress(tracker: TrackerId, file: string): string {
  const found = findSection(tracker, sectionFile(tracker, file));
  if (!found) throw new Error(`the manual of ${tracker} has no ${file}`);
  return manualAddress(found.page, found.section.anchor);
}

/** As `sectionAddress`, on the tracker's own page: Tagigo G's manual stands on Tagigo's page as well. */
export function ownSectionAddress(tracker: TrackerId, file: string): string {
  const address = sectionAddress(tracker, file);
  return tracker === "tagigo-g" ? address.replace(/^\/products\/tagigo\b/, `/products/${tracker}`) : address;
}

/** Where a tracker's manual begins. */
export const manualStart = (tracker: TrackerId): string =>
  tracker === "tagigo" || tracker === "tagigo-g"
    ? manualAddress("tagigo", tracker === "tagigo" ? "manual" : "manual-tagigo-g")
    : manualAddress(tracker, "setup");
