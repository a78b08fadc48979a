import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A change to the content as an owner makes it. Of all tests, only those of `tests/behavior/` may notice. */
export type ContentEdit = {
  /** How the command line names it. */
  readonly name: string;
  /** What it does, for the report. */
  readonly description: string;
  /** Makes the change in a copy of the repository; throws where the content has no place for it anymore. */
  readonly apply: (root: string) => void;
};

/** Replaces every match in a file; `replacement` takes the groups of the match. */
function replace(
  root: string,
  file: string,
  pattern: RegExp,
  replacement: (groups: readonly string[]) => string,
): void {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  if (before.search(pattern) === -1) throw new Error(`${file} has nothing that matches ${pattern}`);
  writeFileSync(
    path,
    before.replace(pattern, (_match, ...groups) => replacement(groups.map(String))),
  );
}

const lowerPrice = (dollars: number) => (groups: readonly string[]) => {
  const [before = "", whole = "", cents = ""] = groups;
  return `${before}${Number(whole) - dollars}${cents}`;
};

function lowerPrices(root: string): void {
  for (const product of ["incard-finder", "carbon-finder"]) {
    const catalog = `content/products/${product}/catalog.ts`;
    const priceOf = (field: string) => new RegExp(`(\\b${field}: ")(\\d+)(\\.\\d\\d)`);
    replace(root, catalog, priceOf("price"), lowerPrice(1));
    replace(root, catalog, priceOf("originalPrice"), lowerPrice(2));
  }
  const file = "content/products/tagigo/options.ts";
  replace(root, file, /("1-Pack": ")(\d+)(\.\d\d)/g, lowerPrice(1));
  replace(root, file, /("4-Pack": ")(\d+)(\.\d\d)/g, lowerPrice(3));
}

/** Short sentences of their own, long enough for an article (content/blog/articles.test.ts). */
const articleBody = Array.from(
  { length: 80 },
  (_, day) => `On day ${day + 1} the tracker lay under coat number ${day + 1}.`,
).join("\n\n");

function addArticle(root: string): void {
  const head = [
    "id: 15",
    'title: "Eighty days, one tracker, eighty coats"',
    'excerpt: "Where a tracker was heard in the course of a winter, and under which coats it was not."',
    "author: Priya Raman",
    "date: November 20, 2025",
    "tags: [Tips, Tracking]",
    "illustrationType: travel-items",
  ].join("\n");
  writeFileSync(join(root, "content/blog/eighty-coats.mdx"), `---\n${head}\n---\n\n${articleBody}\n`);
}

function moveShipDates(root: string): void {
  const file = "content/products/tagigo/facts.ts";
  replace(root, file, /(productPage: ")([^"]+)/, ([before]) => `${before}August 14, 2027`);
  replace(root, file, /(blogTeaser: ")([^"]+)/, ([before]) => `${before}June 3, 2027`);
  replace(
    root,
    "content/products/carbon-finder/catalog.ts",
    /((?:shipDate: "|note: "Ships ))([^"]+)/g,
    ([before]) => `${before}December 9, 2027`,
  );
}

/** Adds a question to each list of the home page, of the product pages and of the manuals. */
function addQuestions(root: string): void {
  const question = (name: string) => `Does the ${name} come in green?`;
  const answer = "Not today. Write to us if you want one.";
  const records = /(\bconst (\w+) = [^\n]*\s*faqItems\(\{\n)/g;
  for (const product of ["incard-finder", "tagigo", "carbon-finder"])
    replace(
      root,
      `content/products/${product}/questions.ts`,
      records,
      ([start, name = ""]) => `${start}  "${question(name)}": "${answer}",\n`,
    );
}

/** The changes that `npm run test:content` tries. */
export const contentEdits: readonly ContentEdit[] = [
  { name: "price", description: "every price a dollar or more lower", apply: lowerPrices },
  { name: "article", description: "one more article, the newest", apply: addArticle },
  { name: "ship-date", description: "every ship date later", apply: moveShipDates },
  { name: "question", description: "one more question in each FAQ", apply: addQuestions },
];
