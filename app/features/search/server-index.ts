import MiniSearch from "minisearch";
import type { LegalFlags } from "#contract/services.ts";
import { searchDocuments } from "./documents.ts";
import { indexOptions, type SearchIndex } from "./find.ts";
import type { SearchTexts } from "./search-source.ts";

type Built = { readonly index: SearchIndex; json?: string };
const cached = new Map<string, Built>();
let cachedFor: SearchTexts | null = null;

function built(law: LegalFlags, { faq, articles }: SearchTexts): Built {
  if (cachedFor?.faq !== faq || cachedFor.articles !== articles) cached.clear();
  cachedFor = { faq, articles };
  const key = `${law.sellsInEu} ${law.priorPriceRule}`;
  const found = cached.get(key);
  if (found) return found;
  const index: SearchIndex = new MiniSearch(indexOptions);
  index.addAll(searchDocuments(law, { faq, articles }));
  const made = { index };
  cached.set(key, made);
  return made;
}

/**
 * The index of the whole site, built on first use, and again when staff changed a text. For loaders only.
 * @param law whether the shop has a withdrawal form, and whether it may name list prices (docs/law.md)
 */
export const siteIndex = (law: LegalFlags, texts: SearchTexts): SearchIndex => built(law, texts).index;

/** The same as JSON, for the browser. */
export function siteIndexJson(law: LegalFlags, texts: SearchTexts): string {
  const one = built(law, texts);
  one.json ??= JSON.stringify(one.index);
  return one.json;
}
