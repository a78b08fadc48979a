import type { SearchIndex } from "#app/features/search/find.ts";
import { siteIndex } from "#app/features/search/server-index.ts";
import { offersOf } from "#content/catalog/offers.ts";
import type { Services } from "#contract/services.ts";
import { shownFaq } from "./shown-faq.ts";

/** The search index of content/, the catalog and the texts of staff, as they are now. */
export async function currentIndex({ products, config, texts }: Services): Promise<SearchIndex> {
  const catalog = await products();
  const faq = shownFaq(texts(), offersOf(catalog, config));
  return siteIndex(catalog, config, {
    faq,
    articles: texts().articles,
    policies: texts().policies,
    certificates: texts().settings.certificates,
  });
}
