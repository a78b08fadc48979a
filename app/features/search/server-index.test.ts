import { expect, test } from "vitest";
import { allArticles, builtInArticles } from "#app/texts/articles.ts";
import { manualSections } from "#app/texts/manual-texts.ts";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { answeringShop, builtInQuestions, textFlags } from "#tests/built-in.ts";
import { writtenArticle } from "#tests/written-article.ts";
import { find } from "./find.ts";
import { markdownAlternateAt } from "./markdown-alternates.ts";
import { replyTo } from "./reply.ts";
import { indexJson, siteIndex } from "./server-index.ts";

const offers = offersOf(products);
const texts = {
  faq: builtInQuestions(offers),
  articles: [],
};
const law = textFlags;
const article = writtenArticle({
  ...{ slug: "the-zebra", title: "The zebra", excerpt: "It has stripes.", body: "Black, **white**." },
  publishedAt: "2027-01-01T00:00:00Z",
});

test("the index is built once, and again when the catalog, the law, the questions or the articles change", () => {
  const index = siteIndex(products, law, texts);
  expect(siteIndex(products, { ...law }, { ...texts })).toBe(index);
  expect(indexJson(siteIndex(products, law, texts))).toBe(JSON.stringify(index));
  expect(indexJson(siteIndex(products, law, texts))).toBe(indexJson(siteIndex(products, law, texts)));
  expect(siteIndex([...products], law, texts)).not.toBe(index);
  const underLaw = [
    siteIndex(products, { ...law, sellsInEu: true }, texts),
    siteIndex(products, { ...law, priorPriceRule: true, currency: "usd" }, texts),
  ];
  expect(new Set([index, ...underLaw]).size).toBe(3);
  expect(siteIndex(products, law, texts)).toBe(index);
  const written = siteIndex(products, law, { ...texts, articles: [article] });
  expect(find(written, "zebra", 1)).toEqual([
    { address: "/blog/the-zebra", kind: "article", title: "The zebra", summary: "It has stripes." },
  ]);
  expect(find(siteIndex(products, law, texts), "zebra", 9).map(({ address }) => address)).not.toContain(
    "/blog/the-zebra",
  );
  const asked = { ...texts.faq, buyers: { ...texts.faq.buyers, tagigo: [{ question: "Zebra?", answer: "No." }] } };
  expect(find(siteIndex(products, law, { ...texts, faq: asked }), "zebra", 1)[0]?.title).toBe("Zebra? (Tagigo)");
});

test("an article of staff is among the built-in ones by its date, with its words as plain text", () => {
  const all = allArticles({ articles: [article] });
  expect(all[0]).toMatchObject({ title: "The zebra", path: "/blog/the-zebra", tags: ["Tips"] });
  expect(all.map(({ isoDate }) => isoDate)).toEqual(
    all
      .map(({ isoDate }) => isoDate)
      .toSorted()
      .reverse(),
  );
});

test("beside what no entry answers stand at most three pages, each address once, by their titles", () => {
  const index = siteIndex(products, law, texts);
  const asked = replyTo("trademark phon", { offers, shop: answeringShop, path: "/", index });
  expect([asked.text, asked.offers?.length]).toEqual([chatTexts.noMatch, 3]);
  expect(new Set(asked.offers?.map(({ href }) => href)).size).toBe(3);
  const titles = new Map(
    find(index, "trademark phon", 9)
      .toReversed()
      .map(({ address, title }) => [address, title]),
  );
  for (const { href, text: title } of asked.offers ?? []) expect(title).toBe(titles.get(href));
});

test("the Markdown of an article has its title, summary and address, and links that work anywhere", () => {
  const body = "See [shipping](/shipping), [the end](#end) and [Apple](https://www.apple.com/).";
  const text = markdownAlternateAt("/blog/the-zebra.md", "https://shop.example", {
    articles: [writtenArticle({ ...article, body })],
  });
  expect(text).toBe(
    [
      "# The zebra",
      "> It has stripes.",
      "Source: <https://shop.example/blog/the-zebra>",
      "See [shipping](https://shop.example/shipping), [the end](https://shop.example/blog/the-zebra#end) and [Apple](https://www.apple.com/).\n",
    ].join("\n\n"),
  );
});

test("a built-in article and a section of a manual have Markdown too, and nothing else has", () => {
  const markdown = (path: string) => markdownAlternateAt(path, "https://shop.example", { articles: [article] });
  const beginning = (title: string, summary: string, address: string) =>
    `# ${title}\n\n> ${summary}\n\nSource: <https://shop.example${address}>\n\n`;
  for (const { path, title, excerpt } of builtInArticles)
    expect(markdown(`${path}.md`)?.startsWith(beginning(title, excerpt, path)), path).toBe(true);
  for (const { markdownPath, title, summary, address } of manualSections)
    expect(markdown(markdownPath)?.startsWith(beginning(title, summary, address)), markdownPath).toBe(true);
  expect(markdown("/manuals/tagigo/nothing.md")).toBeUndefined();
  expect(markdown("/blog/the-zebra")).toBeUndefined();
});
