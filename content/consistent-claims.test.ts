import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { incardFinderSeed } from "#content/products/incard-finder/catalog.ts";
import { specificationsPage } from "#content/products/incard-finder/specifications.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { builtInQuestions, incardFinderPage, offers } from "#tests/built-in.ts";
import { builtInRules, offersOf } from "./catalog/offers.ts";
import { products } from "./catalog/products.ts";
import { trustPromisesOf } from "./trust.ts";

/** Every source line of the content that holds a figure's name. */
function linesWith(figure: RegExp): readonly string[] {
  return globSync("**/*.{ts,mdx}", { cwd: import.meta.dirname })
    .filter((name) => !name.endsWith(".test.ts"))
    .flatMap((name) => readFileSync(join(import.meta.dirname, name), "utf8").split("\n"))
    .filter((line) => figure.test(line));
}

test("battery life in years is up to, wherever a text names it", () => {
  const figure = /(\S+ \S+ )\$?\{[^}]*batteryYears(Android|Ios)\}/gi;
  const lines = linesWith(/\{[^}]*batteryYears(Android|Ios)\}/);
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines)
    for (const [, before = ""] of ` ${line}`.matchAll(figure)) expect(before.toLowerCase(), line).toContain("up to ");
});

test("nothing qualifies the number of items that an Apple ID holds", () => {
  const lines = linesWith(/\{[^}]*maxItemsPerAppleId\}/);
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).not.toMatch(/allow more|older|newer versions|before iOS|now speaks|safe one/);
});

test("no sentence holds a price or a date of the catalog: it is made from what the catalog says", () => {
  const variants = products.flatMap((product) => product.variants);
  const figures = [
    ...variants.flatMap(({ price, originalPrice = price }) => [price, originalPrice]),
    ...products.flatMap(({ saleEnds, availability }) =>
      [saleEnds, availability.shipDate].filter((day) => day !== undefined),
    ),
  ];
  // A blog article was published on one of the ship dates; comments may name an example.
  const published = /^date: |^\s*(\/\*\*|\*|\/\/)/;
  const held = globSync("**/*.{ts,mdx}", { cwd: import.meta.dirname })
    .filter(
      (name) => !/^(catalog\/|products\/[^/]+\/(catalog|facts|options)\.ts$)/.test(name) && !name.endsWith(".test.ts"),
    )
    .flatMap((name) => {
      const lines = readFileSync(join(import.meta.dirname, name), "utf8").split("\n");
      return lines.filter(
        (line) =>
          !published.test(line) && (/\$\d+\.\d\d/.test(line) || figures.some((figure) => line.includes(figure))),
      );
    });
  expect(held).toEqual([]);
});

test("the card fits a slot that takes two bank cards, and no page says that any slot will do", () => {
  const said = [
    incardFinderSeed.features[0],
    incardFinderPage.features[0]?.text,
    specificationsPage.keyFeatures[0]?.title,
    builtInQuestions(offers).buyers["incard-finder"].find(({ question }) => /fit/.test(question))?.answer,
  ];
  for (const sentence of said) expect(sentence).toMatch(/two (bank )?cards/);
  for (const line of linesWith(/slot/))
    expect(line).not.toMatch(/takes one slot|the slot a bank card fits|Fits a card slot/);
});

test.each([false, true])("the trust strip names the products that are reduced, and only those (rule: %s)", (rule) => {
  const promise = trustPromisesOf(offersOf(products, { ...builtInRules, priorPriceRule: rule }))[1]?.text;
  for (const slug of productSlugs) {
    const { name, catalogId } = presentation[slug];
    const reduced = products
      .find(({ id }) => id === catalogId)
      ?.variants.some((one) => one.originalPrice !== undefined);
    const promised = reduced && (!rule || offers[slug].kind === "presale");
    if (promised) expect(promise).toContain(name);
    else expect(promise).not.toContain(name);
  }
});

test("an order's number is called that everywhere, and nothing else", () => {
  const root = join(import.meta.dirname, "..");
  const comment = /^\s*(\/\*\*?|\*|\/\/)|\/\*\*.*\*\//;
  // An airline's number for a lost bag, what people type into the chat, and SQL.
  const other = /blog\/trackers-in-checked-bags\.mdx|^server\/db\/|assistant\/(concepts|question-model)\.json/;
  const wrong =
    /\breferences?\b|\b(order|payment|purchase|confirmation)('s)? (ID|code|no\.)(?!\w)|\b(payment|purchase|confirmation) number\b/i;
  const lines = globSync(["content/**/*.{ts,mdx,json}", "app/**/*.{ts,tsx}", "server/**/*.ts"], { cwd: root })
    .filter((name) => !name.includes(".test.") && !other.test(name))
    .flatMap((name) =>
      readFileSync(join(root, name), "utf8")
        .split("\n")
        .filter((line) => !comment.test(line))
        // Of code only what stands in quotes can be read by somebody.
        .flatMap((line) =>
          name.endsWith(".ts") || name.endsWith(".tsx") ? (line.match(/["`][^"`]* [^"`]*["`]/g) ?? []) : [line],
        )
        .map((text) => ({ name, text })),
    );
  expect(lines.filter(({ text }) => wrong.test(text))).toEqual([]);
  expect(lines.filter(({ text }) => /order number/i.test(text)).length).toBeGreaterThan(10);
});
