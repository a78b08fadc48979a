/** HTML by element id, or null in a document, which holds it already. */
export type StaticHtmlData = Readonly<Record<string, string>> | null;

/**
 * Hands HTML to `<StaticHtml>`: in the document itself, or as loader data for a client-side navigation.
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
