import { siteIndexJson } from "#app/features/search/server-index.ts";
import { searchTexts } from "#app/page-html/search-texts.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/search-index";

/** The search index for the browser. The page host gives it an ETag, so it is fetched again only when it changed. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, texts } = context.get(servicesContext);
  return new Response(siteIndexJson(config, searchTexts(texts(), config)), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
