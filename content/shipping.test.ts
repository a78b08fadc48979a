import { expect, test } from "vitest";
import { offers } from "#tests/built-in.ts";
import { facts } from "./catalog/facts.ts";
import { shippingNotesOf } from "./shipping.ts";

const from = Number(facts.shop.freeShippingFrom);

test("names rate and threshold", () => {
  expect(shippingNotesOf("1.23", offers)).toMatchObject({
    freeFrom: from,
    below: `+ $1.23 shipping, free from $${from}`,
  });
});

test("names no rate that only the checkout knows", () => {
  expect(shippingNotesOf(null, offers).below).toBe(`+ shipping, free from $${from}`);
});
