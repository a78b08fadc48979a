import { coachIndex } from "./coach/coach.ts";
import { coachProcedures } from "./coach/devices.ts";
import { handOverAddress, handOverIndex } from "./hand-over.ts";
import { manualAddress } from "./manuals/manuals.ts";
import { allSections } from "./manuals/sections.ts";
import { trackerIds } from "./trackers.ts";

/** What a tracker is called in a code. Others are called by their names. */
const shortNames: Readonly<Record<string, string>> = {
  "incard-finder": "i",
  tagigo: "t",
  "tagigo-g": "g",
  "carbon-finder": "c",
};

const shortName = (tracker: string): string => shortNames[tracker] ?? tracker;

/**
 * Each product, manual section, procedure and sheet has its code. A printed code is never removed (the test lists them):
 * when its page moves away from here, the code gets a line with the new path.
 */
export const shortLinks: Readonly<Record<string, string>> = {
  found: "/found",
  disable: "/support/disable",
  steps: coachIndex,
  "hand-over": handOverIndex,
  ...Object.fromEntries([
    ...trackerIds.map((id) => [shortName(id), `/products/${id}`]),
    ...trackerIds.map((id) => [`${shortName(id)}-hand-over`, handOverAddress(id)]),
    ...allSections.map(({ page, section: { product, file, anchor } }) => [
      `${shortName(product)}-${file}`,
      manualAddress(page, anchor),
    ]),
    ...coachProcedures.map(({ device, id, address }) => [`${shortName(device)}-steps-${id}`, address]),
  ]),
};

/** Case is ignored, because codes are typed from packaging. */
export function findShortLink(typed: string): { readonly code: string; readonly target: string } | undefined {
  const code = typed.toLowerCase();
  const target = Object.hasOwn(shortLinks, code) ? shortLinks[code] : undefined;
  return target === undefined ? undefined : { code, target };
}

export const shortLinkPath = (code: string): string => `/go/${code}`;

/** The code of a path, to be printed beside a text; undefined where there is none. */
export const shortLinkTo = (address: string): string | undefined =>
  Object.keys(shortLinks).find((code) => shortLinks[code] === address);
