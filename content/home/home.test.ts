import { describe, expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import { pictures } from "#content/media/pictures.ts";
import { productSlugs } from "#content/products.ts";
import { builtInQuestions, features, offers, prices, teasers } from "#tests/built-in.ts";
import { heroOf } from "./hero.ts";
import { howItWorks } from "./how-it-works.ts";
import { testimonials } from "./testimonials.ts";
import { versatileDesign } from "./versatile-design.ts";

const hero = heroOf(offers);
const faq = builtInQuestions(offers).buyers;
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
    const { incardFinder: card, tagigo: tag, carbonFinder: carbon } = facts;
    expect(shown).toEqual([
      [`${card.thicknessMm} mm`, `${card.loudnessDb} dB`, `${card.rangeM} m`],
      [`${tag.widthMm} mm`, `${tag.loudnessDb} dB`, `${tag.weightG} g`],
      [`${carbon.monthsPerCharge} months`, `${carbon.thicknessMm} mm`, `${carbon.rangeM} m`],
    ]);
  });

  test("'Charged twice a year' still follows from the months per charge", () => {
    expect(hero[2]?.headline).toContain("twice a year");
    expect(12 / facts.carbonFinder.monthsPerCharge).toBe(2);
  });
});

describe("features", () => {
  test.each(productSlugs)("%s has cards, each about something else", (slug) => {
    expect(distinct(features[slug].map((card) => card.icon))).toBe(features[slug].length);
    expect(distinct(features[slug].map((card) => card.title))).toBe(features[slug].length);
  });

  test("Carbon Finder's card says the loudness of the features, not of the comparison", () => {
    const { features: loudness } = facts.carbonFinder.loudnessDb;
    expect(features["carbon-finder"].map((card) => card.title)).toContain(`${loudness} dB ring`);
  });

  test("Tagigo G costs less by the difference of the prices", () => {
    const less = (Number(prices.tagigoDual) - Number(prices.tagigoGoogle)).toFixed(2);
    expect(features.tagigo.map((card) => card.description).join(" ")).toContain(`costs $${less} less`);
  });
});

describe("testimonials", () => {
  test("are about all products, each by somebody else", () => {
    expect(distinct(testimonials.map((it) => it.id))).toBe(testimonials.length);
    expect(distinct(testimonials.map((it) => it.avatarSvg))).toBe(testimonials.length);
    expect(new Set(testimonials.map((it) => it.product))).toEqual(new Set(productSlugs));
  });

  test("do not all praise", () => {
    expect(distinct(testimonials.map((it) => it.rating))).toBeGreaterThanOrEqual(3);
    for (const { rating } of testimonials) expect([1, 2, 3, 4, 5]).toContain(rating);
  });
});

describe("faq", () => {
  test.each(productSlugs)("%s has questions, asked once, answered in at most four sentences", (slug) => {
    const list = faq[slug];
    expect(list.length).toBeGreaterThan(0);
    expect(distinct(list.map((it) => it.question))).toBe(list.length);
    for (const { question, answer } of list) {
      expect(question).toMatch(/\?$/);
      expect(answer.split(/[.!?](?:\s|$)/).filter(Boolean).length, answer).toBeLessThanOrEqual(4);
    }
  });

  test("names the ship dates of the product pages", () => {
    const all = JSON.stringify(faq);
    for (const date of [offers["carbon-finder"].shipDate, offers.tagigo.shipDate]) expect(all).toContain(date);
  });
});

describe("teasers", () => {
  const all = Object.values(teasers).flat();

  test("are for each product, none shown twice", () => {
    for (const slug of productSlugs) expect(teasers[slug].length).toBeGreaterThan(0);
    expect(distinct(all.map((it) => (typeof it === "number" ? it : it.id)))).toBe(all.length);
  });

  test("give Tagigo's ship date of the teaser, which the product page does not", () => {
    const { blogTeaser } = facts.tagigo.expectedShip;
    expect(all.filter((it) => typeof it !== "number" && it.excerpt.includes(blogTeaser))).toHaveLength(1);
  });
});

test("gallery and how-it-works show no picture or drawing twice", () => {
  expect(distinct(versatileDesign.map((it) => it.picture))).toBe(versatileDesign.length);
  expect(distinct(howItWorks.map((it) => it.drawing))).toBe(howItWorks.length);
  for (const { picture } of versatileDesign) expect(pictures).toHaveProperty(picture);
});
