import type { Element, ElementContent, Root, RootContent } from "hast";

/**
 * What a text is for. An answer holds paragraphs, lists and emphasis; an article and a mail headings, quotes and tables
 * too.
 */
export type MarkdownKind = "answer" | "article" | "mail";

/**
 * How much of each a text may have, so that what is read is bounded too: the library's time grows with the square of
 * lines and marks, and a row of two characters becomes as many cells as its table has columns.
 */
export const markdownBounds = {
  /** Lines of the text, empty ones too. */
  lines: { answer: 200, article: 1_000, mail: 1_000 },
  /** Stars, underscores, brackets, backticks and angle brackets in one paragraph, list or table. */
  marks: { answer: 400, article: 400, mail: 400 },
  /** Quotes and lists inside each other. */
  depth: { answer: 20, article: 20, mail: 20 },
  /** The same, added up over all lines. */
  depths: { answer: 400, article: 2_000, mail: 2_000 },
  /** Cells of all tables, with those that a short row leaves empty. */
  cells: { answer: 0, article: 1_000, mail: 1_000 },
  /** Elements and texts of the HTML. */
  pieces: { answer: 500, article: 3_000, mail: 3_000 },
  /** Characters of a link's address. */
  address: { answer: 500, article: 500, mail: 500 },
  /** Bytes of HTML, as `htmlBytes` estimates them. */
  bytes: { answer: 100_000, article: 1_000_000, mail: 90_000 },
} as const satisfies Record<string, Record<MarkdownKind, number>>;

/** Of what a text has too much: how much, and how much is allowed. */
export type MarkdownExcess = {
  readonly of: keyof typeof markdownBounds;
  readonly found: number;
  readonly allowed: number;
};

/**
 * Gives the first of several counts of a text that is beyond its bound, in the order of `markdownBounds`; null for
 * none.
 */
export function excessOf(
  kind: MarkdownKind,
  counts: Partial<Record<keyof typeof markdownBounds, number>>,
): MarkdownExcess | null {
  for (const of of Object.keys(markdownBounds) as (keyof typeof markdownBounds)[]) {
    const found = counts[of] ?? 0;
    const allowed = markdownBounds[of][kind];
    if (found > allowed) return { of, found, allowed };
  }
  return null;
}

/** How deep quotes and lists nest, told by the marks before the words of a line. */
function depthOf(line: string): number {
  const before = /^[\s>*+\-\d.)]*/.exec(line)?.[0] ?? "";
  const marks = before.match(/>|[*+-]+|\d[.)]/g)?.length ?? 0;
  return marks + Math.floor((/^ */.exec(line)?.[0].length ?? 0) / 2);
}

/**
 * Gives what a text has too much of as far as that can be counted before it is parsed, in time that grows with its
 * length only; null where it may be parsed.
 */
export function excessOfText(text: string, kind: MarkdownKind): MarkdownExcess | null {
  const lines = text.split(/\r\n?|\n/);
  const depths = lines.map(depthOf);
  let marks = 0;
  let inBlock = 0;
  for (const line of lines) {
    inBlock = line.trim() === "" ? 0 : inBlock + (line.match(/[*_[\]`<]/g)?.length ?? 0);
    marks = Math.max(marks, inBlock);
  }
  const depth = Math.max(...depths);
  return excessOf(kind, {
    lines: lines.length,
    marks,
    depth,
    depths: depths.reduce((sum, lineDepth) => sum + lineDepth, 0),
  });
}

type Piece = {
  readonly type: string;
  readonly children?: readonly Piece[];
  readonly align?: unknown;
  readonly url?: unknown;
};

/**
 * Gives what a parsed text has too much of before HTML is made of it: pieces and cells of that HTML, or characters of
 * its longest address, to which many links may refer. Null where HTML may be made of it.
 * @param root the tree of the Markdown
 */
export function excessOfPieces(root: Piece, kind: MarkdownKind): MarkdownExcess | null {
  let pieces = 0;
  let cells = 0;
  let address = 0;
  const count = (piece: Piece): void => {
    pieces += 1;
    if (typeof piece.url === "string") address = Math.max(address, piece.url.length);
    if (piece.type === "table" && Array.isArray(piece.align))
      cells += piece.align.length * (piece.children?.length ?? 0);
    piece.children?.forEach(count);
  };
  count(root);
  return excessOf(kind, { cells, address, pieces: pieces + cells });
}

const escapedSigns = /[&<>"']/g;
const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length + 5 * (text.match(escapedSigns)?.length ?? 0);

type Child = RootContent | ElementContent;

function textOf(node: Child): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}

const elementsIn = (node: Element): readonly Element[] => node.children.filter((child) => child.type === "element");

/** What an element takes besides its children: its tags, what pages add to it, and each cell's label of its column. */
function ownBytes(element: Element): number {
  const { tagName, properties } = element;
  // In two formats and up to four widths.
  if (tagName === "img") return 1_000 + bytesOf(String(properties.alt));
  if (tagName === "a") return 150 + bytesOf(String(properties.href));
  // Also in the list of headings and as an id.
  if (/^h\d$/.test(tagName)) return 300 + 2 * bytesOf(textOf(element));
  if (tagName !== "table") return 50;
  const [head, body] = elementsIn(element);
  const labels = elementsIn(head ?? element)
    .flatMap(elementsIn)
    .reduce((sum, cell) => sum + bytesOf(textOf(cell)), 0);
  return 1_500 + labels * (body?.children.length ?? 0);
}

function bytesOfNode(node: Child): number {
  if (node.type === "text") return bytesOf(node.value);
  if (node.type !== "element") return 0;
  return ownBytes(node) + node.children.reduce((sum, child) => sum + bytesOfNode(child), 0);
}

/** Estimates how many bytes of HTML a tree becomes on a page: rather more than fewer. */
export const htmlBytes = (tree: Root): number => tree.children.reduce((sum, child) => sum + bytesOfNode(child), 0);
