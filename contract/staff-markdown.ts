import type { Element, ElementContent, Properties, Root, RootContent } from "hast";
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
import { markdownLosses } from "./markdown-losses.ts";
import { pictureIdIn } from "./pictures.ts";
import { cleanText } from "./plain-text.ts";

const answerTags = ["p", "strong", "em", "a", "ul", "ol", "li", "br", "code"];
const articleTags = [
  ...answerTags,
  ...["h2", "h3", "h4", "blockquote", "hr", "pre", "table", "thead", "tbody", "tr", "th", "td", "img"],
];

const schemaOf = (kind: MarkdownKind): Schema => ({
  tagNames: kind === "answer" ? answerTags : articleTags,
  attributes: { a: ["href"], ol: ["start"], img: ["src", "alt"] },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  ancestors: { li: ["ul", "ol"], thead: ["table"], tbody: ["table"], tr: ["table"], th: ["table"], td: ["table"] },
  required: {},
  clobber: [],
  strip: [],
  allowComments: false,
  allowDoctypes: false,
});

const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

/**
 * HTML is shown as it was typed, a picture of an answer by its words; the page has the only first heading, an answer
 * has none.
 */
const handlersOf = (kind: MarkdownKind): Handlers => ({
  html: (_state, { value }: { value: string }, parent) => {
    const text = { type: "text" as const, value };
    return parent?.type === "paragraph" || parent?.type === "heading" ? text : element("p", [text]);
  },
  image: (_state, { alt, url }: { alt?: string | null; url: string }) =>
    kind === "answer" ? { type: "text", value: alt ?? "" } : element("img", [], { src: url, alt: alt ?? "" }),
  // As if its address stood in its place.
  imageReference: (state, { alt, identifier }: { alt?: string | null; identifier: string }) => {
    const url = state.definitionById.get(identifier.toUpperCase())?.url ?? "";
    return kind === "answer" ? { type: "text", value: alt ?? "" } : element("img", [], { src: url, alt: alt ?? "" });
  },
  heading: (state, node) => {
    const children = state.all(node);
    if (kind === "answer") return element("p", [element("strong", children)]);
    return element(`h${Math.min(4, Math.max(2, Number(node.depth)))}`, children);
  },
});

type Found = {
  readonly refusedLinks: string[];
  /** The ids of uploaded pictures. */
  readonly pictures: string[];
  /** Addresses of pictures from elsewhere, or without words. */
  readonly refusedPictures: string[];
  /** What readers wouldn't see, or as it was typed ({@link markdownLosses}). */
  readonly lost: string[];
};

function checkPicture({ properties }: Element, found: Found): ElementContent {
  const src = String(properties.src);
  const alt = cleanText(String(properties.alt)).trim();
  const id = pictureIdIn(src);
  if (id === null || alt === "") {
    found.refusedPictures.push(src);
    return { type: "text", value: alt };
  }
  found.pictures.push(id);
  return element("img", [], { src, alt });
}

/**
 * Removes unsafe links and pictures from elsewhere, leaving their words, and what character references (`&rlm;`) hide
 * in the text.
 */
function checkAddresses(nodes: readonly (RootContent | ElementContent)[], found: Found): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return node.type === "text" ? [{ ...node, value: cleanText(node.value) }] : [];
    if (node.tagName === "img") return [checkPicture(node, found)];
    const children = checkAddresses(node.children, found);
    if (node.tagName !== "a") return [{ ...node, children }];
    const written = typeof node.properties.href === "string" ? node.properties.href : "";
    const href = linkAddress(written);
    if (href !== null) return [{ ...node, properties: { href }, children }];
    found.refusedLinks.push(written);
    return children;
  });
}

/** A Markdown text of staff as it was read: safe HTML, and what of the text isn't in it. */
export type ReadMarkdown = { readonly [Key in keyof Found]: readonly string[] } & {
  /** The allowed elements, with no attribute besides those of `schemaOf`, whose addresses are checked. */
  readonly tree: Root;
  /** Of what the text has too much; then the tree is the text as it was typed, in one paragraph. */
  readonly excess: MarkdownExcess | null;
};

const unread = (text: string, excess: MarkdownExcess): ReadMarkdown => ({
  tree: { type: "root", children: [element("p", [{ type: "text", value: text }])] },
  refusedLinks: [],
  pictures: [],
  refusedPictures: [],
  lost: [],
  excess,
});

/**
 * Reads a text that staff wrote in Markdown. Whatever it holds, the tree is safe to show: the library renders no HTML
 * of the text, the sanitizer leaves the allowed elements, each link and picture is checked, and what is too much for
 * contract/markdown-bounds.ts isn't read. It throws nothing.
 */
export function readMarkdown(text: string, kind: MarkdownKind): ReadMarkdown {
  const tooMuchText = excessOfText(text, kind);
  if (tooMuchText) return unread(text, tooMuchText);
  const markdown =
    kind !== "answer"
      ? fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
      : fromMarkdown(text);
  const tooManyPieces = excessOfPieces(markdown, kind);
  if (tooManyPieces) return unread(text, tooManyPieces);
  const found: Found = {
    refusedLinks: [],
    pictures: [],
    refusedPictures: [],
    lost: [...markdownLosses(markdown, text, kind)],
  };
  const rendered = toHast(markdown, { handlers: handlersOf(kind) });
  const before = checkAddresses(rendered.type === "root" ? rendered.children : [rendered], found);
  const safe = sanitize({ type: "root", children: before }, schemaOf(kind));
  const tree: Root = safe.type === "root" ? safe : { type: "root", children: [] };
  const tooManyBytes = excessOf(kind, { bytes: htmlBytes(tree) });
  return tooManyBytes ? unread(text, tooManyBytes) : { tree, ...found, excess: null };
}
