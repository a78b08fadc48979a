import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { facts } from "#content/catalog/facts.ts";
import { articleFrontMatter, illustrationTypes } from "./front-matter.ts";
import { blogTags } from "./tags.ts";

const folder = import.meta.dirname;

/** Roughly the visible text: no front matter, comments, tags, link targets or table lines. */
function proseOf(mdx: string): string {
  return mdx
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\{[^}]*\}/g, "0")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/^[ \t]*\|[-:| \t]+\|[ \t]*$/gm, "")
    .replace(/[|#*_[\]>`]/g, " ");
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];
}

/** Sentences of twelve words or more, reduced to their words so that punctuation does not tell them apart. */
function longSentencesOf(prose: string): string[] {
  return prose
    .split(/(?<=[.!?:])\s+|\n\s*\n/)
    .map((sentence) => wordsOf(sentence.replace(/[.,!?:;]/g, "")))
    .filter((words) => words.length >= 12)
    .map((words) => words.join(" "));
}

const articles = readdirSync(folder)
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => {
    const [, head = "", body = ""] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, name), "utf8")) ?? [];
    return { slug: basename(name, ".mdx"), head: parse(head) as unknown, prose: proseOf(body), body };
  });
const checked = articles.map((article) => ({ ...article, ...articleFrontMatter.parse(article.head) }));

test("a misspelt or missing field is refused", () => {
  const good = articleFrontMatter.parse(articles[0]?.head);
  expect(articleFrontMatter.safeParse(good).success).toBe(true);
  expect(articleFrontMatter.safeParse({ ...good, readTime: "5 min" }).success).toBe(false);
  expect(articleFrontMatter.safeParse({ ...good, tags: ["Gadgets"] }).success).toBe(false);
  expect(articleFrontMatter.safeParse({ ...good, excerpt: "x".repeat(201) }).success).toBe(false);
});

describe("each article", () => {
  test.each(checked.map((article) => [article.slug, article] as const))("%s", (slug, article) => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const words = wordsOf(article.prose).length;
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
    expect(new Set(article.tags).size).toBe(article.tags.length);
    const day = new Date(`${article.date} UTC`);
    expect(day.getTime()).toBeLessThanOrEqual(Date.now());
    expect(article.body).not.toMatch(/^# |^(import|export) /m);
    for (const [, id] of article.body.matchAll(/\]\(\/blog\/(\d+)\)/g)) {
      expect(Number(id)).not.toBe(article.id);
      expect(checked.map((other) => other.id)).toContain(Number(id));
    }
  });
});

test("each has an id of its own, and later articles have higher ids", () => {
  const byId = checked.toSorted((a, b) => a.id - b.id);
  expect(new Set(byId.map((article) => article.id)).size).toBe(checked.length);
  const days = byId.map((article) => Date.parse(`${article.date} UTC`));
  expect(days).toEqual(days.toSorted((a, b) => a - b));
});

test("every tag is used at least twice, every drawing at least once", () => {
  for (const tag of blogTags)
    expect(checked.filter((article) => article.tags.includes(tag)).length, tag).toBeGreaterThanOrEqual(2);
  for (const type of illustrationTypes) expect(checked.map((article) => article.illustrationType)).toContain(type);
});

test("no two articles share a sentence of twelve words or more", () => {
  const seen = new Map<string, string>();
  for (const { slug, prose } of checked) {
    for (const sentence of new Set(longSentencesOf(prose))) {
      expect(seen.get(sentence), `${slug}: "${sentence}"`).toBeUndefined();
      seen.set(sentence, slug);
    }
  }
});

test("sums worked out in the prose still follow from the facts", () => {
  // Lithium in grams, by the transport rule of 0.3 g per ampere hour: "about a sixth of a gram" (trackers-in-checked-bags).
  expect((facts.incardFinder.batteryMah / 1000) * 0.3).toBeCloseTo(1 / 6, 1);
  // Watt hours at a lithium-ion cell's usual 3.7 V: "a little over half a watt hour" (the same article).
  const carbonWattHours = (facts.carbonFinder.batteryMah / 1000) * 3.7;
  expect(carbonWattHours > 0.5 && carbonWattHours < 0.65).toBe(true);
  // Average charging power: "about three tenths of a watt" (three-batteries-three-habits).
  expect(carbonWattHours / facts.carbonFinder.chargeHours).toBeCloseTo(0.3, 1);
  // A bank card is 0.76 mm (ISO/IEC 7810 ID-1): "a little more room than two bank cards" (card-or-keyring).
  const cards = facts.incardFinder.thicknessMm / 0.76;
  expect(cards > 2 && cards < 2.5).toBe(true);
});
