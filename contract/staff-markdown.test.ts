import { toString as hastText } from "hast-util-to-string";
import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";
import { readMarkdown } from "./staff-markdown.ts";

type Node = { readonly type: string; readonly tagName?: string; readonly children?: readonly Node[] };
const tagsOf = (node: Node): string[] => [
  ...(node.tagName ? [node.tagName] : []),
  ...(node.children ?? []).flatMap(tagsOf),
];

test.each([
  ["https://example.com/a?b#c", "https://example.com/a?b#c"],
  ["HTTP://EXAMPLE.com", "http://example.com/"],
  ["mailto:a@example.com", "mailto:a@example.com"],
  ["tel:+15551234567", "tel:+15551234567"],
  ["/products/tagigo?tab=faq#q", "/products/tagigo?tab=faq#q"],
  ["/läden", "/l%C3%A4den"],
  ["#a-heading", "#a-heading"],
])("%s is an address of a link", (text, address) => {
  expect(linkAddress(text)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://example.com/x",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https:evil.example",
  "https:///evil.example",
  "https://user:password@evil.example",
  "https://:password@evil.example",
  "https://[",
  "https://incard.example@evil.example",
  "https://evil.example/\u0000",
  'https://evil.example/"onclick="x',
  "contact",
  "../contact",
  "?x=1",
  "#<script>",
  "#a <script>",
  "javascript:alert(1)//#a",
  "",
])("%j is none", (text) => {
  expect(linkAddress(text)).toBeNull();
});

test("an article keeps headings, lists, quotes, tables and links; the page keeps its own first heading", () => {
  const text =
    "# One\n\n## Two\n\n###### Six\n\n- a\n- **b** *c* `d`\n\n> q\n\n| x | y |\n| - | - |\n| 1 | [2](/contact) |\n\n---\n\n3. three\n";
  const { tree, refusedLinks } = readMarkdown(text, "article");
  const tags = new Set(tagsOf(tree));
  expect([...tags].sort()).toEqual(
    "a blockquote code em h2 h4 hr li ol p strong table tbody td th thead tr ul".split(" "),
  );
  expect(refusedLinks).toEqual([]);
});

test("an answer has neither headings nor tables", () => {
  const { tree } = readMarkdown("# One\n\n| x |\n| - |\n| 1 |\n\n> q", "answer");
  expect([...new Set(tagsOf(tree))].sort()).toEqual(["p", "strong"]);
});

test("HTML and pictures are shown as words, and a refused link keeps its words", () => {
  const { tree, refusedLinks } = readMarkdown("<b>x</b> ![a map](/map.png) [go](javascript:alert(1))", "article");
  expect(tagsOf(tree)).toEqual(["p"]);
  expect(JSON.stringify(tree)).toMatch(/<b>.*a map.*go/);
  expect(refusedLinks).toEqual(["javascript:alert(1)"]);
});

test.each([
  ["a line of HTML", "<div>x</div>", ["p"]],
  ["HTML in a heading", "## a <i>b</i>", ["h2"]],
  ["a picture without words", "a ![](/map.png)", ["p"]],
  ["a picture from elsewhere whose address stands below", "![a map][map]\n\n[map]: /map.png", ["p"]],
])("%s is text", (_, text, tags) => {
  const { tree, excess } = readMarkdown(text, "article");
  expect([tagsOf(tree), excess]).toEqual([tags, null]);
  expect(JSON.stringify(tree)).not.toMatch(/map\.png|Stryker/);
  expect(JSON.stringify(tree)).toMatch(/<div>x|a .*<i>|"a |a map/);
});

test.each([
  ["stars", "*a ".repeat(3_000) + "b*".repeat(3_000)],
  ["brackets", "[a](".repeat(5_000)],
  ["definitions", "[a]: x\n".repeat(2_500)],
  ["quotes", ">".repeat(20_000)],
  ["lists", "- ".repeat(9_999)],
  ["numbered lists", "1. ".repeat(6_000)],
  ["stars after a plain paragraph", `Plain.\n\n${"*a ".repeat(3_000)}`],
  ["an ever deeper list", Array.from({ length: 140 }, (_, depth) => `${" ".repeat(2 * depth)}- x`).join("\n")],
])("too many %s are one paragraph, at once", (_, text) => {
  const { tree, excess } = readMarkdown(text, "article");
  expect(excess).not.toBeNull();
  expect(tagsOf(tree)).toEqual(["p"]);
});

test("what somebody might write isn't too complex", () => {
  const list = Array.from({ length: 40 }, (_, at) => `${at + 1}. **Word** and [a link](/contact)`).join("\n");
  expect(readMarkdown(`word ${"- ".repeat(500)}`, "article").excess).toBeNull();
  expect(readMarkdown("**Word** by *word*.\n \n".repeat(400), "article").excess).toBeNull();
  expect(readMarkdown(`Title\n${"-".repeat(80)}\n\n${list}\n\n> > twice\n\n* * *`, "article").excess).toBeNull();
});

test("what a character reference hides in a text is cleaned away, and blanks between words stay", () => {
  const { tree } = readMarkdown("pay&#x202E;10&rlm; **now** *or*\n`a  b&#8203;`\n\n    code\tx", "article");
  expect(hastText(tree)).toBe("pay10 now or\na  b&#8203;\ncode\tx\n");
});
