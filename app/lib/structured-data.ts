import type { Graph, Thing } from "schema-dts";

/** The id of the element that holds a page's structured data, and its key among the page's static HTML. */
export const structuredDataId = "structured-data";

/**
 * A page's structured data as HTML: the script element that search engines read. It is data, so nothing runs it, and no text in it
 * can end the element. `provideStaticHtml` and `<StaticHtml>` put it into the page.
 */
export function structuredData(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
}
