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

export const noResults = { count: 0, html: "" };

/** In the order of the dialog. */
export function resultsOf(index: SearchIndex, hits: readonly Hit[]): typeof noResults {
  if (hits.length === 0) return noResults;
  const items = hits.map((hit) => resultHtml(index, hit)).join("");
  return { count: hits.length, html: `<ul class="mt-10 max-w-4xl">${items}</ul>` };
}
