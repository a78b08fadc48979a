import type { StaticHtmlData } from "./static-html-data.ts";

/**
 * Hands HTML by element id to `<StaticHtml>`: in the document itself, or as loader data for a client-side navigation.
 * @param documentHtml null for a data request (contract/services.ts)
 */
export function provideStaticHtml(
  documentHtml: Map<string, string> | null,
  html: Readonly<Record<string, string>>,
): StaticHtmlData {
  if (!documentHtml) return html;
  for (const [id, text] of Object.entries(html)) documentHtml.set(id, text);
  return null;
}
