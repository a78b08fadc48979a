import { coachAddress, coachIndex } from "./coach/addresses.ts";
import { handOverAddress, handOverIndex } from "./hand-over.ts";
import { manualAddress } from "./manuals/manuals.ts";

/**
 * A printed code is never removed: when a page moves, its line here gets the new path. i is InCard Finder, t Tagigo, g
 * Tagigo G, c Carbon Finder.
 */
export const shortLinks = {
  i: "/products/incard-finder",
  t: "/products/tagigo",
  g: "/products/tagigo-g",
  c: "/products/carbon-finder",

  found: "/found",
  disable: "/support/disable",

  "i-setup-android": manualAddress("incard-finder", "setup-android"),
  "i-setup-ios": manualAddress("incard-finder", "setup-ios"),
  "i-locate": manualAddress("incard-finder", "locate"),
  "i-battery": manualAddress("incard-finder", "battery"),
  "i-factory-reset": manualAddress("incard-finder", "factory-reset"),
  "i-re-pair": manualAddress("incard-finder", "re-pair"),
  "i-disable-finder": manualAddress("incard-finder", "disable-finder"),
  "i-regulatory-notes": manualAddress("incard-finder", "regulatory-notes"),
  "t-setup-android": manualAddress("tagigo", "setup-android-tagigo"),
  "t-setup-ios": manualAddress("tagigo", "setup-ios-tagigo"),
  "t-battery": manualAddress("tagigo", "battery-tagigo"),
  "t-factory-reset": manualAddress("tagigo", "factory-reset-tagigo"),
  "t-re-pair": manualAddress("tagigo", "re-pair-tagigo"),
  "t-disable": manualAddress("tagigo", "disable-tagigo"),
  "t-regulatory-notes": manualAddress("tagigo", "regulatory-notes-tagigo"),
  "g-setup-android": manualAddress("tagigo", "setup-android-tagigo-g"),
  "g-battery": manualAddress("tagigo", "battery-tagigo-g"),
  "g-factory-reset": manualAddress("tagigo", "factory-reset-tagigo-g"),
  "g-re-pair": manualAddress("tagigo", "re-pair-tagigo-g"),
  "g-disable": manualAddress("tagigo", "disable-tagigo-g"),
  "g-regulatory-notes": manualAddress("tagigo", "regulatory-notes-tagigo-g"),
  "c-setup-android": manualAddress("carbon-finder", "setup-android"),
  "c-setup-ios": manualAddress("carbon-finder", "setup-ios"),
  "c-wireless-charging": manualAddress("carbon-finder", "wireless-charging"),
  "c-factory-reset": manualAddress("carbon-finder", "factory-reset"),
  "c-re-pair": manualAddress("carbon-finder", "re-pair"),
  "c-disable": manualAddress("carbon-finder", "disable"),
  "c-regulatory-notes": manualAddress("carbon-finder", "regulatory-notes"),

  steps: coachIndex,
  "i-steps-pair-iphone": coachAddress("incard-finder", "pair-iphone"),
  "i-steps-pair-android": coachAddress("incard-finder", "pair-android"),
  "i-steps-factory-reset": coachAddress("incard-finder", "factory-reset"),
  "i-steps-disable": coachAddress("incard-finder", "disable"),
  "i-steps-re-enable": coachAddress("incard-finder", "re-enable"),
  "i-steps-re-pair": coachAddress("incard-finder", "re-pair"),
  "t-steps-pair-iphone": coachAddress("tagigo", "pair-iphone"),
  "t-steps-pair-android": coachAddress("tagigo", "pair-android"),
  "t-steps-factory-reset": coachAddress("tagigo", "factory-reset"),
  "t-steps-disable": coachAddress("tagigo", "disable"),
  "t-steps-re-enable": coachAddress("tagigo", "re-enable"),
  "t-steps-re-pair": coachAddress("tagigo", "re-pair"),
  "g-steps-pair-android": coachAddress("tagigo-g", "pair-android"),
  "g-steps-factory-reset": coachAddress("tagigo-g", "factory-reset"),
  "g-steps-disable": coachAddress("tagigo-g", "disable"),
  "g-steps-re-enable": coachAddress("tagigo-g", "re-enable"),
  "g-steps-re-pair": coachAddress("tagigo-g", "re-pair"),
  "c-steps-pair-iphone": coachAddress("carbon-finder", "pair-iphone"),
  "c-steps-pair-android": coachAddress("carbon-finder", "pair-android"),
  "c-steps-factory-reset": coachAddress("carbon-finder", "factory-reset"),
  "c-steps-disable": coachAddress("carbon-finder", "disable"),
  "c-steps-re-enable": coachAddress("carbon-finder", "re-enable"),
  "c-steps-re-pair": coachAddress("carbon-finder", "re-pair"),
  "seektag-steps-disable": coachAddress("seektag", "disable"),
  "seektag-steps-re-enable": coachAddress("seektag", "re-enable"),
  "seektag-g-steps-disable": coachAddress("seektag-g", "disable"),
  "seektag-g-steps-re-enable": coachAddress("seektag-g", "re-enable"),
  "vibetag-steps-disable": coachAddress("vibetag", "disable"),
  "vibetag-steps-re-enable": coachAddress("vibetag", "re-enable"),
  "tracemate-steps-disable": coachAddress("tracemate", "disable"),
  "tracemate-steps-re-enable": coachAddress("tracemate", "re-enable"),
  "explorer-steps-disable": coachAddress("explorer", "disable"),
  "explorer-steps-re-enable": coachAddress("explorer", "re-enable"),
  "clipx-steps-disable": coachAddress("clipx", "disable"),
  "clipx-steps-re-enable": coachAddress("clipx", "re-enable"),

  "hand-over": handOverIndex,
  "i-hand-over": handOverAddress("incard-finder"),
  "t-hand-over": handOverAddress("tagigo"),
  "g-hand-over": handOverAddress("tagigo-g"),
  "c-hand-over": handOverAddress("carbon-finder"),
} as const satisfies Readonly<Record<string, string>>;

export type ShortLinkCode = keyof typeof shortLinks;

const isCode = (code: string): code is ShortLinkCode => Object.hasOwn(shortLinks, code);

/** Case is ignored, because codes are typed from packaging. */
export function findShortLink(typed: string): { readonly code: ShortLinkCode; readonly target: string } | undefined {
  const code = typed.toLowerCase();
  return isCode(code) ? { code, target: shortLinks[code] } : undefined;
}

export function shortLinkPath(code: ShortLinkCode): `/go/${ShortLinkCode}` {
  return `/go/${code}`;
}

/** The code of a path, to be printed beside a text; undefined where there is none. */
export function shortLinkTo(address: string): ShortLinkCode | undefined {
  return Object.keys(shortLinks)
    .filter(isCode)
    .find((code) => shortLinks[code] === address);
}
