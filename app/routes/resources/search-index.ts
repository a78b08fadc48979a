import { indexJson } from "#app/features/search/server-index.ts";
import { currentIndex } from "#app/page-html/current-index.ts";
import { servicesContext } from "#app/services-context.ts";
import type { Route } from "./+types/search-index";

/** Has an ETag, so the browser fetches it again only when it changed. */
export async function loader({ context }: Route.LoaderArgs) {
  return new Response(indexJson(await currentIndex(context.get(servicesContext))), {
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
}
