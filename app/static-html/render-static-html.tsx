import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { withoutLinkMarks } from "#app/router-adapter/link-marks.ts";

/**
 * Cuts numbers in attributes of drawings after two decimals: they are computed, and nobody sees a thousandth of their
 * unit. Lengths in class names (`rem`) stay.
 */
const shortNumbers = (html: string): string =>
  html.replace(/<svg\b.*?<\/svg>/gs, (drawing) => drawing.replace(/(\d\.\d\d)\d+(?!\d|r?em|px|%)(?=[^<>]*>)/g, "$1"));

/** For loaders only: neither the words nor the components are sent to the browser as script. @param elements by id */
export function renderStaticHtml(elements: Readonly<Record<string, ReactElement>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(elements).map(([id, element]) => [
      id,
      shortNumbers(
        withoutLinkMarks(
          renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>, { identifierPrefix: id }),
        ),
      ),
    ]),
  );
}
