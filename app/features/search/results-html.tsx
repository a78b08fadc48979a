import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { onceFor } from "#content/once-for.ts";
import type { Hit, SearchIndex } from "./find.ts";
import { Result } from "./result.tsx";

const rendered = onceFor((_: SearchIndex) => new Map<string, string>());

/** Rendered once for each index, because search pages aren't cached. */
function resultHtml(index: SearchIndex, hit: Hit): string {
  const key = `${hit.address} ${hit.title}`;
  const html = rendered(index).get(key) ?? renderStaticHtml({ result: <Result hit={hit} /> }).result ?? "";
  rendered(index).set(key, html);
  return html;
}

/** In the order of the dialog. */
export const resultsHtml = (index: SearchIndex, hits: readonly Hit[]): string =>
  hits.length === 0 ? "" : `<ul class="mt-10 max-w-4xl">${hits.map((hit) => resultHtml(index, hit)).join("")}</ul>`;
