import { fragmentOf } from "#app/lib/fragment.ts";
import type { TrackerId } from "#content/trackers.ts";

export type LegacyAnswer =
  | { readonly to: string; readonly status: 301 | 302 }
  | { readonly show: TrackerId | "disable-finder" };

const cardManual = "incard-user-manual";
const ownDisableHash = "disable-finder";
/** Names under which the card finder's manual was ever printed. */
const legacyNames = ["user-manual", "incard-finder-user-manual", "incard-finder-manual", "incard-manual", "manual"];

const disableGuides = "/support/disable";
const manual = (query: string): string => `/products/incard-finder?tab=manual&${query}`;

/** An old address of a manual, taken apart. */
type LegacyLink = {
  /** In lower case, without a slash at its end. */
  readonly path: string;
  /** The last word of the path, such as `incard-user-manual`. */
  readonly name: string;
  readonly query: URLSearchParams;
  /** The fragment in its one spelling; empty where the address has none, null on the server, which doesn't see it. */
  readonly hash: string | null;
};

/** The first that answers wins (docs/behavior/manual-links.md#rules). A hash is seen in the browser only. */
export const legacyRules: readonly ((link: LegacyLink) => LegacyAnswer | false)[] = [
  // A host-specific disable path shows the disable guides.
  ({ path }) => /\/disable\/?$/.test(path) && { to: disableGuides, status: 301 },
  // A hash that speaks of disabling, other than the card finder's own, belongs to the disable guides.
  ({ hash }) => hash?.includes("disable") === true && hash !== ownDisableHash && { to: disableGuides, status: 302 },
  // The FAQ is a part of the card finder's manual.
  ({ path }) =>
    path === "/pages/faq" && { to: manual("section=faq&scrollToManual=true&forceScroll=true"), status: 301 },
  // The card finder's manual with its own disable hash is the standalone disable view.
  ({ name, hash }) => name === cardManual && hash === ownDisableHash && { show: "disable-finder" },
  ({ name, hash }) =>
    name === cardManual && !!hash && { to: manual(`section=${encodeURIComponent(hash)}`), status: 302 },
  // A name that contains the card finder's manual, found through a shopping search, opens the manual. The server doesn't see
  // whether the fragment asks for the disable view.
  ({ name, query, hash }) =>
    name.includes(cardManual) &&
    query.has("srsltid") &&
    (name !== cardManual || hash !== null) && { to: manual("scrollToManual=true"), status: 302 },
  // The user manual, and the card finder's without a hash, open the manual.
  ({ path, name, hash }) =>
    (path === "/user-manual" || (name === cardManual && hash === "")) && {
      to: manual("scrollToManual=true&forceScroll=true"),
      status: 302,
    },
  ({ name }) => legacyNames.includes(name) && { to: manual("scrollToManual=true"), status: 301 },
  // The card finder's manual, as long as its hash isn't seen, is the standalone disable view.
  ({ name }) => name === cardManual && { show: "disable-finder" },
  ({ name }) => name.includes("tagigo") && name.includes("g-user") && { show: "tagigo-g" },
  ({ name }) => name.includes("tagigo") && { show: "tagigo" },
  // A reset with another tracker's presses would help nobody.
  ({ name }) => name.includes("carbon") && { show: "carbon-finder" },
  // Any other name found through a shopping search that contains user-manual opens the manual.
  ({ name, query }) =>
    name.includes("user-manual") && query.has("srsltid") && { to: manual("scrollToManual=true"), status: 302 },
];

/** Any other name shows the card finder's manual. */
export function resolveLegacyLink(link: LegacyLink): LegacyAnswer {
  for (const rule of legacyRules) {
    const answer = rule(link);
    if (answer) return answer;
  }
  return { show: "incard-finder" };
}

const standInNames = ["disable", "manual", `my-${cardManual}`, cardManual, "tagigo-g-user", "tagigo", "carbon", "any"];

/** One name for all that show the same page. */
export function standInName(name: string): string {
  const answers = (candidate: string): string =>
    JSON.stringify(
      ["", "?srsltid=1"].map((search) => resolveLegacyLink(legacyLink(`/pages/${candidate}`, search, null))),
    );
  const wanted = answers(name);
  return standInNames.find((candidate) => answers(candidate) === wanted) ?? name;
}

/** Takes an old address apart. Names are compared in lower case. @param hash with its sign, or null on the server */
export function legacyLink(pathname: string, search: string, hash: string | null): LegacyLink {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, "");
  return {
    path,
    name: path.slice(path.lastIndexOf("/") + 1),
    query: new URLSearchParams(search),
    hash: hash === null ? null : fragmentOf(hash),
  };
}
