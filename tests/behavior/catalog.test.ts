import { expect, test } from "vitest";
import { skuPrice, skus, tagigoSkus } from "#content/catalog/buying.ts";
import { facts } from "#content/catalog/facts.ts";
import { passedSaleOf, priceNoteOf, shipsShort } from "#content/catalog/offer-sentences.ts";
import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { demoShippingRate } from "#content/checkout.ts";
import { devices } from "#content/diagrams/devices.ts";
import { testimonialsAreSamples } from "#content/home/testimonials.ts";
import { specificationsPageLists } from "#content/products/incard-finder/specifications.ts";
import type { SpecGroup } from "#content/products/specifications.ts";
import { choiceDetails, tagigoPricesBy } from "#content/products/tagigo/options.ts";
import { productSlugs } from "#content/products.ts";
import { shippingNotesOf } from "#content/shipping.ts";
import { trustPromisesOf } from "#content/trust.ts";
import { saleBegins, saleOver } from "#contract/sale-days.ts";
import {
  builtInQuestions,
  carbonFinderPage,
  incardFinderPage,
  offers,
  presaleSlugs,
  prices,
  productComparison,
  tagigoPage,
  teasers,
} from "#tests/built-in.ts";
import { rule } from "#tests/rule.ts";
import { specValues } from "#tests/spec-values.ts";

rule("docs/behavior/catalog.md#products", () => {
  test("three, in the order of the hero", () => {
    expect(products.map(({ id }) => id)).toEqual(["incard-finder-product", "tagigo-product", "carbon-finder-product"]);
    expect(productSlugs).toEqual(["incard-finder", "tagigo", "carbon-finder"]);
  });

  test("their variants", () => {
    const [card, tag, carbon] = products.map(({ variants }) => variants);
    expect(card?.map(({ id }) => id)).toEqual(["incard-finder-variant"]);
    expect(carbon?.map(({ id }) => id)).toEqual(["carbon-finder-presale"]);
    const packs = (network: string, pack: string) =>
      tag?.filter((one) => one.networkType === network && one.packSize === pack).map(({ color }) => color);
    expect(tag).toHaveLength(13);
    expect(packs("Dual Network", "1-Pack")).toEqual(["Black", "White", "Pink", "Blue"]);
    expect(packs("Google Find Hub", "1-Pack")).toEqual(["Black", "White", "Pink", "Blue"]);
    expect(packs("Dual Network", "4-Pack")).toEqual(["All Colors"]);
    expect(packs("Google Find Hub", "4-Pack")).toEqual(["All Colors", "Pink", "Blue", "White"]);
  });

  test("the choices of color", () => {
    expect(choiceDetails.map(({ choice }) => choice)).toEqual([
      ...["Black", "White", "Pink", "Blue", "All Colors"],
      ...["4-Pack Black", "4-Pack Pink", "4-Pack Blue", "4-Pack White"],
    ]);
  });
});

rule("docs/behavior/catalog.md#prices", () => {
  test("of the table", () => {
    expect(prices).toEqual({
      incardFinder: "27.99",
      // Its sale ended more than 30 days ago, and nobody has confirmed it since.
      incardFinderList: "",
      tagigoDual: "24.99",
      tagigoGoogle: "19.99",
      tagigoDualFourPack: "89.99",
      tagigoGoogleFourPack: "69.99",
      carbon: "28.99",
      carbonRegular: "35.99",
    });
  });

  test("of a Tagigo without a variant", () => {
    expect(tagigoPricesBy((_network, _pack, builtIn) => builtIn)).toEqual({
      "Dual Network": { "1-Pack": "24.99", "4-Pack": "89.99" },
      "Google Find Hub": { "1-Pack": "19.99", "4-Pack": "69.99" },
    });
  });

  test("what is said of discounts", () => {
    const whileItLasts = offersOf(products, undefined, new Date("2025-05-01T00:00:00Z"));
    expect(whileItLasts["incard-finder"]).toMatchObject({ percentOff: 20, saleEnds: "5/31/2025" });
    expect(offers.fourPackSavesPercent).toBe(10);
  });
});

rule("docs/behavior/catalog.md#sales", () => {
  const soldFor = (catalogId: string, price: string, saleEnds: string) =>
    products.map((product) =>
      product.id === catalogId
        ? { ...product, saleEnds, variants: product.variants.map((one) => ({ ...one, price })) }
        : product,
    );
  const before = new Date("2026-11-20T00:00:00Z");

  test("hold from noon to noon in UTC", () => {
    expect(saleBegins("2026-11-23")).toBe("2026-11-23T12:00:00.000Z");
    expect(saleOver("2026-11-25")).toBe("2026-11-26T12:00:00.000Z");
  });

  test("name their last day beside the price, on presale too", () => {
    const card = offersOf(soldFor("incard-finder-product", "24.99", "11/25/2026"), undefined, before);
    expect(priceNoteOf(card["incard-finder"])).toBe(
      "Early bird discount: about 29% off the list price of $34.99. Sale ends 11/25/2026.",
    );
    const carbon = offersOf(soldFor("carbon-finder-product", "24.99", "11/25/2026"), undefined, before);
    expect(priceNoteOf(carbon["carbon-finder"])).toBe(
      "Presale price. It goes back to $35.99 when the presale ends. Sale ends 11/25/2026.",
    );
  });
});

rule("docs/behavior/catalog.md#shipping", () => {
  test("what stands beside a price in the demo store", () => {
    expect(shippingNotesOf(demoShippingRate, offers)).toEqual({
      freeFrom: 50,
      below: "+ $4.95 shipping, free from $50",
      free: "Ships free",
    });
  });
});

rule("docs/behavior/catalog.md#buying-ids", () => {
  test("16 for Tagigo, one for each card", () => {
    expect(tagigoSkus).toHaveLength(16);
    expect(tagigoSkus).toContain("tagigo-default");
    expect(skus).toHaveLength(18);
  });

  test("a 4-Pack Black costs what All Colors does", () => {
    for (const network of ["dual", "google"] as const) {
      const [black, all] = [`tagigo-${network}-4-pack-black`, `tagigo-${network}-4-pack-all-colors`] as const;
      expect(skuPrice(black, products)).toBe(skuPrice(all, products));
    }
  });
});

rule("docs/behavior/catalog.md#availability", () => {
  test("what ships when", () => {
    expect(offers["incard-finder"].note).toContain("Ships immediately");
    expect(offers["carbon-finder"]).toMatchObject({
      kind: "presale",
      shipDate: "October 31, 2025",
      note: "Ships October 31, 2025. That date has passed; a new one will be announced.",
    });
    expect(offers.tagigo).toMatchObject({ kind: "presale", shipDate: "July 31, 2025" });
    expect(offers.tagigo.note).toBe(
      "Expected to ship July 31, 2025. That date has passed; a new one will be announced.",
    );
    expect(passedSaleOf(offers["incard-finder"])).toBe(
      "Sale ends 5/31/2025. That date has passed: the price still applies.",
    );
    expect(shipsShort(offers["carbon-finder"])).toBe("Ship date to be announced");
    expect(presaleSlugs).toEqual(["tagigo", "carbon-finder"]);
  });
});

rule("docs/behavior/catalog.md#availability", () => {
  test("the plain sentences of dates to come", () => {
    const then = offersOf(products, undefined, new Date("2025-05-01T00:00:00Z"));
    expect(then["carbon-finder"].note).toBe("Ships October 31, 2025");
    expect(shipsShort(then["carbon-finder"])).toBe("Ships October 31, 2025");
    expect(then.tagigo.note).toBe("Expected to ship July 31, 2025.");
    expect(priceNoteOf(then["incard-finder"])).toMatch(/Sale ends 5\/31\/2025\.$/);
  });
});

rule("docs/behavior/catalog.md#measures", () => {
  test("InCard Finder", () => {
    expect(specValues(incardFinderPage.specs)).toMatchObject({
      Size: "84.6 x 53 mm",
      Thickness: "1.7 mm",
      Weight: "12 g",
      "Water resistance": "IP68 (1.5 m for 30 min)",
      Sound: "90 dB",
      Range: "About 170 m in the open",
      Radio: "Bluetooth LE 5.4",
      Battery: "Non-rechargeable, 3.0V 540mAh",
      "Battery life": "Up to 5 years on Android, up to 3 years on iOS",
      "Operating temperature": "-20 to 60°C",
      Apple: "iOS 14.5, macOS 10.15 or later",
      Android: "Android 9 or later",
      "Apple limit": "16 items per Apple ID",
    });
  });

  test("Tagigo", () => {
    expect(specValues(tagigoPage.specs)).toMatchObject({
      Size: "33.0 x 33.0 x 8.05 mm",
      Weight: "About 11 g",
      Sound: "100 dB",
      "Water resistance": "Not waterproof",
      Battery: "CR2032 coin cell, replaceable",
      "Battery life": "Up to 2 years on Android, up to 1.5 years on iOS",
    });
  });

  test("Carbon Finder", () => {
    expect(specValues(carbonFinderPage.specs)).toMatchObject({
      Size: "84.6 x 53.0 x 1.7 mm",
      Weight: "12 g",
      "Water resistance": "IP67 (1 m for 30 min)",
      Range: "Up to 120 m",
      Radio: "Bluetooth 5.4",
      Battery: "Rechargeable, 155 mAh",
      Charging: "Qi wireless, about 2 hours",
      "Battery life": "About 6 months per charge",
    });
  });

  test("of the drawings", () => {
    for (const card of [devices["incard-finder"], devices["carbon-finder"]])
      expect(card).toMatchObject({ widthMm: 84.6, heightMm: 53, thicknessMm: 1.7 });
    for (const tag of [devices.tagigo, devices["tagigo-g"]])
      expect(tag).toMatchObject({ widthMm: 33, heightMm: 33, thicknessMm: 8.05 });
  });

  test("in the answers to questions", () => {
    const answers = JSON.stringify(builtInQuestions(offers).buyers);
    for (const said of ["30 cm", "5 minutes", "16 items", "33.0 x 33.0 x 8.05 mm"]) expect(answers).toContain(said);
  });

  test("models", () => {
    expect(facts.incardFinder.modelNumber).toBe("CARD01NC");
    expect(facts.tagigo).toMatchObject({ modelNumber: "TAG01NC", modelSuffixes: ["WH", "BK", "CY", "PR"] });
  });
});

const noteOf = (groups: readonly SpecGroup[], label: string): string | undefined =>
  groups.flatMap(({ rows }) => rows).find((row) => row.label === label)?.footnote;

rule("docs/behavior/catalog.md#disagreeing-figures", () => {
  test("both are kept, each on its screen", () => {
    expect(specValues(specificationsPageLists(offers.figures)).Size).toBe("85.60 x 53.98 mm");
    expect(facts.carbonFinder.loudnessDb).toEqual({ features: "95", comparison: "90", specifications: "80-100" });
    expect([facts.carbonFinder.thicknessMm, facts.comparison.thickerCardMm]).toEqual([1.7, 2.4]);
    expect(facts.tagigo.expectedShip).toEqual({ productPage: "July 31, 2025", blogTeaser: "May 30, 2025" });
    const told = Object.values(teasers).flatMap((list) => list.filter((one) => typeof one !== "number"));
    expect(told.filter(({ excerpt }) => excerpt.includes("May 30, 2025"))).toHaveLength(1);
    const answers = JSON.stringify(builtInQuestions(offers).buyers);
    expect(answers).toContain("July 31, 2025");
    expect(answers).not.toContain("May 30, 2025");
  });

  test("each with a footnote that says what the other screens say", () => {
    const size = (groups: readonly SpecGroup[]) => noteOf(groups, "Size");
    expect(size(incardFinderPage.specs)).toBe("The Specifications page says 85.60 x 53.98 mm.");
    expect(size(specificationsPageLists(offers.figures))).toBe("The product page says 84.6 x 53 mm.");
    expect(size(carbonFinderPage.specs)).toBe("The comparison page says 2.4 mm.");
    expect(noteOf(carbonFinderPage.specs, "Sound")).toBe(
      "The Features tab of its page says 95 dB, the comparison page says 90 dB.",
    );
    const cell = (label: string) => productComparison.find((row) => row.label === label)?.footnotes?.[3];
    expect(cell("Thickness")).toBe("The product page says 1.7 mm.");
    expect(cell("Sound")).toBe(
      "The Features tab of its page says 95 dB, the Specifications tab of its page says 80-100 dB.",
    );
    expect(tagigoPage.shipFootnote).toBe("The blog teaser says May 30, 2025.");
    const teaser = teasers.tagigo.find((one) => typeof one !== "number" && one.excerpt.includes("May 30, 2025"));
    expect(teaser).toHaveProperty("footnote", "The product page says July 31, 2025.");
  });
});

rule("docs/behavior/catalog.md#promises", () => {
  test("four on every page", () => {
    const promises = trustPromisesOf(offers).map(({ title, text }) => `${title} ${text}`);
    expect(promises).toHaveLength(4);
    for (const [index, said] of [/\$50 or more/, /Early bird discount/, /1-year warranty/, /Secure checkout/].entries())
      expect(promises[index]).toMatch(said);
  });

  test("warranty and returns", () => {
    expect(facts.shop).toMatchObject({ warrantyMonths: 12, warrantyYears: 1, returnDays: 30 });
  });
});

rule("docs/behavior/catalog.md#samples", () => {
  test("the testimonials are samples until the owner replaces them", () => {
    expect(testimonialsAreSamples).toBe(true);
  });
});
