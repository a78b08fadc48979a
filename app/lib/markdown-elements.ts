import GithubSlugger from "github-slugger";
import type { Element, Root, RootContent } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { toString as textOf } from "hast-util-to-string";
import type { ReactElement } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";

/** Ids that stand on an article's page anyway: a heading with these words gets a number behind it. */
const takenIds = ["main", "related", "article-body", "announcement", "structured-data"];

const isHeading = (node: RootContent): node is Element => node.type === "element" && /^h[2-4]$/.test(node.tagName);

/** A heading of a text: the id of its element, and its words. */
export type Heading = { readonly id: string; readonly title: string };

/**
 * The headings of a text, of the levels 2 to 4, in its order. Their ids come from their words as the build gives them to headings
 * of content/*.mdx, unless they have one already, and are those that `markdownElements` sets.
 * @param tree the text as contract/staff-markdown.ts parses it
 */
export function headingsOf(tree: Root): readonly Heading[] {
  const slugger = new GithubSlugger();
  for (const id of takenIds) slugger.slug(id);
  const headings = tree.children.filter(isHeading);
  for (const { properties } of headings) if (typeof properties.id === "string") slugger.slug(properties.id);
  return headings.map((node) => {
    const { id } = node.properties;
    return { id: typeof id === "string" ? id : slugger.slug(textOf(node)), title: textOf(node).trim() };
  });
}

function withHeadingIds(tree: Root): Root {
  const ids = headingsOf(tree).values();
  const children = tree.children.map((node) =>
    isHeading(node) ? { ...node, properties: { ...node.properties, id: ids.next().value?.id } } : node,
  );
  return { ...tree, children };
}

/**
 * A text in Markdown as elements, whose headings have ids. For loaders only: the libraries stay on the server.
 * @param tree the text as contract/staff-markdown.ts parses it, which makes it safe
 * @param components what is rendered in the place of a tag, by the tag's name
 */
export const markdownElements = (tree: Root, components: Components = {}): ReactElement =>
  toJsxRuntime(withHeadingIds(tree), { Fragment, jsx, jsxs, components });
