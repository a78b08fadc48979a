import { expect, test } from "vitest";
import {
  type FieldValue,
  fieldKey,
  fieldValue,
  productFields,
  variantFields,
  withFieldValue,
  withFieldValues,
} from "./catalog-fields.ts";
import { catalogProblems, newProblems, steepFalls } from "./catalog-problems.ts";
import type { Product } from "./product.ts";

const tag: Product = {
  id: "tag",
  title: "Tag",
  description: "",
  htmlDescription: "",
  images: [],
  features: [],
  variants: [
    { id: "red", title: "Red", price: "20.00", originalPrice: "25.00" },
    { id: "blue", title: "Blue", price: "20.00" },
  ],
  badge: "Presale",
  availability: { kind: "presale", shipDate: "May 1, 2026", note: "Ships May 1, 2026" },
  saleEnds: "5/31/2026",
};
const today = "2026-06-15";
const of = (variant: string | null, field: FieldValue["field"], to: string): FieldValue => ({ variant, field, to });
const codes = (...values: FieldValue[]) =>
  newProblems(tag, withFieldValues(tag, values), today).map(({ variant, field, code }) => [variant, field, code]);

test("a price that falls by more than half is one to ask about", () => {
  const falls = (...values: FieldValue[]) =>
    steepFalls(tag, withFieldValues(tag, values)).map(({ before, after }) => [before.id, before.price, after.price]);
  expect(falls(of("red", "price", "10.00"), of("blue", "price", "30.00"), of("red", "originalPrice", "1.00"))).toEqual(
    [],
  );
  expect(falls(of("red", "price", "9.99"), of("blue", "price", "0.01"))).toEqual([
    ["red", "20.00", "9.99"],
    ["blue", "20.00", "0.01"],
  ]);
});

test("each field has a value that can be set and set back", () => {
  const places = [
    ...productFields.map((field) => ({ variant: null, field })),
    ...variantFields.map((field) => ({ variant: "red", field })),
  ];
  const values: Record<string, string> = {
    availability: "sold-out",
    soldOut: "yes",
    shipDate: "",
    saleEnds: "",
    originalPrice: "",
  };
  for (const place of places) {
    const before = fieldValue(tag, place);
    const to = values[place.field] ?? "9.99";
    const changed = withFieldValues(tag, [{ ...place, to }]);
    expect([place.field, fieldValue(changed, place)]).toEqual([place.field, to]);
    const back = withFieldValues(changed, [{ ...place, to: before ?? "" }]);
    expect(places.map((one) => fieldValue(back, one))).toEqual(places.map((one) => fieldValue(tag, one)));
  }
  expect(fieldValue(tag, { variant: "green", field: "price" })).toBeNull();
  expect(fieldValue(tag, { variant: null, field: "price" })).toBeNull();
  expect(fieldValue(tag, { variant: "red", field: "badge" })).toBeNull();
});

test("a change of one field leaves the others of its variant, and a value that fits no field leaves all", () => {
  const soldOut = withFieldValue(tag, of("red", "soldOut", "yes"));
  expect(soldOut.variants[0]).toEqual({ ...tag.variants[0], soldOut: true });
  expect(withFieldValue(soldOut, of("red", "originalPrice", "")).variants[0]).toStrictEqual({
    id: "red",
    title: "Red",
    price: "20.00",
    soldOut: true,
  });
  expect(withFieldValue(soldOut, of("red", "originalPrice", "30.00")).variants[0]).toMatchObject({ soldOut: true });
  expect([fieldValue(tag, of("red", "soldOut", "")), fieldValue(soldOut, of("red", "soldOut", ""))]).toEqual([
    "no",
    "yes",
  ]);
  for (const unfit of [
    of(null, "availability", "gone"),
    of(null, "price", "1.00"),
    of("red", "badge", "x"),
    of("green", "price", "1.00"),
  ]) {
    expect(withFieldValue(tag, unfit)).toEqual(tag);
  }
});

test("a field has a key within its product", () => {
  expect([fieldKey(of(null, "badge", "")), fieldKey(of("red", "price", ""))]).toEqual(["/badge", "red/price"]);
});

test("a product without a mistake has no problem", () => {
  expect(catalogProblems(tag, null)).toEqual([]);
  expect(codes(of("blue", "price", "9999.99"))).toEqual([]);
});

test("a price that is none is the only problem, whatever the compare-at price", () => {
  expect(codes(of("red", "price", "10000.00"))).toEqual([["red", "price", "price-range"]]);
});

test.each([
  ["26,49", "price-format"],
  ["26.505", "price-format"],
  ["26.5", "price-format"],
  ["0000021.99", "price-format"],
  ["00.99", "price-format"],
  ["$26.50", "price-format"],
  ["", "price-format"],
  ["-1.00", "price-format"],
  ["0.00", "price-range"],
  ["10000.00", "price-range"],
])("the price %j is refused as %s", (price, code) => {
  expect(codes(of("blue", "price", price))).toEqual([["blue", "price", code]]);
});

test("a compare-at price is a price that is higher, and may be left out", () => {
  expect(codes(of("red", "originalPrice", "20.00"))).toEqual([["red", "originalPrice", "compare-at-lower"]]);
  expect(codes(of("red", "price", "25.00"))).toEqual([["red", "originalPrice", "compare-at-lower"]]);
  expect(codes(of("red", "originalPrice", "lots"))).toEqual([["red", "originalPrice", "price-format"]]);
  expect(codes(of("red", "price", "25.00"), of("red", "originalPrice", ""))).toEqual([]);
});

test("a presale needs a real date to come; one that passed may stay, and may not be set anew", () => {
  expect(codes(of(null, "shipDate", ""))).toEqual([[null, "shipDate", "date-missing"]]);
  expect(codes(of(null, "shipDate", "June 31, 2027"))).toEqual([[null, "shipDate", "date-unreal"]]);
  expect(codes(of(null, "shipDate", "June 14, 2026"))).toEqual([[null, "shipDate", "date-past"]]);
  expect(codes(of(null, "shipDate", "June 15, 2026"))).toEqual([]);
  expect(codes(of(null, "badge", "Soon"), of("red", "price", "19.00"))).toEqual([]);
  expect(codes(of(null, "availability", "in-stock"), of(null, "shipDate", ""))).toEqual([]);
  expect(codes(of(null, "saleEnds", "6/1/2026"))).toEqual([[null, "saleEnds", "date-past"]]);
  expect(codes(of(null, "saleEnds", ""))).toEqual([]);
});

test("what was wrong before excuses nothing else", () => {
  const added = (before: Product, value: FieldValue) => newProblems(before, withFieldValue(before, value), today);
  const late = withFieldValues(tag, [
    of(null, "availability", "in-stock"),
    of(null, "shipDate", "June 1, 2026"),
    of(null, "saleEnds", "6/1/2026"),
  ]);
  expect(added(late, of(null, "availability", "presale"))).toEqual([
    { variant: null, field: "shipDate", code: "date-past" },
  ]);
  const dear = withFieldValues(tag, [of("red", "price", "30.00"), of("blue", "originalPrice", "99.00")]);
  expect(added(dear, of("blue", "price", "100.00"))).toEqual([
    { variant: "blue", field: "originalPrice", code: "compare-at-lower" },
  ]);
});

test("texts are one plain line of a bounded length", () => {
  for (const text of ["a\nb", "\u202Eevil", "a\u0000", "x".repeat(41)]) {
    expect(codes(of(null, "badge", text)), text).toEqual([[null, "badge", "text-not-plain"]]);
  }
  expect(codes(of(null, "shipLine", "x".repeat(201)))).toEqual([[null, "shipLine", "text-not-plain"]]);
  expect(codes(of(null, "shipLine", "<b>Ships</b> & more"), of(null, "badge", ""))).toEqual([]);
});
