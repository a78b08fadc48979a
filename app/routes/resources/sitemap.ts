import { redirectDocument } from "react-router";
import { listedPages } from "#app/features/catalog/structured-data/listed-pages.ts";
import { element, xmlResponse } from "#app/lib/xml.ts";
import { type Article, allArticles } from "#app/texts/articles.ts";
import { policies } from "#app/texts/policies.ts";
import { coachAddresses } from "#content/coach/addresses.ts";
import { handOverAddresses } from "#content/hand-over.ts";
import { helpAddresses } from "#content/help-addresses.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/sitemap";

/** Where the content has dates; a guessed one would be worse than none. */
function knownDays(articles: readonly Article[]): ReadonlyMap<string, string> {
  return new Map([
    [
      "/blog",
      articles
        .map(({ modified }) => modified)
        .sort()
        .at(-1) ?? "",
    ],
    ...policies.map(({ path, isoDate }): [string, string] => [path, isoDate]),
    ...articles.map((article): [string, string] => [article.path, article.modified]),
  ]);
}

/** docs/behavior/routes.md#machine-files */
export function loader({ context }: Route.LoaderArgs) {
  const { config, texts } = context.get(servicesContext);
  const { siteUrl } = config;
  const articles = allArticles(texts());
  const days = knownDays(articles);
  const builtIn = new Set([...listedPages, ...helpAddresses, ...coachAddresses, ...handOverAddresses]);
  const paths = [...builtIn, ...articles.map(({ path }) => path)];
  const entries = paths.map((path) => {
    const day = days.get(path);
    return element("url", [element("loc", siteUrl + path), ...(day ? [element("lastmod", day)] : [])]);
  });
  return xmlResponse(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>`);
}

/** A client-side navigation loads the real file (docs/behavior/routes.md#machine-files). */
export function clientLoader() {
  throw redirectDocument("/sitemap.xml");
}
