import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { articleData } from "#app/features/editorial/articles/neighbors.ts";
import { articleHtml } from "#app/page-html/article-html.tsx";
import { staffArticle } from "#app/texts/articles.ts";
import { textMessages } from "#content/admin-texts.ts";
import { type MarkdownKind, markdownBounds } from "#contract/markdown-bounds.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";
import { writtenArticle } from "#tests/written-article.ts";
import { hostileMarkdown, mixedMarkdown, withLongestAccepted } from "./hostile-markdown.ts";

/** Processor time for reading a text and making its HTML, in milliseconds. */
const boundMs = 300;
const maxBytes = 1_000_000;
/** Random texts. `FUZZ_RUNS` and `FUZZ_SEED` make it longer or repeat a finding. */
const runs = Number(process.env.FUZZ_RUNS ?? 30);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);

const isAccepted = (text: string): boolean => readMarkdown(text, "article").excess === null;

/** Reads a text and makes its page's part of it, as a page does; returns the milliseconds. */
function expectSmall(text: string): number {
  const began = process.cpuUsage();
  const article = staffArticle(writtenArticle({ body: text }));
  const html = articleHtml(article)["article-body"] ?? "";
  const headings = JSON.stringify(articleData(article, [article]).headings);
  const { user, system } = process.cpuUsage(began);
  expect(Buffer.byteLength(html) + Buffer.byteLength(headings), text.slice(0, 100)).toBeLessThanOrEqual(maxBytes);
  return (user + system) / 1000;
}

/** What else runs in this process, such as collecting what other tests left, is no part of it: the quickest of three counts. */
function expectQuick(text: string): void {
  let ms = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && ms > boundMs; tries += 1) ms = Math.min(ms, expectSmall(text));
  expect(ms, text.slice(0, 100)).toBeLessThanOrEqual(boundMs);
}

describe("an article, and the longest beginning of it that may be published, is read and made HTML soon", () => {
  test.each(Object.entries(hostileMarkdown))("%s", (_, text) => {
    for (const one of withLongestAccepted(text, isAccepted)) expectQuick(one);
  });

  test(`${runs} random ones`, () => {
    fc.assert(
      fc.property(mixedMarkdown, (text) => {
        for (const one of withLongestAccepted(text, isAccepted)) expectQuick(one);
      }),
      { numRuns: runs, seed },
    );
  });
});

test.each(Object.entries(hostileMarkdown))("an answer of %s is read and bounded", (_, text) => {
  const answer = text.slice(0, 2_000);
  const began = process.cpuUsage();
  const { tree } = readMarkdown(answer, "answer");
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThanOrEqual(boundMs);
  expect(JSON.stringify(tree).length).toBeLessThan(500_000);
});

/** Texts that have one more of something than is allowed. */
const oneMore: readonly (readonly [
  of: keyof typeof markdownBounds,
  kind: MarkdownKind,
  text: (n: number) => string,
])[] = [
  ["lines", "article", (n) => `${"a\n".repeat(n - 1)}a`],
  ["lines", "answer", (n) => `${"a\n".repeat(n - 1)}a`],
  ["marks", "article", (n) => "*".repeat(n)],
  ["depth", "article", (n) => `${">".repeat(n)} a`],
  ["depths", "article", (n) => "> > > > a\n".repeat(Math.floor(n / 4)) + "> ".repeat(n % 4)],
  ["cells", "article", () => `${"|a".repeat(7)}\n${"|-".repeat(7)}\n${"|b\n".repeat(142)}`],
  ["pieces", "article", () => `${"<aa:b>".repeat(300)}\n\n`.repeat(6)],
  ["address", "article", (n) => `[a](/${"x".repeat(n - 1)})`],
  ["bytes", "article", (n) => `|${"x".repeat(n / 500)}\n|-\n${"|b\n".repeat(500)}`],
];

test.each(oneMore)("too many %s of an %s are refused in words", (of, kind, text) => {
  const allowed = markdownBounds[of][kind];
  const { excess } = readMarkdown(text(allowed + 1), kind);
  expect(excess).toMatchObject({ of, allowed });
  if (of !== "pieces" && of !== "bytes") expect(excess?.found).toBe(allowed + 1);
  const words = excess && textMessages.tooMuch(excess);
  expect(words).toContain(excess?.found.toLocaleString("en-US"));
  expect(words).toContain(`${allowed.toLocaleString("en-US")} are allowed`);
});
