import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Thing } from "schema-dts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import type { StaticHtmlData } from "./static-html.tsx";

/**
 * Hands HTML from a loader to `<StaticHtml>`. For a document it goes into the document's map, so that it isn't sent a second time
 * as loader data; for a data request, as of a client-side navigation, it is loader data.
 * @param documentHtml the map of the document being rendered, null for a data request (`staticHtml` of contract/services.ts)
 * @param html by element id
 * @param things the page's structured data, if any, shown where `structuredDataId` is
 * @returns for the page's `<StaticHtml from>`
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

/**
 * Cuts numbers in attributes of drawings after two decimals: they are computed, and nobody sees a thousandth of their
 * unit. Lengths in class names (`rem`) stay.
 */
const shortNumbers = (html: string): string =>
  html.replace(/<svg\b.*?<\/svg>/gs, (drawing) => drawing.replace(/(\d\.\d\d)\d+(?!\d|r?em|px|%)(?=[^<>]*>)/g, "$1"));

/**
 * Renders elements to HTML, for loaders only: `<StaticHtml>` shows it, and neither the words nor the components are sent to the
 * browser as script.
 * @param elements by the id of the element that shows them, which also stands before the ids that they make for themselves
 * @returns the HTML by the same ids
 */
export function renderStaticHtml(elements: Readonly<Record<string, ReactElement>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(elements).map(([id, element]) => [
      id,
      shortNumbers(renderToStaticMarkup(element, { identifierPrefix: id })),
    ]),
  );
}
