import type { Element, ElementContent, Root, RootContent } from "hast";
import { type Schema, sanitize } from "hast-util-sanitize";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { type Handlers, toHast } from "mdast-util-to-hast";
import { gfmTable } from "micromark-extension-gfm-table";
import { linkAddress } from "./link-address.ts";
import {
  excessOf,
  excessOfPieces,
  excessOfText,
  htmlBytes,
  type MarkdownExcess,
  type MarkdownKind,
} from "./markdown-bounds.ts";

const answerTags = ["p", "strong", "em", "a", "ul", "ol", "li", "br", "code"];
const tags: Readonly<Record<MarkdownKind, readonly string[]>> = {
  answer: answerTags,
  article: [...answerTags, "h2", "h3", "h4", "blockquote", "hr", "pre", "table", "thead", "tbody", "tr", "th", "td"],
};

const schemaOf = (kind: MarkdownKind): Schema => ({
  tagNames: [...tags[kind]],
  attributes: { a: ["href"], ol: ["start"] },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  ancestors: { li: ["ul", "ol"], thead: ["table"], tbody: ["table"], tr: ["table"], th: ["table"], td: ["table"] },
  required: {},
  clobber: [],
  strip: [],
  allowComments: false,
  allowDoctypes: false,
});
const schemas: Readonly<Record<MarkdownKind, Schema>> = { answer: schemaOf("answer"), article: schemaOf("article") };

const paragraph = (children: ElementContent[]): Element => ({
  type: "element",
  tagName: "p",
  properties: {},
  children,
});

/** HTML is shown as it was typed, a picture by its words; the page has the only first heading, an answer has none. */
const handlersOf = (kind: MarkdownKind): Handlers => ({
  html: (_state, { value }: { value: string }, parent) => {
    const text = { type: "text" as const, value };
    return parent?.type === "paragraph" || parent?.type === "heading" ? text : paragraph([text]);
  },
  image: (_state, { alt }: { alt?: string | null }) => ({ type: "text", value: alt ?? "" }),
  imageReference: (_state, { alt }: { alt?: string | null }) => ({ type: "text", value: alt ?? "" }),
  heading: (state, node) => {
    const children = state.all(node);
    if (kind === "answer") return paragraph([{ type: "element", tagName: "strong", properties: {}, children }]);
    const level = Math.min(4, Math.max(2, Number(node.depth)));
    return { type: "element", tagName: `h${level}`, properties: {}, children };
  },
});
const handlers: Readonly<Record<MarkdownKind, Handlers>> = {
  answer: handlersOf("answer"),
  article: handlersOf("article"),
};

/** Removes unsafe links, leaving their words. */
function checkLinks(nodes: readonly (RootContent | ElementContent)[], refused: string[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return node.type === "text" ? [node] : [];
    const children = checkLinks(node.children, refused);
    if (node.tagName !== "a") return [{ ...node, children }];
    const written = typeof node.properties.href === "string" ? node.properties.href : "";
    const href = linkAddress(written);
    if (href !== null) return [{ ...node, properties: { href }, children }];
    refused.push(written);
    return children;
  });
}

type ReadMarkdown = {
  readonly tree: Root;
  readonly refusedLinks: readonly string[];
  readonly excess: MarkdownExcess | null;
};

const unread = (text: string, excess: MarkdownExcess): ReadMarkdown => ({
  tree: { type: "root", children: [paragraph([{ type: "text", value: text }])] },
  refusedLinks: [],
  excess,
});

/** Reads staff's Markdown. The tree is safe to show: no HTML of the text, allowed elements, checked links, bounded. */
export function readMarkdown(text: string, kind: MarkdownKind): ReadMarkdown {
  const tooMuchText = excessOfText(text, kind);
  if (tooMuchText) return unread(text, tooMuchText);
  const markdown =
    kind === "article"
      ? fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
      : fromMarkdown(text);
  const tooManyPieces = excessOfPieces(markdown, kind);
  if (tooManyPieces) return unread(text, tooManyPieces);
  const refusedLinks: string[] = [];
  const rendered = toHast(markdown, { handlers: handlers[kind] });
  const before = checkLinks(rendered.type === "root" ? rendered.children : [rendered], refusedLinks);
  const safe = sanitize({ type: "root", children: before }, schemas[kind]);
  const tree: Root = safe.type === "root" ? safe : { type: "root", children: [] };
  const tooManyBytes = excessOf(kind, { bytes: htmlBytes(tree) });
  return tooManyBytes ? unread(text, tooManyBytes) : { tree, refusedLinks, excess: null };
}
