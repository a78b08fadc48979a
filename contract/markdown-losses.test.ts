import { expect, test } from "vitest";
import { readMarkdown } from "./staff-markdown.ts";

const picture = "/media/0123456789abcdef0123456789abcdef.avif";

test.each([
  ["a picture from elsewhere by reference", "![a][p]\n\n[p]: https://elsewhere.example/a.png"],
  ["a link whose address has a blank", "[x](https://a.example/b c)"],
  ["a picture whose address has a blank", "![x](/images/a b.webp)"],
  ["an address that nothing refers to", "Words.\n\n[p]: https://elsewhere.example"],
  ["a second address of one name", "[a][p]\n\n[p]: /contact\n[p]: /support"],
  ["a link by a name that nothing explains", "See [the page][nowhere]."],
  ["a footnote", "Words[^1].\n\n[^1]: More."],
  ["a footnote without its text", "Words[^1]."],
  ["a link whose words hold an emphasis, and whose address a blank", "See [the **new** page](https://a.example/b c)."],
  ["a link whose words hold code, and whose address a blank", "See [`x`](https://a.example/b c)."],
  ["a link over two lines whose address has a blank", "See [the\npage](https://a.example/b c)."],
  ["a link in brackets whose address has a blank", "See [a [b] c](https://a.example/b c)."],
  ["a link whose address isn't closed", "See [the page](https://a.example/b and more."],
  ["a link without words", "See [](/contact)."],
  ["a link whose words nobody sees", "See [&nbsp;&shy;](/contact)."],
  ["a picture without an address", "![The parcel]"],
  ["a picture apart from its address", "![The parcel] (/images/a.webp)"],
  ["a picture within a picture's words", `![a ![b](${picture})](${picture})`],
  ["a link within a picture's words", `![a [b](/contact)](${picture})`],
  ["a title of a link", '[x](/contact "By phone until noon")'],
  ["a title of an address by name", '[x][p]\n\n[p]: /contact "By phone until noon"'],
  ["a cell beyond its table", "| a | b |\n|---|---|\n| 1 | 2 | 3 |"],
])("%s is reported, with what was written", (_, text) => {
  const { lost, refusedLinks, refusedPictures } = readMarkdown(text, "article");
  expect([...lost, ...refusedLinks, ...refusedPictures]).not.toEqual([]);
  for (const part of lost) expect(part).not.toMatch(/\n/);
});

test("a picture in an answer is reported, because an answer shows none", () => {
  expect(readMarkdown("![a](/images/a.webp)", "answer").lost).toEqual(["![a](/images/a.webp)"]);
});

test.each([
  ["links, by reference too", "[x](/contact) and [y][p] and [p] and <https://a.example>\n\n[p]: /support"],
  ["marks in code", "`[x](a b)` and\n\n    [^1] [a][b]"],
  ["brackets of ordinary words", "Press it [twice] (quickly), see [1]."],
  ["marks that a backslash means as they are", "Type \\[x\\](a b), \\[a][b], \\[^1] and \\!\\[y]."],
  ["brackets after an exclamation", "Press it![1] Now [twice]! [sic]"],
  ["code with brackets in a link", "[`a[0](b c)`](/contact)"],
  ["a fence", "```js\n[x](a b) ![y] [a][b] [^1]\n```"],
  ["a heading with a link", "## See [the page](/contact)\n\n[Next](/support)\n==="],
  ["HTML as it was typed", 'Use <b title="x"> and <!-- this -->.'],
  ["a whole table", "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 |"],
])("%s lose nothing", (_, text) => expect(readMarkdown(text, "article").lost).toEqual([]));
