import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { incardFinderPage, offers } from "#tests/built-in.ts";
import { incardFinder } from "./catalog/incard-finder.ts";
import { offersOf } from "./catalog/offers.ts";
import { presentation, productSlugs } from "./catalog/presentation.ts";
import { products } from "./catalog/products.ts";
import { faqOf } from "./home/faq.ts";
import { specificationsPage } from "./products/specifications.ts";
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

test("the card fits a slot that takes two bank cards, and no page says that any slot will do", () => {
  const said = [
    incardFinder.features[0],
    incardFinderPage.features[0]?.text,
    specificationsPage.keyFeatures[0]?.title,
    faqOf(offers)["incard-finder"].find(({ question }) => /fit/.test(question))?.answer,
  ];
  for (const sentence of said) expect(sentence).toMatch(/two (bank )?cards/);
  for (const line of linesWith(/slot/))
    expect(line).not.toMatch(/takes one slot|the slot a bank card fits|Fits a card slot/);
});

test.each([false, true])("the trust strip names the products that are reduced, and only those (rule: %s)", (rule) => {
  const promise = trustPromisesOf(offersOf(products, rule))[1]?.text;
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
