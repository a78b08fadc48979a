import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { articleData } from "#app/features/editorial/articles/neighbors.ts";
import { articleHtml } from "#app/page-html/article-html.tsx";
import { staffArticle } from "#app/texts/articles.ts";
import { textMessages } from "#content/admin-texts.ts";
import { type MarkdownKind, markdownBounds } from "#contract/markdown-bounds.ts";
import { readMarkdown } from "#contract/staff-markdown.ts";
import { countingSteps } from "#tests/counted-steps.ts";
import { writtenArticle } from "#tests/written-article.ts";
import { hostileMarkdown, mixedMarkdown, withLongestAccepted } from "./hostile-markdown.ts";

/** Steps of reading a text (tests/counted-steps.ts). The dearest that was found took 7.2 million, and of an answer 0.4. */
const maxSteps = { "read an article": 12_000_000, "read an answer": 1_000_000 } as const;
const maxBytes = 1_000_000;
/** Random texts. `FUZZ_RUNS` and `FUZZ_SEED` make it longer or repeat a finding. */
const runs = Number(process.env.FUZZ_RUNS ?? 30);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);

const isAccepted = (text: string): boolean => readMarkdown(text, "article").excess === null;

const stepsOf = countingSteps();

async function expectFewSteps(work: keyof typeof maxSteps, text: string): Promise<void> {
  expect(await stepsOf(work, text), text.slice(0, 100)).toBeLessThanOrEqual(maxSteps[work]);
}

/** Reads a text and makes its page's part of it, as a page does. */
async function expectCheap(text: string): Promise<void> {
  await expectFewSteps("read an article", text);
  const article = staffArticle(writtenArticle({ body: text }));
  const html = articleHtml(article)["article-body"] ?? "";
  const headings = JSON.stringify(articleData(article, [article]).headings);
  expect(Buffer.byteLength(html) + Buffer.byteLength(headings), text.slice(0, 100)).toBeLessThanOrEqual(maxBytes);
}

describe("an article, and the longest beginning of it that may be published, is read and made HTML in so many steps", () => {
  test.each(Object.entries(hostileMarkdown))("%s", async (_, text) => {
    for (const one of withLongestAccepted(text, isAccepted)) await expectCheap(one);
  });

  test(`${runs} random ones`, async () => {
    await fc.assert(
      fc.asyncProperty(mixedMarkdown, async (text) => {
        for (const one of withLongestAccepted(text, isAccepted)) await expectCheap(one);
      }),
      { numRuns: runs, seed },
    );
  });
});

test.each(Object.entries(hostileMarkdown))("an answer of %s is read and bounded", async (_, text) => {
  const answer = text.slice(0, 2_000);
  await expectFewSteps("read an answer", answer);
  expect(JSON.stringify(readMarkdown(answer, "answer").tree).length).toBeLessThan(500_000);
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
