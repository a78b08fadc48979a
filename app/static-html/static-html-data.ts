import type { Thing } from "schema-dts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";

/** HTML by element id, or null in a document, which holds it already. */
export type StaticHtmlData = Readonly<Record<string, string>> | null;

/**
 * Hands HTML to `<StaticHtml>`: in the document itself, or as loader data for a client-side navigation.
 * @param documentHtml null for a data request (contract/services.ts)
 * @param things the page's structured data, if any, shown where `structuredDataId` is
 */
export function provideStaticHtml(
  documentHtml: Map<string, string> | null,
  html: Readonly<Record<string, string>>,
  things: readonly Thing[] = [],
): StaticHtmlData {
  const all = things.length === 0 ? html : { ...html, [structuredDataId]: structuredData(things) };
  if (!documentHtml) return all;
  for (const [id, text] of Object.entries(all)) documentHtml.set(id, text);
  return null;
}
