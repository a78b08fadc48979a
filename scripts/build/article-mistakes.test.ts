import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { authors } from "#content/blog/authors.ts";
import { articleMistake, articleMistakes } from "./article-mistakes.ts";

const article = (change: Readonly<Record<string, string>> = {}): string => {
  const head = {
    ...{ id: "7", title: "A day out", excerpt: "Short.", author: authors[0], date: "May 1, 2026", tags: "[Travel]" },
    ...{ illustrationType: "travel-items", ...change },
  };
  const lines = Object.entries(head).map(([field, value]) => `${field}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n\nWords.\n`;
};

test.each([
  ["an unknown author", article({ author: "Nobody" }), 5, /^author "Nobody": .*Priya Raman/],
  ["an unknown tag", article({ tags: "[Travel, Gadgets]" }), 7, /^tags "Gadgets": /],
  ["a missing title", article().replace(/title: .*\n/, ""), 1, /^title: /],
  ["a field too many", article({ readTime: "5 min" }), 9, /^readTime: .*[Uu]nrecognized/],
  ["a head that is no YAML", article({ title: "A day: out" }), 3, /^The article's head can't be read: /],
  ["no head", "Words.\n", 1, /^The file has to begin with the article's head/],
])("%s is said with its line", (_, text, line, message) => {
  expect(articleMistake(text, {})).toEqual({ line, message: expect.stringMatching(message) });
});

test("an id that another article has is said with that article's file", () => {
  const others = { "a.mdx": article({ id: "3" }), "b.mdx": article({ id: "7" }), "c.mdx": "no head" };
  expect(articleMistake(article(), others)).toEqual({
    line: 2,
    message: "id 7 is the id of b.mdx already. The next free one is 8.",
  });
  expect(articleMistake(article({ id: "8" }), others)).toBeNull();
});

test("a build ends with the file, the line and the sentence", async () => {
  const root = mkdtempSync(join(tmpdir(), "article-mistakes-"));
  const folder = join(root, "content/blog");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "one.mdx"), article());
  writeFileSync(join(folder, "two.mdx"), article({ author: "Nobody", id: "8" }));
  const entry = join(root, "entry.js");
  writeFileSync(entry, 'console.log(import.meta.glob("/content/blog/*.mdx", { eager: true }));');
  const read = { name: "read", transform: { filter: { id: /\.mdx$/ }, handler: () => "export default 1;" } };
  const options = { lib: { entry, formats: ["es" as const] }, write: false };
  const outcome = build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [articleMistakes(), read],
    build: options,
  });
  await expect(outcome).rejects.toThrow(/content\/blog\/two\.mdx:5: author "Nobody": /);
});
