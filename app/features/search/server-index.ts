import MiniSearch from "minisearch";
import type { LegalFlags } from "#contract/services.ts";
import { searchDocuments } from "./documents.ts";
import { indexOptions, type SearchIndex } from "./find.ts";

type Built = { readonly index: SearchIndex; json?: string };
const cached = new Map<string, Built>();

function built(law: LegalFlags): Built {
  const key = `${law.sellsInEu} ${law.priorPriceRule}`;
  const found = cached.get(key);
  if (found) return found;
  const index: SearchIndex = new MiniSearch(indexOptions);
  index.addAll(searchDocuments(law));
  const made = { index };
  cached.set(key, made);
  return made;
}

/**
 * The index of the whole site, built on first use. For loaders only.
 * @param law whether the shop has a withdrawal form, and whether it may name list prices (docs/law.md)
 */
export const siteIndex = (law: LegalFlags): SearchIndex => built(law).index;

/** The same as JSON, for the browser. */
export function siteIndexJson(law: LegalFlags): string {
  const one = built(law);
  one.json ??= JSON.stringify(one.index);
  return one.json;
}
