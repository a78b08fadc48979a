import { expect, test } from "vitest";
import { readMarkdown } from "./staff-markdown.ts";

test.each([
  ["a picture from elsewhere by reference", "![a][p]\n\n[p]: https://elsewhere.example/a.png"],
  ["a link whose address has a blank", "[x](https://a.example/b c)"],
  ["a picture whose address has a blank", "![x](/images/a b.webp)"],
  ["an address that nothing refers to", "Words.\n\n[p]: https://elsewhere.example"],
  ["a second address of one name", "[a][p]\n\n[p]: /contact\n[p]: /support"],
  ["a link by a name that nothing explains", "See [the page][nowhere]."],
  ["a footnote", "Words[^1].\n\n[^1]: More."],
  ["a footnote without its text", "Words[^1]."],
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
  ["a whole table", "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 |"],
])("%s lose nothing", (_, text) => expect(readMarkdown(text, "article").lost).toEqual([]));
