import fc from "fast-check";
import { textBounds } from "#contract/site-texts.ts";

/** As many of a piece as an article may hold. */
const fill = (piece: string, before = ""): string =>
  before + piece.repeat(Math.floor((textBounds.articleBody - before.length) / piece.length));
const stairs = (mark: string): string =>
  Array.from({ length: 20 }, (_, depth) => `${mark.repeat(depth)}- x\n`).join("");

/** Pieces that cost much when there are many: beside, below or inside each other. */
const pieces = [
  ...[
    "a\n=\n",
    "a\n=\n\n",
    "a\nb\nc\nd\n=\n",
    "# a\n",
    "#\n",
    "=\n",
    "-\n",
    "---\n",
    "a\n\n",
    "a\n",
    "\n",
    "a  \n",
    "a\\\n",
  ],
  ...["- a\n", "- a\n\n", "1. a\n", "- a\n* a\n", "- - - - - - - - a\n", "- ```\n", "- a\n\n  b\n", "+ ", "1. ", "  "],
  ...["> a\n", "> a\n\n", ">>>>>>>>> a\n", "> - a\n", "- > a\n\n", ">>>>>>>>>>>>>>>>>>>x\n\n", "> ```\na\n", ">"],
  ...["|a", "|a|b|\n", "a|b\n", "|-", "|", "\\|", "|a|\n|-|\n", "|a|\n|-|\n\n"],
  ...[
    "*a ",
    "b*",
    "_a_",
    "**a** ",
    "***",
    "` ",
    "``a",
    "[",
    "]",
    "[a](",
    "[a](/b) ",
    "![",
    "[a]: /b\n",
    '[a]: /b "\n',
    "[a] ",
  ],
  ...["<a>", "<!--", "<?", "<!A", "<![CDATA[", '<a b="', "<a:b", "<a@b.c>", "<div>\n", "<div>\n\n", "</a>"],
  ...[
    "&amp;",
    "&",
    "&aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "&#0;",
    "&#x10FFFF;",
    '"',
    "'",
    "\\*",
    "\t",
    "    a\n",
    "😀",
    "\r",
    "\r\n",
  ],
  ...["```\n", "~~~\na\n~~~\n", "https://a.example/", "word "],
];

/** Texts that one piece makes large. */
export const hostileMarkdown: Readonly<Record<string, string>> = {
  "a table of 3,300 columns and 3,350 rows": `${"|a".repeat(3_300)}\n${"|-".repeat(3_300)}\n${"|\n".repeat(3_350)}`,
  "a table of 300 columns and 1,000 rows": `${"|a".repeat(300)}\n${"|-".repeat(300)}\n${"|\n".repeat(1_000)}`,
  "a long heading of a column": fill("|b\n", `|${"&".repeat(9_000)}\n|-\n`),
  "tables of a row": fill("|a|\n|-|\n\n"),
  "one reference of 9,000 characters": fill("[a] ", `[a]: /${"x".repeat(9_000)}\n\n`),
  "one reference in many paragraphs": fill("[a] [a] [a]\n\n", `[a]: /${"&".repeat(490)}\n\n`),
  "5,000 headings": fill("a\n=\n"),
  "one heading": fill("a ", "# "),
  "a list as deep as stairs": fill(stairs("  ")),
  "quotes as deep as stairs": fill(stairs("> ")),
  "signs of code of all lengths": Array.from({ length: 190 }, (_, at) => "`".repeat(at + 1)).join(" "),
  ...Object.fromEntries(pieces.map((piece) => [JSON.stringify(piece), fill(piece)])),
  ...Object.fromEntries(
    pieces
      .filter((piece) => piece.startsWith("<"))
      .map((piece) => [`words and ${JSON.stringify(piece)}`, fill(piece, "a ")]),
  ),
};

/** Texts that several pieces make large, in turn or one kind after the other. */
export const mixedMarkdown: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.integer({ min: 1, max: 600 })), { minLength: 1, maxLength: 12 })
  .map((parts) =>
    fill(
      parts
        .map(([piece, count]) => piece.repeat(count))
        .join("")
        .slice(0, textBounds.articleBody),
    ),
  )
  .filter((text) => text.trim() !== "");

/** A text, and its beginning, so short that it isn't refused. */
export function withLongestAccepted(text: string, isAccepted: (text: string) => boolean): readonly string[] {
  let [accepted, refused] = [0, text.length];
  if (isAccepted(text)) return [text];
  while (refused - accepted > textBounds.articleBody / 64) {
    const middle = Math.floor((accepted + refused) / 2);
    if (isAccepted(text.slice(0, middle))) accepted = middle;
    else refused = middle;
  }
  return [text, text.slice(0, accepted)];
}
