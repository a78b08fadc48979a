import type { Nodes } from "mdast";
import type { MarkdownKind } from "./markdown-bounds.ts";

/**
 * A link or picture whose address has a blank, one by a name that nothing explains, a footnote, a picture without an
 * address: to Markdown, plain text. A backslash in front means the mark itself.
 */
const unreadMarks = [
  /!?\[?[^[\]]{0,80}(?<!\\)\]\([^)]{0,200}\)?/,
  /(?<!\\)!?\[[^[\]]+(?<!\\)\]\[[^[\]]*\]/,
  /(?<!\\)\[\^[^[\]]+\]/,
  /(?<![\\\p{L}\p{N}])!\[[^[\]]*(?<!\\)\](?![([])/u,
];
/** Blanks and what is never seen. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}]+/gu;

function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** A node as it was typed. */
const typed = (node: Nodes, source: string): string =>
  source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/**
 * The words of a paragraph, a heading or a cell as they were typed, with blanks for links, pictures and code, which
 * were understood.
 */
function typedWords(node: Nodes, source: string): string {
  if (node.type === "text") return typed(node, source);
  if (!("children" in node)) return " ";
  const words = node.children.map((child) => typedWords(child, source)).join("");
  return node.type === "link" || node.type === "linkReference" ? ` ${words} ` : words;
}

function unreadMarksOf(part: Nodes, source: string): readonly string[] {
  if (part.type !== "paragraph" && part.type !== "heading" && part.type !== "tableCell") return [];
  const words = inOneLine(typedWords(part, source));
  return unreadMarks.flatMap((mark) => mark.exec(words)?.[0].trim() ?? []);
}

/** A link without words, a link or picture within a picture's words, a title, which only a mouse would find. */
function lossOfLink(part: Nodes, source: string): string | null {
  if ("title" in part && part.title) return `"${part.title}"`;
  if (part.type === "link" || part.type === "linkReference") {
    const isSeen =
      textOf(part).replace(unseen, "") !== "" || partsOf(part).some(({ type }) => type.startsWith("image"));
    return isSeen ? null : inOneLine(typed(part, source));
  }
  if (part.type !== "image" && part.type !== "imageReference") return null;
  const written = inOneLine(typed(part, source));
  const words = part.type === "image" ? written.slice(0, written.lastIndexOf("](")) : written;
  return /(?<!\\)\]\(/.test(words) ? written : null;
}

/** The parts of a tree, itself first. */
const partsOf = (node: Nodes): readonly Nodes[] => [
  node,
  ...("children" in node ? node.children.flatMap(partsOf) : []),
];

function lossOfPart(part: Nodes, isUsed: (name: string) => boolean, kind: MarkdownKind): string | null {
  if (part.type === "definition")
    return isUsed(part.identifier) ? null : `[${part.label ?? part.identifier}]: ${part.url}`;
  if (part.type === "image" && kind === "answer") return `![${part.alt ?? ""}](${part.url})`;
  if (part.type === "imageReference" && kind === "answer") return `![${part.alt ?? ""}]`;
  if (part.type !== "table") return null;
  const columns = part.align?.length ?? 0;
  const tooWide = part.children.find(({ children }) => children.length > columns);
  const extra = tooWide?.children[columns];
  return extra ? `| ${textOf(extra)} |` : null;
}

/**
 * Finds what staff wrote that readers wouldn't see, or only as the marks that were typed: an address that nothing
 * refers to, a cell beyond its table's columns, a picture in an answer, a link without words or whose address has a
 * blank, a title, a footnote. It is found so that a text can be refused instead of published with a hole in it.
 * @param tree Markdown as it was read
 * @param source the same Markdown as it was typed
 * @returns each as it was written, in one line
 */
export function markdownLosses(tree: Nodes, source: string, kind: MarkdownKind): readonly string[] {
  const parts = partsOf(tree);
  const used = new Set(
    parts.flatMap((part) => (part.type === "linkReference" || part.type === "imageReference" ? [part.identifier] : [])),
  );
  const defined = new Set<string>();
  const isUsed = (name: string): boolean => {
    // Of two of one name only the first counts.
    const isFirst = !defined.has(name);
    defined.add(name);
    return isFirst && used.has(name);
  };
  const lost = parts.flatMap((part) => lossOfPart(part, isUsed, kind) ?? lossOfLink(part, source) ?? []);
  return [...lost, ...parts.flatMap((part) => unreadMarksOf(part, source))];
}
