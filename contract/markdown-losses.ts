import type { fromMarkdown } from "mdast-util-from-markdown";
import type { MarkdownKind } from "./markdown-bounds.ts";

type Root = ReturnType<typeof fromMarkdown>;
/** Any node of a Markdown tree. */
type Nodes = Root | Root["children"][number];

/** A link or picture whose address has a blank, one by a name that nothing explains, a footnote: to Markdown, plain text. */
const unreadMarks = [/!?\[[^\]\n]*\]\([^)\n]*\)/, /!?\[[^\]\n]+\]\[[^\]\n]*\]/, /\[\^[^\]\n]+\]/];

function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** The text of paragraphs and headings with what stands between, without code, in which marks are meant as they are. */
function plainTexts(node: Nodes): readonly string[] {
  if (node.type === "text") return [node.value];
  return "children" in node ? node.children.flatMap(plainTexts) : [];
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
 * What staff wrote that readers wouldn't see, or only as the marks that were typed: an address that nothing refers to, a cell beyond
 * its table's columns, a picture in an answer, a link whose address has a blank, a footnote.
 * @param tree Markdown as it was read
 * @returns each as it was written, in one line
 */
export function markdownLosses(tree: Nodes, kind: MarkdownKind): readonly string[] {
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
  const lost = parts.flatMap((part) => lossOfPart(part, isUsed, kind) ?? []);
  const unread = plainTexts(tree).flatMap((text) => unreadMarks.flatMap((mark) => mark.exec(text)?.[0] ?? []));
  return [...lost, ...unread];
}
