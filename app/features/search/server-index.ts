import MiniSearch from "minisearch";
import { onceFor } from "#content/once-for.ts";
import type { Product } from "#contract/product.ts";
import type { TextFlags } from "#contract/services.ts";
import { noSiteTexts, type SiteTexts } from "#contract/site-texts.ts";
import { type SearchTexts, searchDocuments } from "./documents.ts";
import { indexOptions, type SearchIndex } from "./find.ts";

/** By what the law asks for. */
const indexes = onceFor((_: readonly Product[]) =>
  onceFor((_: SearchTexts["faq"]) =>
    onceFor((_: SearchTexts["articles"]) => onceFor((_: SiteTexts["policies"]) => new Map<string, SearchIndex>())),
  ),
);

/** Built on first use, and again when the catalog or a text of staff changes. For loaders only. */
export function siteIndex(products: readonly Product[], law: TextFlags, texts: SearchTexts): SearchIndex {
  const built = indexes(products)(texts.faq)(texts.articles)(texts.policies ?? noSiteTexts.policies);
  const key = JSON.stringify([
    law.sellsInEu,
    law.priorPriceRule,
    law.settledFigures,
    law.freeShippingFrom,
    texts.certificates,
  ]);
  const known = built.get(key);
  if (known) return known;
  const index: SearchIndex = new MiniSearch(indexOptions);
  index.addAll(searchDocuments(products, law, texts));
  built.set(key, index);
  return index;
}

/** As the browser loads it. */
export const indexJson = onceFor((index: SearchIndex): string => JSON.stringify(index));
