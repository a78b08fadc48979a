import { Fragment, isValidElement, type ReactNode } from "react";

/** After the components were called: only tags and text are left. */
type Tag = { tag: string; props: Record<string, unknown>; children: readonly Piece[] };
type Piece = string | Tag;

const blockTags = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li table thead tbody tr th td blockquote aside div section article figure figcaption dl dt dd hr".split(
    " ",
  ),
);
/** Skipped: the caption has their text. */
const unreadTags = new Set(["svg", "picture", "style", "script"]);

/**
 * Calls the components of an element tree until only tags and text are left.
 * @throws TypeError for what isn't a plain function, a tag or text; what a component throws, as one does that needs hooks
 */
function resolve(node: ReactNode): readonly Piece[] {
  if (node === null || node === undefined || typeof node === "boolean") return [];
  if (typeof node === "string" || typeof node === "number" || typeof node === "bigint") return [String(node)];
  if (isValidElement<Record<string, unknown> & { children?: ReactNode }>(node)) {
    const { type, props } = node;
    if (type === Fragment) return resolve(props.children);
    if (typeof type === "string") {
      return unreadTags.has(type) ? [] : [{ tag: type, props, children: resolve(props.children) }];
    }
    // Components of content/ are plain functions without hooks; React's type allows classes as well.
    if (typeof type === "function") return resolve((type as (props: unknown) => ReactNode)(props));
  }
  if (Symbol.iterator in Object(node)) return [...(node as Iterable<ReactNode>)].flatMap(resolve);
  throw new TypeError("This can't be read as text.");
}

const isBlock = ({ tag }: Tag): boolean => blockTags.has(tag);

/** Maps an address of the text to the one that is written. */
type Link = (href: string) => string;

const marks: Readonly<Record<string, string>> = { strong: "**", b: "**", em: "*", i: "*", code: "`" };

function inline(pieces: readonly Piece[], link: Link): string {
  return pieces
    .map((piece) => {
      if (typeof piece === "string") return piece.replace(/\s+/g, " ");
      const text = inline(piece.children, link);
      if (piece.tag === "img") return `![${piece.props.alt}](${link(String(piece.props.src))})`;
      if (piece.tag === "a" && typeof piece.props.href === "string") return `[${text}](${link(piece.props.href)})`;
      const mark = marks[piece.tag] ?? "";
      return piece.tag === "br" ? "  \n" : `${mark}${text}${mark}`;
    })
    .join("");
}

const tagsIn = ({ children }: Tag): readonly Tag[] => children.filter((piece) => typeof piece !== "string");

const indent = (text: string, by: string): string => text.replace(/\n(?=[^\n])/g, `\n${by}`);

function list(tag: Tag, link: Link): string {
  const texts = tagsIn(tag).map((item, index) => {
    const mark = tag.tag === "ol" ? `${index + 1}. ` : "- ";
    return mark + indent(blocks(item.children, link), " ".repeat(mark.length));
  });
  return texts.join(texts.some((text) => text.includes("\n\n")) ? "\n\n" : "\n");
}

const rowsOf = (tag: Tag): readonly Tag[] => (tag.tag === "tr" ? [tag] : tagsIn(tag).flatMap(rowsOf));

function table(tag: Tag, link: Link): string {
  const [head, ...body] = rowsOf(tag).map((row) =>
    tagsIn(row).map((cell) => inline(cell.children, link).trim().replaceAll("|", "\\|")),
  );
  if (!head) return "";
  return [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function block(tag: Tag, link: Link): string {
  const level = /^h([1-6])$/.exec(tag.tag)?.[1];
  if (level) return `${"#".repeat(Number(level))} ${inline(tag.children, link).trim()}`;
  if (tag.tag === "ul" || tag.tag === "ol") return list(tag, link);
  if (tag.tag === "table") return table(tag, link);
  if (tag.tag === "hr") return "---";
  const inside = blocks(tag.children, link);
  return tag.tag === "blockquote" || tag.tag === "aside" ? `> ${inside.replace(/\n/g, "\n> ")}` : inside;
}

function blocks(pieces: readonly Piece[], link: Link): string {
  const parts: string[] = [];
  let line: Piece[] = [];
  const endLine = () => {
    const text = inline(line, link).trim();
    if (text !== "") parts.push(text);
    line = [];
  };
  for (const piece of pieces) {
    if (typeof piece !== "string" && isBlock(piece)) {
      endLine();
      const text = block(piece, link);
      if (text !== "") parts.push(text);
    } else line.push(piece);
  }
  endLine();
  return parts.join("\n\n");
}

/**
 * The Markdown of an element tree, such as a page of `content/*.mdx` with plain components.
 * @param node holds tags, text and components without hooks
 * @param link maps each address to the one that is written, such as an absolute one; left out, addresses stay
 * @throws TypeError where the tree holds something else
 */
export function markdownOf(node: ReactNode, link: Link = (href) => href): string {
  return blocks(resolve(node), link);
}

/** The words of a tree with single spaces between them; one may be left at either end. */
function read(pieces: readonly Piece[]): string {
  const text = pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    return isBlock(piece) ? ` ${read(piece.children)} ` : read(piece.children);
  });
  return text.join("").replace(/\s+/g, " ");
}

/**
 * The words of an element tree without any marks, with single spaces between them: for counting and for searching.
 * @param node holds tags, text and components without hooks
 * @throws TypeError where the tree holds something else
 */
export function wordsOf(node: ReactNode): string {
  return read(resolve(node)).trim();
}

/** The words below one heading. Before the first heading `heading` is null; `id` is null there and for a heading without one. */
export type TextPart = { id: string | null; heading: string | null; text: string };

/**
 * The words of an element tree, cut at its headings of the levels 2 to 4, so that a search can lead to the very place.
 * @param node holds tags, text and components without hooks
 * @returns in the order of the text; a part without a heading and without words is left out
 * @throws TypeError where the tree holds something else
 */
export function partsOf(node: ReactNode): readonly TextPart[] {
  const parts: (Omit<TextPart, "text"> & { pieces: Piece[] })[] = [{ id: null, heading: null, pieces: [] }];
  const walk = (pieces: readonly Piece[]): void => {
    for (const piece of pieces) {
      if (typeof piece !== "string" && /^h[2-4]$/.test(piece.tag)) {
        const id = typeof piece.props.id === "string" ? piece.props.id : null;
        parts.push({ id, heading: inline(piece.children, String).trim(), pieces: [] });
      } else if (typeof piece !== "string" && ["div", "section", "article"].includes(piece.tag)) walk(piece.children);
      else parts.at(-1)?.pieces.push(piece);
    }
  };
  walk(resolve(node));
  return parts
    .map(({ id, heading, pieces }) => ({ id, heading, text: read(pieces).trim() }))
    .filter(({ text, heading }) => text !== "" || heading !== null);
}
