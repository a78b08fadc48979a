import type { MDXComponents, MDXContent } from "mdx/types";
import { renderToStaticMarkup } from "react-dom/server";

const kept = new WeakMap<MDXContent, Map<string, { props: object; components: MDXComponents; html: string }>>();

/**
 * Renders a page of `content/*.mdx` to HTML, for loaders only: put the result into `<StaticHtml>`.
 * The HTML is kept, so a page costs its rendering once; `props` and `components` must be constants of a module for that.
 * @param Body the default export of the MDX file
 * @param props what its expressions read: `{ facts, prices, site }`
 * @param components the elements it names, such as `Note`
 * @param idPrefix stands before the ids that drawings make for themselves; needed where a page shows several bodies
 */
export function renderContent(Body: MDXContent, props: object, components: MDXComponents, idPrefix = ""): string {
  const byPrefix = kept.get(Body) ?? new Map();
  kept.set(Body, byPrefix);
  const found = byPrefix.get(idPrefix);
  if (found && found.props === props && found.components === components) return found.html;
  const html = renderToStaticMarkup(<Body {...props} components={components} />, { identifierPrefix: idPrefix });
  byPrefix.set(idPrefix, { props, components, html });
  return html;
}
