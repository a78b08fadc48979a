import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";

/**
 * Renders parts of a page that never change to HTML, for loaders only: put each into `<StaticHtml>` under its name, and
 * neither its words nor its components go out as script.
 * @param parts elements by the id that they will stand under
 */
export function renderParts(parts: Readonly<Record<string, ReactElement>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(parts).map(([id, element]) => [
      id,
      renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>, { identifierPrefix: id }),
    ]),
  );
}
