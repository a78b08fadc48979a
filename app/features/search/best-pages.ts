import { find, type SearchIndex } from "./find.ts";

/** How many pages are offered at most. */
const maxPages = 3;

/** The pages that fit a query best, each address once: for offering them beside an answer. */
export function bestPages(index: SearchIndex, query: string): readonly { text: string; href: string }[] {
  const pages = new Map<string, string>();
  for (const { address, title } of find(index, query, maxPages * maxPages))
    if (!pages.has(address)) pages.set(address, title);
  return [...pages].slice(0, maxPages).map(([href, text]) => ({ text, href }));
}
