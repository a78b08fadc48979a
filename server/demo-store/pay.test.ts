import { expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import { memoryStorage } from "#tests/memory-demo-storage.ts";
import type { CartLine } from "./cart.ts";
import { createCarts } from "./carts.ts";
import { readDemoPayment } from "./demo-storage.ts";
import { type Outcome, pay } from "./pay.ts";
import { totals } from "./totals.ts";

const line: CartLine = { id: "a", key: "incard-finder-variant", quantity: 1 };
const more = [{ ...line, quantity: 2 }];

async function open() {
  const storage = memoryStorage();
  const carts = createCarts(storage);
  const cart = await carts.create([line]);
  const paid = (outcome: Outcome, lines = cart.lines) =>
    pay({ carts, storage, currency: "usd" }, { ...cart, lines }, totals(lines, products), outcome);
  return { storage, carts, cart, paid };
}

test("a cart ends in one payment, whatever a second server thinks is in it; of failed ones each content has one", async () => {
  const { paid } = await open();
  const failed = await paid("failed");
  expect(failed).toMatch(/^pi_demo_[0-9a-z]{16}$/);
  expect(await paid("failed")).toBe(failed);
  expect(await paid("failed", more)).not.toBe(failed);
  const succeeded = await paid("succeeded");
  expect(await paid("succeeded", more)).toBe(succeeded);
  expect(succeeded).not.toBe(failed);
  expect(await (await open()).paid("succeeded")).not.toBe(succeeded);
});

test("the payment of a cart is made from its secret: who knows only its token can't know the id", async () => {
  const { storage, carts, cart } = await open();
  const payAs = (key: string) =>
    pay({ carts, storage, currency: "usd" }, { ...cart, key }, totals(cart.lines, products), "failed");
  expect(await payAs("another secret")).not.toBe(await payAs(cart.key));
});

test("a failed payment leads back to its cart, which stays; one that succeeded closes it and leads nowhere", async () => {
  const { storage, carts, cart, paid } = await open();
  expect((await readDemoPayment(storage, await paid("failed")))?.checkout).toBe(
    `/demo-store/checkout/${cart.token}?key=${cart.key}`,
  );
  expect((await carts.find(cart.token, cart.key))?.payment).toBeNull();
  const succeeded = await paid("succeeded");
  expect((await readDemoPayment(storage, succeeded))?.checkout).toBeUndefined();
  expect((await carts.find(cart.token, cart.key))?.payment).toBe(succeeded);
  for (const id of ["pi_demo_unknown", "", "no id"]) expect(await readDemoPayment(storage, id)).toBeNull();
});

test("where there is no room for a payment the cart stays open", async () => {
  const { storage, carts, cart, paid } = await open();
  storage.putPayment = async () => false;
  await expect(paid("succeeded")).rejects.toMatchObject({ name: "DemoStoreFull" });
  expect((await carts.find(cart.token, cart.key))?.payment).toBeNull();
});
