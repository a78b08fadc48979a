import { expect, test } from "vitest";
import { facts } from "./catalog/facts.ts";
import { shippingNotesOf } from "./shipping.ts";

const from = facts.shop.freeShippingFromDollars;

test("names rate and threshold", () => {
  expect(shippingNotesOf("1.23")).toMatchObject({
    freeFromDollars: from,
    below: `+ $1.23 shipping, free from $${from}`,
  });
});

test("names no rate that only the checkout knows", () => {
  expect(shippingNotesOf(null).below).toBe(`+ shipping, free from $${from}`);
});
