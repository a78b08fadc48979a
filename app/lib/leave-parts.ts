/**
 * Hands long HTML over to `<StaticHtml>`: for a document it is left among the document's parts, so that it isn't sent a
 * second time as data; for a navigation it is the data.
 * @param parts the map of the document being made, null for a data request (contract/services.ts, documentParts)
 * @param html by element id
 * @returns what the loader gives to the page: nothing in a document
 */
export function leaveParts(
  parts: Map<string, string> | null,
  html: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (!parts) return html;
  for (const [id, text] of Object.entries(html)) parts.set(id, text);
  return {};
}
