export type LegacyLink = {
  /** The last word of the path, such as `incard-user-manual`. */
  readonly name: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Without its sign; empty where the address has none, null on the server. */
  readonly hash: string | null;
};

export type LegacyAnswer =
  | { readonly to: string; readonly status: 301 | 302 }
  | { readonly show: "incard-finder" | "tagigo" | "tagigo-g" | "disable-finder" };

export type LegacyRule = {
  readonly about: string;
  readonly when: (link: LegacyLink) => boolean;
  readonly answer: (link: LegacyLink) => LegacyAnswer;
};

const cardManual = "incard-user-manual";
const ownDisableHash = "disable-finder";
const product = "/products/incard-finder?tab=manual";

/** Names under which the card finder's manual was ever printed. */
const legacyNames = ["user-manual", "incard-finder-user-manual", "incard-finder-manual", "incard-manual", "manual"];

/**
 * The first that applies wins (docs/behavior/manual-links.md#rules). Those that need a hash apply in the browser only.
 */
export const legacyRules: readonly LegacyRule[] = [
  {
    about: "a host-specific disable path shows the disable guides",
    when: ({ path }) => /\/disable\/?$/.test(path),
    answer: () => ({ to: "/support/disable", status: 301 }),
  },
  {
    about: "a hash that speaks of disabling, other than the card finder's own, belongs to the disable guides",
    when: ({ hash }) => hash?.includes("disable") === true && hash !== ownDisableHash,
    answer: () => ({ to: "/support/disable", status: 302 }),
  },
  {
    about: "the FAQ is a part of the card finder's manual",
    when: ({ path }) => path === "/pages/faq",
    answer: () => ({ to: `${product}&section=faq&scrollToManual=true&forceScroll=true`, status: 301 }),
  },
  {
    about: "the card finder's manual with its own disable hash is the standalone disable view",
    when: ({ name, hash }) => name === cardManual && hash === ownDisableHash,
    answer: () => ({ show: "disable-finder" }),
  },
  {
    about: "the card finder's manual with another hash opens that section",
    when: ({ name, hash }) => name === cardManual && hash !== null && hash !== "",
    answer: ({ hash }) => ({ to: `${product}&section=${encodeURIComponent(hash ?? "")}`, status: 302 }),
  },
  {
    about: "a name that contains the card finder's manual, found through a shopping search, opens the manual",
    when: ({ name, query }) => name.includes(cardManual) && query.has("srsltid"),
    answer: () => ({ to: `${product}&scrollToManual=true`, status: 302 }),
  },
  {
    about: "the user manual, and the card finder's without a hash, open the manual",
    when: ({ path, name, hash }) => path === "/user-manual" || (name === cardManual && hash === ""),
    answer: () => ({ to: `${product}&scrollToManual=true&forceScroll=true`, status: 302 }),
  },
  {
    about: "a legacy name opens the manual",
    when: ({ name }) => legacyNames.includes(name),
    answer: () => ({ to: `${product}&scrollToManual=true`, status: 301 }),
  },
  {
    about: "the card finder's manual, as long as its hash isn't seen, is the standalone disable view",
    when: ({ name }) => name === cardManual,
    answer: () => ({ show: "disable-finder" }),
  },
  {
    about: "a name with tagigo and g-user shows Tagigo G's manual",
    when: ({ name }) => name.includes("tagigo") && name.includes("g-user"),
    answer: () => ({ show: "tagigo-g" }),
  },
  {
    about: "a name with tagigo shows Tagigo's manual",
    when: ({ name }) => name.includes("tagigo"),
    answer: () => ({ show: "tagigo" }),
  },
  {
    about: "any other name found through a shopping search that contains user-manual opens the manual",
    when: ({ name, query }) => name.includes("user-manual") && query.has("srsltid"),
    answer: () => ({ to: `${product}&scrollToManual=true`, status: 302 }),
  },
  {
    about: "any other name shows the card finder's manual",
    when: () => true,
    answer: () => ({ show: "incard-finder" }),
  },
];

export function resolveLegacyLink(link: LegacyLink): LegacyAnswer {
  const rule = legacyRules.find(({ when }) => when(link));
  if (!rule) throw new Error("the last rule applies to every address");
  return rule.answer(link);
}

const standInNames = ["disable", "manual", `my-${cardManual}`, cardManual, "tagigo-g-user", "tagigo", "any"];

/** One name for all that show the same page. */
export function standInName(name: string): string {
  const answers = (candidate: string): string =>
    JSON.stringify(
      ["", "?srsltid=1"].map((search) => resolveLegacyLink(legacyLink(`/pages/${candidate}`, search, null))),
    );
  const wanted = answers(name);
  return standInNames.find((candidate) => answers(candidate) === wanted) ?? name;
}

/** Names are compared in lower case. @param hash with its sign, or null on the server */
export function legacyLink(pathname: string, search: string, hash: string | null): LegacyLink {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, "");
  return {
    path,
    name: path.slice(path.lastIndexOf("/") + 1),
    query: new URLSearchParams(search),
    hash: hash === null ? null : hash.replace(/^#/, ""),
  };
}
