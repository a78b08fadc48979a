import { expect, test } from "vitest";
import { guardCart, soldOutMessage } from "./cart-guard.ts";
import { createPressQueue } from "./press-queue.ts";
import type { SdkCart } from "./sdk-types.ts";

type Line = { id: string; quantity: number; variant: { id: string } };

/** A fake of the SDK's cart that records calls. */
function fakeCart(
  add: (call: number) => Promise<unknown>,
  model: { id: string; lineItems?: Line[]; userErrors?: { message: string }[] } | null = null,
  {
    update = async () => {},
    isGone = async () => true,
  }: {
    update?: (id: string, quantity: number) => Promise<unknown>;
    isGone?: () => Promise<boolean>;
  } = {},
) {
  const log: string[] = [];
  if (model) model.lineItems ??= [];
  let adds = 0;
  const cart = {
    model,
    lineItemCache: ["old"] as unknown[],
    open: () => log.push("open"),
    removeCheckout: () => {
      log.push("forget");
      cart.model = null;
    },
    addVariantToCart: (variant: { id: string }, quantity: number, openCart: boolean) => {
      adds += 1;
      log.push(`add ${variant.id} ${quantity} ${openCart}`);
      return add(adds);
    },
    updateItem: (id: string, quantity: number) => {
      log.push(`update ${id} ${quantity}`);
      return update(id, quantity);
    },
  };
  const heard = { busy: [] as boolean[], broken: [] as unknown[] };
  const queue = createPressQueue((busy) => heard.busy.push(busy));
  const changes = guardCart(cart as unknown as SdkCart, {
    queue,
    isGone,
    onBroken: (error) => void heard.broken.push(error),
  });
  return { cart: cart as unknown as SdkCart, log, heard, changes };
}

test("the cart opens once the thing is in it", async () => {
  const { cart, log, heard } = fakeCart(async () => {});
  await cart.addVariantToCart({ id: "v" });
  expect(log).toEqual(["add v 1 false", "open"]);
  expect(heard).toEqual({ busy: [true, false], broken: [] });
});

test("a second press on the same button is the same press while the first is under way; the next one counts", async () => {
  const { cart, log } = fakeCart(async () => {});
  await Promise.all([cart.addVariantToCart({ id: "v" }), cart.addVariantToCart({ id: "v" })]);
  expect(log.filter((line) => line.startsWith("add"))).toHaveLength(1);
  await cart.addVariantToCart({ id: "v" });
  expect(log.filter((line) => line.startsWith("add"))).toHaveLength(2);
});

test("another thing that is added meanwhile waits for the first, also where there is no cart yet", async () => {
  const first = Promise.withResolvers<void>();
  const { cart, log } = fakeCart((call) => (call === 1 ? first.promise : Promise.resolve()));
  const both = Promise.all([cart.addVariantToCart({ id: "v" }), cart.addVariantToCart({ id: "w" })]);
  first.resolve();
  await both;
  expect(log).toEqual(["add v 1 false", "open", "add w 1 false", "open"]);
});

test("a cart that the store has forgotten is replaced", async () => {
  const { cart, log, heard } = fakeCart((n) => (n === 1 ? Promise.reject([{ message: "gone" }]) : Promise.resolve()), {
    id: "c",
  });
  await cart.addVariantToCart({ id: "v" });
  expect(log).toEqual(["add v 1 false", "forget", "add v 1 false", "open"]);
  expect(cart.lineItemCache).toEqual([]);
  expect(heard.broken).toEqual([]);
});

test("a refusal of another kind keeps the cart: only the store's word that it is gone replaces it", async () => {
  const refusals = [{ message: "The demo store is full." }];
  for (const isGone of [async () => false, () => Promise.reject(new TypeError("offline"))]) {
    const { cart, log, heard } = fakeCart(() => Promise.reject(refusals), { id: "c" }, { isGone });
    await cart.addVariantToCart({ id: "v" });
    expect(log).toEqual(["add v 1 false"]);
    expect(heard.broken).toHaveLength(1);
  }
});

test("a cart that comes back without the thing has refused it", async () => {
  const { cart, log, heard } = fakeCart(async () => {}, { id: "c", lineItems: [], userErrors: [{ message: "No." }] });
  await cart.addVariantToCart({ id: "v" });
  expect(log).toEqual(["add v 1 false"]);
  expect(heard.broken).toEqual([[{ message: "No." }]]);
});

test("a new cart that the store refuses is no forgotten one", async () => {
  const { cart, log, heard } = fakeCart(() => Promise.reject([{ message: "refused" }]));
  await cart.addVariantToCart({ id: "v" }, 2);
  expect(log).toEqual(["add v 2 false"]);
  expect(heard.broken).toHaveLength(1);
});

test("a cart is kept when the store could not be asked", async () => {
  const { cart, log, heard } = fakeCart(() => Promise.reject(new TypeError("offline")), { id: "c" });
  await cart.addVariantToCart({ id: "v" });
  expect(log).toEqual(["add v 1 false"]);
  expect(heard.broken).toHaveLength(1);
});

test("a cart is kept when the thing is sold out", async () => {
  const { cart, log, heard } = fakeCart(() => Promise.reject([{ message: "Tagigo is sold out." }]), { id: "c" });
  await cart.addVariantToCart({ id: "v" });
  expect(log).toEqual(["add v 1 false"]);
  expect(heard.broken.map(soldOutMessage)).toEqual(["Tagigo is sold out."]);
  expect(soldOutMessage([null, { message: 7 }, { message: "gone" }, { message: "SOLD OUT" }])).toBe("SOLD OUT");
  for (const other of [
    new Error("sold out"),
    "sold out",
    [{ message: "gone" }, null],
    [{ message: ["sold out"] }],
    [],
  ]) {
    expect(soldOutMessage(other)).toBeNull();
  }
});

test("a failure for good is heard once, the cart stays shut, and the next click works", async () => {
  const { cart, log, heard } = fakeCart(
    (n) => (n <= 2 ? Promise.reject([{ message: "refused" }]) : Promise.resolve()),
    { id: "c" },
  );
  await cart.addVariantToCart({ id: "v" });
  expect(heard.broken).toHaveLength(1);
  expect(log).not.toContain("open");
  expect(heard.busy).toEqual([true, false]);
  await cart.addVariantToCart({ id: "v" });
  expect(log.at(-1)).toBe("open");
});

const oneLine = () => ({ id: "c", lineItems: [{ id: "line", quantity: 1, variant: { id: "v" } }] });
const isLine = ({ id }: { id: string }): boolean => id === "line";

test("a quantity becomes what is made of the one at that time, within its bounds, and once", async () => {
  const model = oneLine();
  const update = async (_: string, quantity: number) => {
    model.lineItems = [{ id: "line", quantity, variant: { id: "v" } }];
  };
  const { changes, log, heard } = fakeCart(async () => {}, model, { update });
  await changes.setQuantity(isLine, (now) => now + 1);
  await changes.setQuantity(isLine, (now) => now + 1);
  await changes.setQuantity(isLine, (now) => now);
  await changes.setQuantity(isLine, () => 1_000);
  await changes.setQuantity(
    ({ id }) => id === "gone",
    () => 5,
  );
  expect(log).toEqual(["update line 2", "update line 3", "update line 99"]);
  expect(heard.broken).toEqual([]);
});

test("a change that fails, or that the store makes in another way, is heard and told to who asked", async () => {
  const offline = fakeCart(async () => {}, oneLine(), { update: () => Promise.reject(new Error("offline")) });
  await expect(offline.changes.setQuantity(isLine, () => 2)).rejects.toThrow("offline");
  expect(offline.heard.broken).toHaveLength(1);
  // The store had only one left.
  const clipped = fakeCart(async () => {}, oneLine());
  await expect(clipped.changes.setQuantity(isLine, () => 5)).rejects.toThrow("another quantity");
  expect(clipped.heard.broken).toHaveLength(1);
});
