import type { TrackerId } from "#content/products.ts";

export type ManualSection = {
  readonly product: TrackerId;
  /** Of `content/products/<product>/manual/<tracker>/<file>.mdx`. */
  readonly file: string;
  /** The id of its element on the manual's page: permanent, and the only one of its name there. */
  readonly anchor: string;
};

export type ManualTab = {
  readonly id: string;
  readonly label: string;
  /** The fragment that opens it. */
  readonly hash: string;
  /** A tab without sections shows the questions of owners. */
  readonly sections: readonly ManualSection[];
};

/** A product's manual, on the product's page (docs/behavior/manuals.md#addresses). */
export type Manual = {
  /** "Set up, battery, reset.", where it is one of several. */
  readonly summary: string;
  readonly query: "tab=manual" | "manual=true";
  /** Whether `section=<hash of a tab>` selects that tab, which works without JavaScript. */
  readonly takesSection: boolean;
  readonly tabs: readonly ManualTab[];
  /** Below every tab. */
  readonly closing: readonly ManualSection[];
  /**
   * Other names that fragments were printed or linked under, each with its anchor or with a tab's hash: by the product, or by
   * the tab that belongs to the page.
   */
  readonly aliases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Sections that other manuals have under another name: that name, with the file here. */
  readonly otherNames?: Readonly<Record<string, string>>;
};

/** @param ending of every anchor, on a page that shows the manuals of several trackers */
export const manualSections = (product: TrackerId, files: readonly string[], ending = ""): readonly ManualSection[] =>
  files.map((file) => ({ product, file, anchor: `${file}${ending}` }));

/** A tab of a page that shows one tracker's manual. */
export const manualTab = (
  product: TrackerId,
  id: string,
  label: string,
  hash: string,
  files: readonly string[],
): ManualTab => ({ id, label, hash, sections: manualSections(product, files) });

/** A tab that is the whole manual of one of several trackers; its sections' anchors end in the tracker's id. */
export const trackerTab = (product: TrackerId, label: string, hash: string, files: readonly string[]): ManualTab => ({
  id: product,
  label,
  hash,
  sections: manualSections(product, files, `-${product}`),
});
