import { fragmentOf } from "#app/lib/scroll-to-hash.ts";
import { type ManualPage, manualAnchor, manualHashes, manuals, manualTabOf } from "#content/manuals/manuals.ts";
import { inBrowser, oneOf, type QueryReader } from "#contract/page-query.ts";

/** What a URL requests of a page with a manual. */
export type ManualTarget = {
  /** True when the manual is to be open. */
  readonly open: boolean;
  /** Id of the sub-tab to show, where the address names one. */
  readonly tab: string | undefined;
  /** Id of the element to scroll to, or null to stay where the page is. */
  readonly scrollTo: string | null;
};

/** Element id of the manual with its sub-tabs. */
export const manualId = "user-manual";

/** What a page with one of these manuals declares in its handle, besides `tab` and `manual`, which may open other things too. */
export function manualQuery(...pages: readonly ManualPage[]) {
  const sections = pages.filter((page) => manuals[page].takesSection).flatMap((page) => [...manualHashes(page)]);
  return { section: oneOf(...new Set(sections)), scrollToManual: inBrowser, forceScroll: inBrowser };
}

/**
 * Reads an address (docs/behavior/manuals.md#addresses). A hash counts before a section in the
 * query; `section` opens the manual whatever tab the address names, as `section=faq` must.
 * @param hash as in the address, with or without its sign; null on the server, which sees neither it nor the parameters
 * that only the browser reads
 * @param own id of the sub-tab that belongs to the page: Tagigo G's on `/products/tagigo-g`
 */
export function manualTarget(page: ManualPage, query: QueryReader, hash: string | null, own?: string): ManualTarget {
  const { takesSection, query: opens } = manuals[page];
  const [openName = "", openValue] = opens.split("=");
  const fragment = fragmentOf(hash ?? "");
  const section = takesSection ? query.get("section") : null;
  const named = [fragment, section].find((name) => name && manualHashes(page).has(name)) ?? null;
  if (named !== null) {
    return { open: true, tab: manualTabOf(page, named, own)?.id, scrollTo: manualAnchor(page, named, own) };
  }
  const scrolls = hash !== null && ["scrollToManual", "forceScroll"].some((name) => query.get(name) === "true");
  return { open: scrolls || query.get(openName) === openValue, tab: undefined, scrollTo: scrolls ? manualId : null };
}
