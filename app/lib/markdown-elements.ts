import GithubSlugger from "github-slugger";
import type { Root } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { toString as textOf } from "hast-util-to-string";
import type { ReactElement } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";

/** Ids that stand on an article's page anyway: a heading with these words gets a number behind it. */
const takenIds = ["main", "related", "article-body", "announcement", "structured-data"];

/** Gives each heading an id from its words, as the build gives the headings of content/*.mdx. */
function withHeadingIds(tree: Root): Root {
  const slugger = new GithubSlugger();
  for (const id of takenIds) slugger.slug(id);
  const children = tree.children.map((node) =>
    node.type === "element" && /^h[2-4]$/.test(node.tagName)
      ? { ...node, properties: { ...node.properties, id: slugger.slug(textOf(node)) } }
      : node,
  );
  return { ...tree, children };
}

/**
 * A Markdown text as elements; its headings have ids. For loaders only: the libraries stay on the server.
 * @param tree the text as contract/staff-markdown.ts reads it, which makes it safe
 * @param components in place of elements, such as `table`
 */
export const markdownElements = (tree: Root, components: Components = {}): ReactElement =>
  toJsxRuntime(withHeadingIds(tree), { Fragment, jsx, jsxs, components });
