import { expect, test } from "vitest";
import type { Product } from "#contract/product.ts";
import { passedDates } from "./passed-dates.ts";

const tag: Product = {
  id: "tag",
  title: "Tag",
  description: "",
  htmlDescription: "",
  images: [],
  features: [],
  variants: [{ id: "red", title: "Red", price: "20.00", originalPrice: "25.00" }],
  badge: "",
  availability: { kind: "presale", shipDate: "October 31, 2025", note: "" },
  saleEnds: "5/31/2025",
};
const at = (now: string, product: Product = tag, announcesSale = true) =>
  passedDates([product], { announcesSale, now: new Date(now) }).map(({ text }) => text);

test("a ship date of a presale and the end of an announced sale are told, with how long ago they were", () => {
  expect(at("2026-11-22T12:00:00Z")).toEqual([
    "Tag: the ship date it names, October 31, 2025, was a year ago.",
    "Tag: the sale it announces ended on 5/31/2025, a year ago. Shoppers see no list price until you confirm that it still holds.",
  ]);
  expect(at("2025-12-31T12:00:00Z")).toEqual([
    "Tag: the ship date it names, October 31, 2025, was 2 months ago.",
    "Tag: the sale it announces ended on 5/31/2025, 7 months ago. Shoppers see no list price until you confirm that it still holds.",
  ]);
});

test("a day counts as passed when it is over everywhere", () => {
  expect(at("2025-05-31T23:59:59Z")).toEqual([]);
  expect(at("2025-06-01T11:59:59Z")).toEqual([]);
  expect(at("2025-06-01T12:00:00Z")).toEqual(["Tag: the sale it announces ended on 5/31/2025, yesterday."]);
});

test("before two months are full, days are counted", () => {
  const only = { ...tag, saleEnds: undefined };
  expect(at("2025-12-30T12:00:00Z", only)).toEqual(["Tag: the ship date it names, October 31, 2025, was 60 days ago."]);
});

test("what isn't announced isn't told", () => {
  const { saleEnds: _, ...without } = tag;
  const now = "2026-11-22T12:00:00Z";
  expect(at(now, { ...without, availability: { ...tag.availability, kind: "in-stock" } })).toEqual([]);
  expect(at(now, tag, false)).toHaveLength(1);
  expect(at(now, { ...tag, confirmedSaleEnd: tag.saleEnds })).toHaveLength(1);
  expect(at(now, { ...tag, availability: { ...tag.availability, shipDate: "soon" } })).toHaveLength(1);
});
