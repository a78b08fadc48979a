import { fragmentOf } from "#app/lib/fragment.ts";
import type { ManualTab } from "#content/manuals/define-manual.ts";
import { manualAnchor, manualHashes, manuals, manualTabOf, tabHash } from "#content/manuals/manuals.ts";
import type { ProductSlug } from "#content/products.ts";
import { inBrowser, oneOfOr, type QueryReader } from "#contract/page-query.ts";

export const manualId = "user-manual";

/** Of a sub-tab's text; `closing` is what stands below every sub-tab. */
export const manualTextId = (tab: string): string => `text-${tab}`;

/** Besides `tab` and `manual`, which may open other things too. */
export function manualQuery(...pages: readonly ProductSlug[]) {
  const sections = pages.filter((page) => manuals[page].takesSection).flatMap((page) => [...manualHashes(page)]);
  return { section: oneOfOr("unknown", ...new Set(sections)), scrollToManual: inBrowser, forceScroll: inBrowser };
}

/** What an address says of a page's manual. */
export type ManualTarget = {
  /** Whether it asks for the manual at all. */
  readonly open: boolean;
  /** The sub-tab that it names. */
  readonly tab: string | undefined;
  /** The id of the element to scroll to; null to stay where the page is. */
  readonly scrollTo: string | null;
};

/**
 * Reads an address (docs/behavior/manuals.md#addresses): a hash counts before `section`, which opens the manual
 * whatever tab is named. A section that the manual doesn't have means the manual's top.
 * @param hash null on the server
 * @param ownTab sub-tab that belongs to the page: Tagigo G's on `/products/tagigo-g`
 */
export function manualTarget(
  page: ProductSlug,
  query: QueryReader,
  hash: string | null,
  ownTab?: string,
): ManualTarget {
  const { takesSection, query: opener } = manuals[page];
  const [openName = "", openValue] = opener.split("=");
  const fragment = fragmentOf(hash ?? "");
  const section = takesSection ? query.get("section") : null;
  const named = [fragment, section].find((name) => name && manualHashes(page).has(name)) ?? null;
  if (named !== null) {
    return { open: true, tab: manualTabOf(page, named, ownTab)?.id, scrollTo: manualAnchor(page, named, ownTab) };
  }
  const opens = section !== null || query.get(openName) === openValue;
  const asked = ["scrollToManual", "forceScroll"].some((name) => query.get(name) === "true");
  const scrolls = hash !== null && (asked || section !== null || (opens && fragment !== ""));
  return { open: scrolls || opens, tab: undefined, scrollTo: scrolls ? manualId : null };
}

/** Keeps the rest of the query; section and hash change. */
export function subTabAddress(page: ProductSlug, href: string, tab: ManualTab, ownTab: string): string {
  const { query, takesSection } = manuals[page];
  const url = new URL(href, "https://shop.test");
  const [name = "", value = ""] = query.split("=");
  url.searchParams.set(name, value);
  for (const spent of ["scrollToManual", "forceScroll"]) url.searchParams.delete(spent);
  if (takesSection) url.searchParams.set("section", tab.hash);
  return `${url.pathname}${url.search}#${tabHash(page, tab, ownTab)}`;
}
