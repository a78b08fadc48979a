/** A product whose manual has a folder of its own here. */
export type ManualProduct = "incard-finder" | "tagigo" | "tagigo-g" | "carbon-finder";

/** One MDX file of this folder: `<product>/<file>.mdx`, shown at `anchor` on its page. */
export type ManualSection = {
  readonly product: ManualProduct;
  readonly file: string;
  /** Id of the section on its page, and so its permanent address. Unique on the page. */
  readonly anchor: string;
};

/** A sub-tab of a manual. Choosing it sets the page's hash to `hash`. */
export type ManualTab = {
  readonly id: string;
  readonly label: string;
  readonly hash: string;
  readonly sections: readonly ManualSection[];
  /** What hashes mean, as in the manual's `aliases`, on the pages where this sub-tab is the one that belongs to the page. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** This sub-tab shows the product's list of `manualFaq` instead of sections. */
  readonly showsFaq?: true;
};

/** The manual of one product page. */
export type Manual = {
  readonly path: "/products/incard-finder" | "/products/tagigo" | "/products/carbon-finder";
  /** Query that opens the manual on the page. */
  readonly query: "tab=manual" | "manual=true";
  /** Whether `section=<hash of a sub-tab>` selects that sub-tab, which works without JavaScript as well. */
  readonly takesSection: boolean;
  readonly tabs: readonly ManualTab[];
  /** Shown below whichever sub-tab is open. */
  readonly closing: readonly ManualSection[];
  /** Further hashes that were printed or linked, each with the anchor or sub-tab hash that it means. */
  readonly aliases: Readonly<Record<string, string>>;
};

/** Pages that hold a manual. Tagigo G's is on the Tagigo page. */
export type ManualPage = "incard-finder" | "tagigo" | "carbon-finder";

function section(product: ManualProduct, file: string, anchor: string = file): ManualSection {
  return { product, file, anchor };
}

/** The Tagigo page shows two manuals, so its anchors end in the name of the version. */
function tagigoSections(product: "tagigo" | "tagigo-g", files: readonly string[]): readonly ManualSection[] {
  return files.map((file) => section(product, file, `${file}-${product}`));
}

/**
 * Every manual: its sub-tabs in order, the sections that they hold and the hashes that open them
 * (docs/behavior/manuals.md#addresses).
 */
export const manuals: Readonly<Record<ManualPage, Manual>> = {
  "incard-finder": {
    path: "/products/incard-finder",
    query: "tab=manual",
    takesSection: true,
    tabs: [
      {
        id: "setup",
        label: "Setup",
        hash: "setup",
        sections: [section("incard-finder", "setup-android"), section("incard-finder", "setup-ios")],
      },
      {
        id: "activation",
        label: "Activation/Locate",
        hash: "locate",
        sections: [section("incard-finder", "locate")],
      },
      { id: "battery", label: "Battery", hash: "battery", sections: [section("incard-finder", "battery")] },
      {
        id: "reset",
        label: "Reset",
        hash: "factory-reset",
        sections: [section("incard-finder", "factory-reset"), section("incard-finder", "re-pair")],
      },
      {
        id: "disable",
        label: "Disable",
        hash: "disable-finder",
        sections: [section("incard-finder", "disable-finder")],
      },
      { id: "faq", label: "FAQ", hash: "faq", sections: [], showsFaq: true },
    ],
    closing: [section("incard-finder", "regulatory-notes")],
    aliases: {},
  },
  tagigo: {
    path: "/products/tagigo",
    query: "manual=true",
    takesSection: false,
    tabs: [
      {
        id: "tagigo",
        label: "Tagigo",
        hash: "manual",
        sections: tagigoSections("tagigo", [
          "setup-android",
          "setup-ios",
          "battery",
          "factory-reset",
          "re-pair",
          "disable",
          "regulatory-notes",
        ]),
      },
      {
        id: "tagigo-g",
        label: "Tagigo G",
        hash: "manual-tagigo-g",
        sections: tagigoSections("tagigo-g", [
          "setup-android",
          "battery",
          "factory-reset",
          "re-pair",
          "disable",
          "regulatory-notes",
        ]),
        aliases: {
          manual: "manual-tagigo-g",
          "manual-tagigo": "manual-tagigo",
          "factory-reset": "factory-reset-tagigo-g",
        },
      },
    ],
    closing: [],
    aliases: { "manual-tagigo": "manual", "factory-reset": "factory-reset-tagigo" },
  },
  "carbon-finder": {
    path: "/products/carbon-finder",
    query: "manual=true",
    takesSection: true,
    tabs: [
      {
        id: "setup",
        label: "Setup",
        hash: "setup",
        sections: [section("carbon-finder", "setup-android"), section("carbon-finder", "setup-ios")],
      },
      {
        id: "wireless-charging",
        label: "Wireless charging",
        hash: "wireless-charging",
        sections: [section("carbon-finder", "wireless-charging")],
      },
      {
        id: "factory-reset",
        label: "Factory reset",
        hash: "factory-reset",
        sections: [section("carbon-finder", "factory-reset"), section("carbon-finder", "re-pair")],
      },
      { id: "disable", label: "Disable", hash: "disable", sections: [section("carbon-finder", "disable")] },
    ],
    closing: [section("carbon-finder", "regulatory-notes")],
    aliases: {},
  },
};

/** Every hash that opens something of a manual: sub-tabs, sections and the further names. */
export function manualHashes(page: ManualPage): ReadonlySet<string> {
  const manual = manuals[page];
  const sections = [...manual.tabs.flatMap((tab) => tab.sections), ...manual.closing];
  return new Set([
    ...manual.tabs.map((tab) => tab.hash),
    ...sections.map(({ anchor }) => anchor),
    ...Object.keys(manual.aliases),
  ]);
}

/**
 * The id of the element that a hash means: an alias's target, else the hash itself.
 * @param own id of the sub-tab that belongs to the page
 */
export function manualAnchor(page: ManualPage, hash: string, own?: string): string {
  const { tabs, aliases } = manuals[page];
  return tabs.find(({ id }) => id === own)?.aliases?.[hash] ?? aliases[hash] ?? hash;
}

/**
 * The hash of a sub-tab. Where the page's own sub-tab takes it for itself, it ends in the sub-tab's name.
 * @param own id of the sub-tab that belongs to the page
 */
export function tabHash(page: ManualPage, tab: ManualTab, own?: string): string {
  const taken = manuals[page].tabs.some(({ id, aliases }) => id === own && id !== tab.id && aliases?.[tab.hash]);
  return taken ? `${tab.hash}-${tab.id}` : tab.hash;
}

/**
 * The sub-tab that a hash belongs to: its own, that of a section in it, or that of an alias's target. Returns undefined
 * for a hash of another place, and for sections that stand below every sub-tab.
 * @param own id of the sub-tab that belongs to the page
 */
export function manualTabOf(page: ManualPage, hash: string, own?: string): ManualTab | undefined {
  const { tabs } = manuals[page];
  const target = manualAnchor(page, hash, own);
  return tabs.find((tab) => tabHash(page, tab, own) === target || tab.sections.some(({ anchor }) => anchor === target));
}

/**
 * Permanent URL of a sub-tab or section, such as `/products/incard-finder?tab=manual&section=setup#setup-ios`. @throws
 * when the page has no such hash, so that tests find wrong links.
 */
export function manualAddress(page: ManualPage, hash: string): string {
  if (!manualHashes(page).has(hash)) throw new Error(`the manual of ${page} has nothing at #${hash}`);
  const { path, query, takesSection } = manuals[page];
  const tab = manualTabOf(page, hash);
  const selected = takesSection && tab !== undefined ? `&section=${tab.hash}` : "";
  return `${path}?${query}${selected}#${hash}`;
}

/** A section by its product and file, with the page that it stands on; undefined where there is none. */
export function findSection(
  product: string,
  file: string,
): { readonly page: ManualPage; readonly section: ManualSection } | undefined {
  for (const page of ["incard-finder", "tagigo", "carbon-finder"] as const) {
    const section = [...manuals[page].tabs.flatMap((tab) => tab.sections), ...manuals[page].closing].find(
      (one) => one.product === product && one.file === file,
    );
    if (section) return { page, section };
  }
  return undefined;
}

/** Path of a section's print page. */
export function printAddress({ product, file }: Pick<ManualSection, "product" | "file">): string {
  return `/print/${product}/${file}`;
}

/** A video tutorial. Until it has an id, the steps of its section are shown in its place. */
export type ManualVideo = {
  readonly title: string;
  /** Id at the video service; null while there is no recording: `npm run preflight` lists those. */
  readonly videoId: string | null;
  /** Anchor of the section that tells the same in steps. */
  readonly section: string;
};

/** The video tutorials of the card finder's manual. None has been recorded yet. */
export const incardFinderVideos: readonly ManualVideo[] = [
  { title: "Set up InCard Finder on Android", videoId: null, section: "setup-android" },
  { title: "Set up InCard Finder on iPhone", videoId: null, section: "setup-ios" },
  { title: "Find your card", videoId: null, section: "locate" },
  { title: "Factory reset InCard Finder", videoId: null, section: "factory-reset" },
  { title: "Disable and re-enable InCard Finder", videoId: null, section: "disable-finder" },
];

/**
 * The official pages about an unknown tracker, by network. The card finder can be on either network, and which page is
 * right depends on the phone that showed the alert, not on the card.
 */
export const officialHelp = {
  apple: {
    title: "Apple: What to do if you get an alert that an item is with you",
    href: "https://support.apple.com/en-us/119874",
  },
  google: { title: "Google: Find unknown trackers", href: "https://support.google.com/android/answer/13658562" },
} as const;

/**
 * The official disable-instructions page that the card finder's manual links to
 * (docs/behavior/incard-finder.md#manual). Apple's, because it covers Find My network accessories such as the card by
 * name, says how to see the serial number and how to switch one off. Google's stands beside it in `officialHelp`.
 */
export const officialDisableInstructions = officialHelp.apple;
