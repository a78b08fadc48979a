import { redirectDocument } from "react-router";
import { listedPages } from "#app/features/catalog/structured-data/listed-pages.ts";
import { element, xmlResponse } from "#app/lib/xml.ts";
import { servicesContext } from "#app/services-context.ts";
import { allArticles } from "#app/texts/articles.ts";
import { allPolicies } from "#app/texts/policies.ts";
import { coachAddresses } from "#content/coach/devices.ts";
import { handOverAddresses } from "#content/hand-over.ts";
import { helpAddresses } from "#content/help-addresses.ts";
import type { Route } from "./+types/sitemap";

/** docs/behavior/routes.md#machine-files */
export function loader({ context }: Route.LoaderArgs) {
  const { config, texts } = context.get(servicesContext);
  const articles = allArticles(texts());
  const articleDays = articles.map(({ path, modified }) => [path, modified] as const);
  const latest = articleDays.map(([, day]) => day).sort();
  // Where the content has dates; a guessed one would be worse than none.
  const days = new Map([
    ["/blog", latest.at(-1)],
    ...allPolicies(texts()).map(({ path, isoDate }) => [path, isoDate] as const),
    ...articleDays,
  ]);
  const builtIn = new Set([...listedPages, ...helpAddresses, ...coachAddresses, ...handOverAddresses]);
  const paths = [...builtIn, ...articles.map(({ path }) => path)];
  const entries = paths.map((path) => {
    const day = days.get(path);
    return element("url", [element("loc", config.siteUrl + path), ...(day ? [element("lastmod", day)] : [])]);
  });
  return xmlResponse(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>`);
}

/** A client-side navigation loads the real file (docs/behavior/routes.md#machine-files). */
export function clientLoader() {
  throw redirectDocument("/sitemap.xml");
}
