import GithubSlugger from "github-slugger";
import type { Element, Root, RootContent } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { toString as textOf } from "hast-util-to-string";
import type { ReactElement } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";

/** Ids that stand on an article's page anyway: a heading with these words gets a number behind it. */
const takenIds = ["main", "related", "article-body", "announcement", "structured-data"];

const isHeading = (node: RootContent): node is Element => node.type === "element" && /^h[2-4]$/.test(node.tagName);

/** Ids as the build gives them to headings of content/*.mdx. */
export function headingsOf(tree: Root): readonly { readonly id: string; readonly title: string }[] {
  const slugger = new GithubSlugger();
  for (const id of takenIds) slugger.slug(id);
  return tree.children
    .filter(isHeading)
    .map((node) => ({ id: slugger.slug(textOf(node)), title: textOf(node).trim() }));
}

function withHeadingIds(tree: Root): Root {
  const ids = headingsOf(tree).values();
  const children = tree.children.map((node) =>
    isHeading(node) ? { ...node, properties: { ...node.properties, id: ids.next().value?.id } } : node,
  );
  return { ...tree, children };
}

/** Its headings have ids. For loaders only. @param tree from contract/staff-markdown.ts, which makes it safe */
export const markdownElements = (tree: Root, components: Components = {}): ReactElement =>
  toJsxRuntime(withHeadingIds(tree), { Fragment, jsx, jsxs, components });
