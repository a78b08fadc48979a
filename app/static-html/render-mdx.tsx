import type { MDXComponents, MDXContent } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";
import { shortNumbers } from "./short-numbers.ts";

const cache = new WeakMap<MDXContent, Map<string, { props: object; components: MDXComponents; html: string }>>();

/**
 * Renders `content/*.mdx` once for the life of the process, so `props` and `components` must be constants of a module.
 * For loaders only.
 * @param idPrefix where a page shows several bodies
 */
export function renderMdx(Body: MDXContent, props: object, components: MDXComponents, idPrefix = ""): string {
  const byPrefix = cache.get(Body) ?? new Map();
  cache.set(Body, byPrefix);
  const cached = byPrefix.get(idPrefix);
  if (cached && cached.props === props && cached.components === components) return cached.html;
  const html = shortNumbers(
    renderToStaticMarkup(<Body {...props} components={components} />, { identifierPrefix: idPrefix }),
  );
  byPrefix.set(idPrefix, { props, components, html });
  return html;
}
