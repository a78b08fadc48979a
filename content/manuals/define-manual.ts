import type { TrackerId } from "#content/products.ts";

/** A section of a manual. */
export type ManualSection = {
  /** The tracker whose manual it is of. */
  readonly product: TrackerId;
  /** The name of its file: that of `content/products/<product>/manual/<tracker>/<file>.mdx`. */
  readonly file: string;
  /** The id of its element on the manual's page: permanent, and the only one of its name there. */
  readonly anchor: string;
};

/** A tab of a manual: some of its sections, or where the manuals of several trackers share a page, one of these. */
export type ManualTab = {
  readonly id: string;
  readonly label: string;
  /** The fragment that opens it, without the `#`. */
  readonly hash: string;
  /** A tab without sections shows the questions of owners. */
  readonly sections: readonly ManualSection[];
};

/** A product's manual, on the product's page (docs/behavior/manuals.md#addresses). */
export type Manual = {
  /** What it is about, for a list of manuals: "Set up, battery, reset." */
  readonly summary: string;
  readonly query: "tab=manual" | "manual=true";
  /** Whether `section=<hash of a tab>` selects that tab, which works without JavaScript. */
  readonly takesSection: boolean;
  readonly tabs: readonly ManualTab[];
  /** The sections that stand below every tab. */
  readonly closing: readonly ManualSection[];
  /**
   * Other names that fragments were printed or linked under, each with its anchor or with a tab's hash: by the product,
   * or by the tab that belongs to the page.
   */
  readonly aliases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Sections that other manuals have under another name: that name, with the file here. */
  readonly otherNames?: Readonly<Record<string, string>>;
};

/**
 * Makes the sections of a tracker's manual from the names of their files.
 * @param ending the end of every anchor, which makes them unique on a page that shows the manuals of several trackers
 */
export const manualSections = (product: TrackerId, files: readonly string[], ending = ""): readonly ManualSection[] =>
  files.map((file) => ({ product, file, anchor: `${file}${ending}` }));

/** Makes a tab of a page that shows one tracker's manual. */
export const manualTab = (
  product: TrackerId,
  id: string,
  label: string,
  hash: string,
  files: readonly string[],
): ManualTab => ({ id, label, hash, sections: manualSections(product, files) });

/**
 * Makes a tab that is the whole manual of one of several trackers. The anchors of its sections end in the tracker's id.
 */
export const trackerTab = (product: TrackerId, label: string, hash: string, files: readonly string[]): ManualTab => ({
  id: product,
  label,
  hash,
  sections: manualSections(product, files, `-${product}`),
});
