import { twinAt } from "#app/features/search/twins.ts";
import { services } from "#contract/services.ts";
import type { Route } from "./+types/twin";

/** An article or a manual's section as Markdown, beside its page. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const text = twinAt(pathname, context.get(services).config.siteUrl);
  return new Response(text ?? "There is no text at this address.\n", {
    status: text === undefined ? 404 : 200,
    headers: { "Content-Type": "text/markdown; charset=utf-8" },
  });
}
