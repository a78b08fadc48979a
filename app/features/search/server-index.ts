import MiniSearch from "minisearch";
import type { Product } from "#contract/product.ts";
import type { LegalFlags } from "#contract/services.ts";
import { searchDocuments } from "./documents.ts";
import { indexOptions, type SearchIndex } from "./find.ts";
import type { SearchTexts } from "./search-source.ts";

type Built = { readonly index: SearchIndex; json?: string };
const cached = new WeakMap<readonly Product[], Map<string, Built>>();
let cachedFor: SearchTexts | null = null;

function built(products: readonly Product[], law: LegalFlags, { faq, articles }: SearchTexts): Built {
  if (cachedFor?.faq !== faq || cachedFor.articles !== articles) cached.delete(products);
  cachedFor = { faq, articles };
  const ofCatalog = cached.get(products) ?? new Map<string, Built>();
  cached.set(products, ofCatalog);
  const key = `${law.sellsInEu} ${law.priorPriceRule}`;
  const found = ofCatalog.get(key);
  if (found) return found;
  const index: SearchIndex = new MiniSearch(indexOptions);
  index.addAll(searchDocuments(products, law, { faq, articles }));
  const made = { index };
  ofCatalog.set(key, made);
  return made;
}

/** Built on first use, and again when the catalog or a text of staff changes. For loaders only. */
export const siteIndex = (products: readonly Product[], law: LegalFlags, texts: SearchTexts): SearchIndex =>
  built(products, law, texts).index;

export function siteIndexJson(products: readonly Product[], law: LegalFlags, texts: SearchTexts): string {
  const one = built(products, law, texts);
  one.json ??= JSON.stringify(one.index);
  return one.json;
}
