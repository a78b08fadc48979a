import { describe, expect, test } from "vitest";
import { catalogText } from "#content/admin-catalog.ts";
import { type CatalogField, withFieldValue } from "#contract/catalog-fields.ts";
import type { Product } from "#contract/product.ts";
import { followUps } from "./follow-ups.ts";

const onPresale: Product = {
  id: "thing",
  title: "Thing",
  description: "",
  htmlDescription: "",
  images: [],
  variants: [{ id: "thing-variant", title: "Thing", price: "5.00" }],
  features: [],
  badge: "Early birds",
  availability: { kind: "presale", shipDate: "May 1, 2031", note: "Expected to ship May 1, 2031. Worth the wait." },
};
const inStock: Product = {
  ...onPresale,
  badge: "Ready",
  availability: { kind: "in-stock", note: "In stock. Ships immediately." },
};

/** What follows from typing a value into the form of a product with these drafts. */
function typed(product: Product, field: CatalogField, to: string, before = product) {
  const value = { variant: null, field, to };
  const more = followUps(product, before, withFieldValue(before, value), value);
  return Object.fromEntries(more.map((one) => [one.field, one.to]));
}

describe("another availability", () => {
  test.each(["in-stock", "sold-out"] as const)("%s has no date, and its usual words", (kind) => {
    const usual = catalogText.usual[kind];
    expect(typed(onPresale, "availability", kind)).toEqual({
      shipDate: "",
      badge: usual.badge,
      shipLine: usual.shipLine(),
    });
  });

  test("a presale keeps the date that is typed, none at first", () => {
    const usual = catalogText.usual.presale;
    expect(typed(inStock, "availability", "presale")).toEqual({
      shipDate: "",
      badge: usual.badge,
      shipLine: usual.shipLine(""),
    });
  });

  test("going back to what it was brings back its own words", () => {
    const drafted = withFieldValue(onPresale, { variant: null, field: "availability", to: "sold-out" });
    expect(typed(onPresale, "availability", "presale", drafted)).toEqual({
      shipDate: "May 1, 2031",
      badge: "Early birds",
      shipLine: "Expected to ship May 1, 2031. Worth the wait.",
    });
    const draftedPresale = withFieldValue(inStock, { variant: null, field: "availability", to: "presale" });
    expect(typed(inStock, "availability", "in-stock", draftedPresale)).toEqual({
      shipDate: "",
      badge: "Ready",
      shipLine: "In stock. Ships immediately.",
    });
  });

  test("the same one brings nothing", () => {
    expect(typed(onPresale, "availability", "presale")).toEqual({});
  });
});

describe("another date", () => {
  test("stands in the ship line in place of the former one", () => {
    expect(typed(onPresale, "shipDate", "June 9, 2031")).toEqual({
      shipLine: "Expected to ship June 9, 2031. Worth the wait.",
    });
  });

  test("fills the usual ship line that waits for one", () => {
    const usual = catalogText.usual.presale.shipLine;
    const waiting: Product = { ...onPresale, availability: { kind: "presale", note: usual("") } };
    expect(typed(waiting, "shipDate", "June 9, 2031")).toEqual({ shipLine: usual("June 9, 2031") });
  });

  test("leaves a ship line without a date, and an unfinished date leaves every line", () => {
    const own: Product = { ...onPresale, availability: { ...onPresale.availability, note: "Soon." } };
    expect(typed(own, "shipDate", "June 9, 2031")).toEqual({});
    expect(typed(onPresale, "shipDate", "")).toEqual({});
  });
});

test("a price brings nothing else", () => {
  expect(typed(onPresale, "badge", "New")).toEqual({});
});
