import { createElement as h } from "react";
import { expect, test } from "vitest";
import { markdownOf, partsOf, wordsOf } from "./element-markdown.ts";

function Warning({ children }: { children?: string }) {
  return h("aside", null, "Careful: ", children);
}

const page = [
  h("h2", { id: "first", key: 1 }, "First ", h("em", null, "part")),
  "\n",
  h("p", { key: 2 }, "Hold for ", 5, " seconds, then see\n", h("a", { href: "/support/disable" }, "the guide"), "."),
  h(
    "ol",
    { key: 3 },
    "\n",
    h("li", { key: 1 }, "Press ", h("strong", null, "twice"), "."),
    h("li", { key: 2 }, h("p", null, "Wait."), h("ul", null, h("li", null, "Four beeps"))),
  ),
  h("aside", { key: 4 }, h("p", { key: 1 }, "Note:"), h("p", { key: 2 }, "quiet")),
  h(
    "table",
    { key: 5 },
    h("thead", null, h("tr", null, h("th", null, "Loss"), h("th", null, "Share"))),
    h("tbody", null, h("tr", null, h("td", null, "6 dB"), h("td", null, "a | half"))),
  ),
  h("svg", { key: 6 }, h("title", null, "drawn")),
];

test("writes headings, paragraphs, links, nested lists, notes and tables as Markdown", () => {
  expect(markdownOf(page, (href) => `https://shop.example${href}`)).toBe(
    [
      "## First *part*",
      "Hold for 5 seconds, then see [the guide](https://shop.example/support/disable).",
      "1. Press **twice**.\n\n2. Wait.\n\n   - Four beeps",
      "> Note:\n> \n> quiet",
      "| Loss | Share |\n| --- | --- |\n| 6 dB | a \\| half |",
    ].join("\n\n"),
  );
});

test("calls components, and gives the words without marks", () => {
  expect(wordsOf([h(Warning, { key: 1 }, "hot"), h("p", { key: 2 }, "one"), h("p", { key: 3 }, "two")])).toBe(
    "Careful: hot one two",
  );
});

test("cuts the words at headings", () => {
  expect(
    partsOf([h("p", { key: 1 }, "Before."), h("h2", { key: 2, id: "a" }, "A"), h("p", { key: 3 }, "After.")]),
  ).toEqual([
    { id: null, heading: null, text: "Before." },
    { id: "a", heading: "A", text: "After." },
  ]);
});

test("refuses what isn't text", () => {
  expect(() => wordsOf({} as never)).toThrow(TypeError);
});
