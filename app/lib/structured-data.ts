import type { Graph, Thing } from "schema-dts";

/** Element id of a page's structured data, also its key among the parts of a document. */
export const structuredDataId = "structured-data";

/**
 * Structured data as the element that search engines read: put it into a page by `provideStaticHtml` and `<StaticHtml>`. It is data,
 * so nothing runs it.
 */
export function structuredData(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
}
