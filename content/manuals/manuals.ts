import type { TrackerId } from "#content/trackers.ts";

export type Manual = {
  readonly query: "tab=manual" | "manual=true";
  /** Whether `section=<hash of a sub-tab>` selects that sub-tab, which works without JavaScript. */
  readonly takesSection: boolean;
  readonly tabs: readonly ManualTab[];
  readonly closing: readonly ManualSection[];
  /** Other names that hashes were printed or linked under, each with its anchor or sub-tab hash, by the page or its own sub-tab. */
  readonly aliases: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Tagigo G's manual is on the Tagigo page. */
export type ManualPage = "incard-finder" | "tagigo" | "carbon-finder";

/**
 * `<product>/<file>.mdx`, shown at `anchor` on its page, which is permanent. The Tagigo page shows two manuals, so its
 * anchors end in the name of the version.
 */
const sections = (product: TrackerId, files: readonly string[]) =>
  files.map((file) => ({ product, file, anchor: product.startsWith("tagigo") ? `${file}-${product}` : file }));

export type ManualSection = ReturnType<typeof sections>[number];

/** One without sections shows the FAQ. */
const tab = (product: TrackerId, id: string, label: string, hash: string, files: readonly string[]) => ({
  id,
  label,
  hash,
  sections: sections(product, files),
});

export type ManualTab = ReturnType<typeof tab>;

const tagigoFiles = ["battery", "factory-reset", "re-pair", "disable", "regulatory-notes"];

/** docs/behavior/manuals.md#addresses */
export const manuals: Readonly<Record<ManualPage, Manual>> = {
  "incard-finder": {
    query: "tab=manual",
    takesSection: true,
    tabs: [
      tab("incard-finder", "setup", "Setup", "setup", ["setup-android", "setup-ios"]),
      tab("incard-finder", "activation", "Activation/Locate", "locate", ["locate"]),
      tab("incard-finder", "battery", "Battery", "battery", ["battery"]),
      tab("incard-finder", "reset", "Reset", "factory-reset", ["factory-reset", "re-pair"]),
      tab("incard-finder", "disable", "Disable", "disable-finder", ["disable-finder"]),
      tab("incard-finder", "faq", "FAQ", "faq", []),
    ],
    closing: sections("incard-finder", ["regulatory-notes"]),
    aliases: { "incard-finder": { activation: "locate", reset: "factory-reset", disable: "disable-finder" } },
  },
  tagigo: {
    query: "manual=true",
    takesSection: false,
    tabs: [
      tab("tagigo", "tagigo", "Tagigo", "manual", ["setup-android", "setup-ios", ...tagigoFiles]),
      tab("tagigo-g", "tagigo-g", "Tagigo G", "manual-tagigo-g", ["setup-android", ...tagigoFiles]),
    ],
    closing: [],
    aliases: {
      tagigo: {
        "manual-tagigo": "manual",
        "factory-reset": "factory-reset-tagigo",
        reset: "factory-reset-tagigo",
        disable: "disable-tagigo",
      },
      "tagigo-g": {
        manual: "manual-tagigo-g",
        "factory-reset": "factory-reset-tagigo-g",
        reset: "factory-reset-tagigo-g",
        disable: "disable-tagigo-g",
      },
    },
  },
  "carbon-finder": {
    query: "manual=true",
    takesSection: true,
    tabs: [
      tab("carbon-finder", "setup", "Setup", "setup", ["setup-android", "setup-ios"]),
      tab("carbon-finder", "wireless-charging", "Wireless charging", "wireless-charging", ["wireless-charging"]),
      tab("carbon-finder", "factory-reset", "Factory reset", "factory-reset", ["factory-reset", "re-pair"]),
      tab("carbon-finder", "disable", "Disable", "disable", ["disable"]),
    ],
    closing: sections("carbon-finder", ["regulatory-notes"]),
    aliases: { "carbon-finder": { reset: "factory-reset", "disable-finder": "disable" } },
  },
};

export function manualHashes(page: ManualPage): ReadonlySet<string> {
  const manual = manuals[page];
  return new Set([
    ...manual.tabs.map((tab) => tab.hash),
    ...sectionsOf(page).map(({ anchor }) => anchor),
    ...Object.values(manual.aliases).flatMap(Object.keys),
  ]);
}

/** The id of the element that a hash means. @param own id of the sub-tab that belongs to the page */
export function manualAnchor(page: ManualPage, hash: string, own: string = page): string {
  const { aliases } = manuals[page];
  return (aliases[own] ?? aliases[page])?.[hash] ?? hash;
}

/** Ends in the sub-tab's name where the page's own sub-tab takes the hash. @param own as for `manualAnchor` */
export function tabHash(page: ManualPage, tab: ManualTab, own?: string): string {
  const taken = tab.id !== own && manualAnchor(page, tab.hash, own) !== tab.hash;
  return taken ? `${tab.hash}-${tab.id}` : tab.hash;
}

/**
 * The sub-tab of a hash; undefined for another place and sections below every sub-tab.
 * @param own as for `manualAnchor`
 */
export function manualTabOf(page: ManualPage, hash: string, own?: string): ManualTab | undefined {
  const { tabs } = manuals[page];
  const target = manualAnchor(page, hash, own);
  return tabs.find((tab) => tabHash(page, tab, own) === target || tab.sections.some(({ anchor }) => anchor === target));
}

/** `/products/incard-finder?tab=manual&section=setup#setup-ios`. @throws when the page has no such hash */
export function manualAddress(page: ManualPage, hash: string): string {
  if (!manualHashes(page).has(hash)) throw new Error(`the manual of ${page} has nothing at #${hash}`);
  const { query, takesSection } = manuals[page];
  const tab = manualTabOf(page, hash);
  const selected = takesSection && tab !== undefined ? `&section=${tab.hash}` : "";
  return `/products/${page}?${query}${selected}#${hash}`;
}

/** Every section of a page, in its order. */
export const sectionsOf = (page: ManualPage): readonly ManualSection[] => [
  ...manuals[page].tabs.flatMap((tab) => tab.sections),
  ...manuals[page].closing,
];

export const printAddress = ({ product, file }: Pick<ManualSection, "product" | "file">): string =>
  `/print/${product}/${file}`;

/** Until it has an id, the steps of its section are shown in its place. */
export type ManualVideo = {
  readonly title: string;
  /** `npm run preflight` lists those without. */
  readonly videoId: string | null;
  readonly section: string;
};

/** None has been recorded yet. */
export const incardFinderVideos: readonly ManualVideo[] = [
  { title: "Set up InCard Finder on Android", videoId: null, section: "setup-android" },
  { title: "Set up InCard Finder on iPhone", videoId: null, section: "setup-ios" },
  { title: "Find your card", videoId: null, section: "locate" },
  { title: "Factory reset InCard Finder", videoId: null, section: "factory-reset" },
  { title: "Disable and re-enable InCard Finder", videoId: null, section: "disable-finder" },
];

/** Apple's page covers Find My accessories such as the card by name (docs/behavior/incard-finder.md#manual). */
export const officialDisableInstructions = {
  title: "Apple: What to do if you get an alert that an item is with you",
  href: "https://support.apple.com/en-us/119874",
} as const;
