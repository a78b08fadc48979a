import { coachIndex } from "#content/coach/coach-address.ts";
import { coachProcedures } from "./coach/devices.ts";
import { handOverAddress, handOverIndex } from "./hand-over.ts";
import { manualAddress } from "./manuals/manuals.ts";
import { allSections } from "./manuals/sections.ts";
import { trackerRecord } from "./products/records.ts";
import { trackerIds } from "./trackers.ts";

const codes = new Map<string, string>(trackerIds.map((id) => [id, trackerRecord(id).linkCode]));

/** What a device is called in a code: those that aren't ours by their ids. */
const shortName = (device: string): string => codes.get(device) ?? device;

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

/**
 * Finds a short link by its code. Case is ignored, because codes are typed from packaging.
 * @param typed what follows `/go/` in an address
 * @returns the code as it is listed, and the path that it leads to; undefined where there is no such code
 */
export function findShortLink(typed: string): { readonly code: string; readonly target: string } | undefined {
  const code = typed.toLowerCase();
  const target = Object.hasOwn(shortLinks, code) ? shortLinks[code] : undefined;
  return target === undefined ? undefined : { code, target };
}

/** Gives the path of a short link, as it is printed. */
export const shortLinkPath = (code: string): string => `/go/${code}`;

/** Gives the code that leads to a path, to be printed beside a text; undefined where there is none. */
export const shortLinkTo = (address: string): string | undefined =>
  Object.keys(shortLinks).find((code) => shortLinks[code] === address);
