import { expect, test } from "vitest";
import { builtInArticles as articles } from "#app/texts/articles.ts";
import { illustrationTypes } from "#content/blog/front-matter.ts";
import { heroOf, heroStates } from "#content/home/hero.ts";
import { howItWorks } from "#content/home/how-it-works.ts";
import { testimonials } from "#content/home/testimonials.ts";
import { versatileDesign } from "#content/home/versatile-design.ts";
import type { Teaser } from "#content/products/product-record.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { builtInQuestions, features, offers, teasers } from "#tests/built-in.ts";
import { rule } from "#tests/rule.ts";

rule("docs/behavior/home.md#hero", () => {
  test("three products, index 0 to 2", () => {
    expect(heroOf(offers).map(({ slug }) => slug)).toEqual(["incard-finder", "tagigo", "carbon-finder"]);
  });

  test("what their cards say: name, lowest price and state", () => {
    expect(heroOf(offers).map(({ slug, price, kind }) => [presentation[slug].name, price, heroStates[kind]])).toEqual([
      ["InCard Finder", "$27.99", "Ships now"],
      ["Tagigo", "from $19.99", "Presale"],
      ["Carbon Finder", "$28.99", "Presale"],
    ]);
  });
});

rule("docs/behavior/home.md#features", () => {
  test.each(productSlugs)("six cards for %s", (slug) => {
    expect(features[slug]).toHaveLength(6);
  });
});

rule("docs/behavior/home.md#versatile-design", () => {
  test("six places", () => {
    expect(versatileDesign).toHaveLength(6);
  });
});

rule("docs/behavior/home.md#how-it-works", () => {
  test("four steps", () => {
    expect(howItWorks).toHaveLength(4);
  });
});

rule("docs/behavior/home.md#blog-teasers", () => {
  test("four for each product", () => {
    for (const slug of productSlugs) expect(teasers[slug]).toHaveLength(4);
  });

  test("none has the drawing of the one beside or above it, in one, two and four columns", () => {
    const drawing = (teaser: Teaser | undefined) =>
      typeof teaser === "number"
        ? articles.find(({ id }) => id === teaser)?.illustrationType
        : teaser?.illustrationType;
    for (const slug of productSlugs) {
      for (const [one, other] of [
        [0, 1],
        [1, 2],
        [2, 3],
        [0, 2],
        [1, 3],
      ] as const) {
        expect(drawing(teasers[slug][one]), `${slug} ${one} and ${other}`).not.toBe(drawing(teasers[slug][other]));
      }
    }
  });

  test("11 to 14 aren't written", () => {
    const coming = Object.values(teasers).flatMap((list) => list.filter((teaser) => typeof teaser !== "number"));
    expect(coming.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([11, 12, 13, 14]);
  });

  test("the drawings' names", () => {
    expect(illustrationTypes).toEqual([
      "dual-network",
      "google-find-hub",
      "privacy-security",
      "travel-items",
      "network-comparison",
      "evolution-tracking",
    ]);
  });
});

rule("docs/behavior/home.md#testimonials", () => {
  test("six", () => {
    expect(testimonials).toHaveLength(6);
  });
});

rule("docs/behavior/home.md#faq", () => {
  test("a list for each product", () => {
    expect(Object.keys(builtInQuestions(offers).buyers)).toEqual(["incard-finder", "tagigo", "carbon-finder"]);
  });
});
