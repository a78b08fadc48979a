import type { Thing } from "schema-dts";
import type { PageText } from "#app/lib/page-meta.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { provideStaticHtml } from "#app/static-html/static-html-data.ts";
import { type FixedMetaRoute, meta as pages } from "#content/products/meta.ts";
import type { Services } from "#contract/services.ts";

/**
 * The head and the static HTML of a page, for its loader.
 * @param page its row in content/products/meta.ts, or its own text
 * @param html by element id
 * @param things the structured data, if any
 */
export function pageData(
  { config: { siteUrl }, staticHtml }: Pick<Services, "config" | "staticHtml">,
  page: FixedMetaRoute | PageText,
  html: Readonly<Record<string, string>> = {},
  things: readonly Thing[] = [],
) {
  const text: PageText = typeof page === "string" ? { ...pages[page], path: page } : page;
  const all = things.length === 0 ? html : { ...html, [structuredDataId]: structuredData(things) };
  return { page: text, siteUrl, html: provideStaticHtml(staticHtml, all) };
}
