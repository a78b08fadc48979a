import { siteIndexJson } from "#app/features/search/server-index.ts";
import { searchTexts } from "#app/page-html/search-texts.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/search-index";

/** Has an ETag, so the browser fetches it again only when it changed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, products, texts } = context.get(servicesContext);
  const catalog = await products();
  return new Response(siteIndexJson(catalog, config, searchTexts(texts(), offersOf(catalog, config.priorPriceRule))), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
