import { describe, expect, test } from "vitest";
import { facts } from "#content/catalogue/facts.ts";
import { presentation, productSlugs } from "#content/catalogue/presentation.ts";
import { pictures } from "#content/media/pictures.ts";
import { carbonPageFaq, faqOf } from "./faq.ts";
import { features } from "./features.ts";
import { heroOf } from "./hero.ts";
import { howItWorks } from "./how-it-works.ts";
import { teasers } from "./teasers.ts";
import { testimonials, testimonialsAreSamples } from "./testimonials.ts";
import { versatileDesign } from "./versatile-design.ts";

const hero = heroOf(false);
const faq = faqOf(false);
const distinct = <T>(list: readonly T[]) => new Set(list).size;

describe("hero", () => {
  test("stands in the order that the rotator counts in", () => {
    expect(hero.map((it) => it.slug)).toEqual([...productSlugs]);
  });

  test.each(hero)("$slug has four features, two or three figures and two buttons of its own", (it) => {
    expect(it.features).toHaveLength(4);
    expect(it.figures.length).toBeGreaterThanOrEqual(2);
    expect(it.figures.length).toBeLessThanOrEqual(3);
    expect(it.buttons.primary.href).not.toBe(it.buttons.secondary.href);
    expect(pictures).toHaveProperty(it.picture);
  });

  test("the figures are those of the facts", () => {
    const shown = hero.map((it) => it.figures.map((figure) => `${figure.value} ${figure.unit}`));
    expect(shown).toEqual([
      ["1.7 mm", "90 dB", "170 m"],
      ["33 mm", "100 dB", "11 g"],
      ["6 months", "1.7 mm", "120 m"],
    ]);
  });

  test("'Charged twice a year' still follows from the months per charge", () => {
    expect(hero[2]?.headline).toContain("twice a year");
    expect(12 / facts.carbonFinder.monthsPerCharge).toBe(2);
  });
});

describe("features", () => {
  test.each(productSlugs)("%s has six cards, each in the product's color and each about something else", (slug) => {
    expect(features[slug]).toHaveLength(6);
    expect(distinct(features[slug].map((card) => card.icon))).toBe(6);
    expect(distinct(features[slug].map((card) => card.title))).toBe(6);
    expect(features[slug].every((card) => card.accentColor === presentation[slug].accent)).toBe(true);
  });

  test("Carbon Finder's card says the loudness of the features, not of the comparison (rulings)", () => {
    expect(features["carbon-finder"].map((card) => card.title)).toContain("95 dB ring");
  });

  test("Tagigo G costs five dollars less", () => {
    expect(features.tagigo.map((card) => card.description).join(" ")).toContain("costs $5.00 less");
  });
});

describe("testimonials", () => {
  test("are six, marked as samples, about all three products, by six people", () => {
    expect(testimonialsAreSamples).toBe(true);
    expect(testimonials).toHaveLength(6);
    expect(distinct(testimonials.map((it) => it.id))).toBe(6);
    expect(distinct(testimonials.map((it) => it.avatarSvg))).toBe(6);
    expect(new Set(testimonials.map((it) => it.product))).toEqual(new Set(productSlugs));
  });

  test("do not all praise", () => {
    expect(distinct(testimonials.map((it) => it.rating))).toBeGreaterThanOrEqual(3);
    for (const { rating } of testimonials) expect([1, 2, 3, 4, 5]).toContain(rating);
  });
});

describe("faq", () => {
  test.each(productSlugs)("%s has six to eight questions, asked once, answered in at most four sentences", (slug) => {
    const list = faq[slug];
    expect(list.length).toBeGreaterThanOrEqual(6);
    expect(list.length).toBeLessThanOrEqual(8);
    expect(distinct(list.map((it) => it.question))).toBe(list.length);
    for (const { question, answer } of list) {
      expect(question).toMatch(/\?$/);
      expect(answer.split(/[.!?](?:\s|$)/).filter(Boolean).length, answer).toBeLessThanOrEqual(4);
    }
  });

  test("Carbon Finder's page asks the six questions of the specification in its order", () => {
    const words = [/battery/, /waterproof/, /differ from InCard Finder/, /ship/, /charging pad/, /box/];
    expect(carbonPageFaq).toHaveLength(words.length);
    words.forEach((word, index) => {
      expect(carbonPageFaq[index]?.question).toMatch(word);
    });
  });

  test("says what the specification says", () => {
    const all = Object.values(faq)
      .flat()
      .map((it) => it.answer)
      .join(" ");
    for (const said of [
      "30 cm",
      "5 minutes",
      "16 items",
      "October 31, 2025",
      "July 31, 2025",
      "33.0 x 33.0 x 8.05 mm",
    ]) {
      expect(all).toContain(said);
    }
    expect(all).not.toContain("May 30, 2025");
  });
});

describe("teasers", () => {
  const all = Object.values(teasers).flat();

  test("are four a product, none shown twice", () => {
    for (const slug of productSlugs) expect(teasers[slug]).toHaveLength(4);
    expect(distinct(all.map((it) => it.id))).toBe(12);
  });

  test("announce 11 to 14 once each, and link only to written articles", () => {
    const idsOf = (kind: string) => all.filter((it) => it.kind === kind).map((it) => it.id);
    expect(idsOf("coming-soon").toSorted((a, b) => a - b)).toEqual([11, 12, 13, 14]);
    for (const id of idsOf("article")) expect(id >= 1 && id <= 10).toBe(true);
  });

  test("give Tagigo's earlier ship date, which the product page does not (rulings)", () => {
    const told = all.filter((it) => it.kind === "coming-soon" && it.excerpt.includes("May 30, 2025"));
    expect(told.map((it) => it.id)).toEqual([12]);
  });
});

test("the gallery has six pictures and how-it-works four drawings, none twice", () => {
  expect(distinct(versatileDesign.map((it) => it.picture))).toBe(6);
  expect(distinct(howItWorks.map((it) => it.drawing))).toBe(4);
  for (const { picture } of versatileDesign) expect(pictures).toHaveProperty(picture);
});
