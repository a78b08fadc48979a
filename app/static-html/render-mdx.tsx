import type { MDXComponents, MDXContent } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";

const cache = new WeakMap<MDXContent, Map<string, { props: object; components: MDXComponents; html: string }>>();

/**
 * Renders a page of `content/*.mdx` to HTML, for loaders only: `<StaticHtml>` shows it.
 * The HTML is cached for as long as the process runs; `props` and `components` must be constants of a module for that.
 * @param Body the default export of the MDX file
 * @param props what its expressions read: `{ facts, prices, site }`
 * @param components the elements it names, such as `Note`
 * @param idPrefix stands before the ids that drawings make for themselves; needed where a page shows several bodies
 */
export function renderMdx(Body: MDXContent, props: object, components: MDXComponents, idPrefix = ""): string {
  const byPrefix = cache.get(Body) ?? new Map();
  cache.set(Body, byPrefix);
  const cached = byPrefix.get(idPrefix);
  if (cached && cached.props === props && cached.components === components) return cached.html;
  const html = renderToStaticMarkup(<Body {...props} components={components} />, { identifierPrefix: idPrefix });
  byPrefix.set(idPrefix, { props, components, html });
  return html;
}
