import type { Graph, Thing } from "schema-dts";

export const structuredDataId = "structured-data";

/** Put into a page by `provideStaticHtml` and `<StaticHtml>`. It is data, so nothing runs it. */
export function structuredData(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
}
