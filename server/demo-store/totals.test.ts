import { expect, test } from "vitest";
import { skus } from "#content/catalog/buying.ts";
import { facts } from "#content/catalog/facts.ts";
import { products } from "#content/catalog/products.ts";
import { demoShippingRate } from "#content/checkout.ts";
import { paymentMetadata } from "#contract/payment-status.ts";
import { prices } from "#tests/built-in.ts";
import type { CartLine } from "./cart.ts";
import { toCents } from "./money.ts";
import { orderMetadata, totals } from "./totals.ts";

const card = (quantity: number): CartLine => ({ id: "a", key: "incard-finder-variant", quantity });
const pack: CartLine = { id: "b", key: "tagigo-google-4-pack-pink", quantity: 1 };

/** The catalog with everything at one price. */
const at = (price: string) => products.map((one) => ({ ...one, variants: one.variants.map((v) => ({ ...v, price })) }));

test("below the threshold shipping is the flat rate, from it on it's free", () => {
  const price = (Number(facts.shop.freeShippingFrom) * 0.6).toFixed(2);
  const one = totals([card(1)], at(price));
  expect(one.shipping).toBe(toCents(demoShippingRate));
  expect(one.total).toBe(one.subtotal + one.shipping);
  const two = totals([card(2)], at(price));
  expect(two.subtotal).toBe(2 * toCents(price));
  expect(two.shipping).toBe(0);
});

test("exactly the threshold ships free, a cent less doesn't", () => {
  const dollars = Number(facts.shop.freeShippingFrom);
  expect(totals([card(1)], at(dollars.toFixed(2))).shipping).toBe(0);
  expect(totals([card(1)], at((dollars - 0.01).toFixed(2))).shipping).toBeGreaterThan(0);
});

test("the owner's sum decides what ships free, to the cent", () => {
  expect(totals([card(1)], at("79.89"), "79.90")).toMatchObject({ freeShippingFrom: "79.90" });
  expect(totals([card(1)], at("79.89"), "79.90").shipping).toBeGreaterThan(0);
  expect(totals([card(1)], at("79.90"), "79.90").shipping).toBe(0);
  expect(totals([card(1)], at("1.10"), "1.1").shipping).toBe(0);
});

test("an owner's order ships free always, or never", () => {
  expect(totals([card(1)], at("0.01"), "0").shipping).toBe(0);
  expect(totals([card(9)], at("99.00"), null).shipping).toBe(toCents(demoShippingRate));
});

test("prices come from the live catalog, and what it no longer has is left out", () => {
  expect(totals([card(1), pack], []).lines).toEqual([]);
  expect(totals([], products)).toMatchObject({ subtotal: 0, shipping: 0, total: 0, quantity: 0 });
});

test("an order of one thing notes its name and price, a mixed one its list", () => {
  expect(orderMetadata(totals([pack], products))).toEqual({
    quantity: 1,
    product: "Tagigo G, Pink, 4-Pack",
    items: "tagigo-google-4-pack-pink:1",
    price: prices.tagigoGoogleFourPack,
  });
  expect(orderMetadata(totals([card(1)], at("1.00")))).toMatchObject({ shipping: demoShippingRate });
  expect(orderMetadata(totals([card(2), pack], products))).toEqual({
    quantity: 3,
    product: "2 × InCard Finder; 1 × Tagigo G, Pink, 4-Pack",
    items: "incard-finder-variant:2,tagigo-google-4-pack-pink:1",
  });
});

test("an order of nothing notes nothing", () => {
  expect(orderMetadata(totals([], products))).toEqual({ quantity: 0 });
});

test("an order of everything lists as many things as the contract takes", () => {
  const lines = skus.map((key): CartLine => ({ id: key, key, quantity: 99 }));
  const { items, product } = paymentMetadata.parse(orderMetadata(totals(lines, products)));
  expect(product).toMatch(/^99 × .{470,}/);
  expect(items).toContain(`${skus[0]}:99,`);
});
