import MiniSearch from "minisearch";
import type { SaleLaw } from "#contract/services.ts";
import { searchDocuments } from "./documents.ts";
import { indexOptions, type SearchIndex } from "./find.ts";

type Built = { readonly index: SearchIndex; json?: string };
const kept = new Map<string, Built>();

function built(law: SaleLaw): Built {
  const key = `${law.euSale} ${law.priorPriceRule}`;
  const found = kept.get(key);
  if (found) return found;
  const index: SearchIndex = new MiniSearch(indexOptions);
  index.addAll(searchDocuments(law));
  const made = { index };
  kept.set(key, made);
  return made;
}

/**
 * The index of the whole site, made at its first use. For loaders only.
 * @param law whether the shop has a withdrawal form, and whether it may name list prices (docs/law.md)
 */
export const siteIndex = (law: SaleLaw): SearchIndex => built(law).index;

/** The same as JSON, for the browser. */
export function siteIndexJson(law: SaleLaw): string {
  const one = built(law);
  one.json ??= JSON.stringify(one.index);
  return one.json;
}
