import type { StaticHtmlData } from "./static-html-data.ts";

/**
 * Hands HTML from a loader to `<StaticHtml>`. A document request puts it into the document's map, so that it isn't sent a
 * second time as loader data; a data request (a navigation in the browser) returns it as loader data.
 * @param documentHtml the map of the document being rendered, null for a data request (contract/services.ts, staticHtml)
 * @param html by element id
 * @returns for the page's `<StaticHtml from>`
 */
export function provideStaticHtml(
  documentHtml: Map<string, string> | null,
  html: Readonly<Record<string, string>>,
): StaticHtmlData {
  if (!documentHtml) return html;
  for (const [id, text] of Object.entries(html)) documentHtml.set(id, text);
  return null;
}
