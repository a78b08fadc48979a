import { expect, test } from "vitest";
import { guardCart, soldOutMessage } from "./cart-guard.ts";
import type { SdkCart } from "./sdk-types.ts";

/** A fake of the SDK's cart that records calls. */
function fakeCart(
  add: (runWithTimeout: number) => Promise<unknown>,
  model: unknown = null,
  update: () => Promise<unknown> = () => Promise.reject(new Error("offline")),
) {
  const log: string[] = [];
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
      return update();
    },
  };
  const heard = { busy: [] as boolean[], broken: [] as unknown[] };
  guardCart(cart as unknown as SdkCart, {
    onBusy: (busy) => heard.busy.push(busy),
    onBroken: (error) => heard.broken.push(error),
  });
  return { cart: cart as unknown as SdkCart, log, heard };
}

test("the cart opens once the thing is in it", async () => {
  const { cart, log, heard } = fakeCart(async () => {});
  await cart.addVariantToCart({ id: "v" });
  expect(log).toEqual(["add v 1 false", "open"]);
  expect(heard).toEqual({ busy: [true, false], broken: [] });
});

test("clicks while one is under way are ignored, the next one counts", async () => {
  const { cart, log } = fakeCart(async () => {});
  await Promise.all([cart.addVariantToCart({ id: "v" }), cart.addVariantToCart({ id: "v" })]);
  expect(log.filter((line) => line.startsWith("add"))).toHaveLength(1);
  await cart.addVariantToCart({ id: "v" });
  expect(log.filter((line) => line.startsWith("add"))).toHaveLength(2);
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

test("a quantity is changed, and the buttons wait for it", async () => {
  const { cart, log, heard } = fakeCart(
    async () => {},
    null,
    async () => {},
  );
  await cart.updateItem("line", 2);
  expect(log).toEqual(["update line 2"]);
  expect(heard).toEqual({ busy: [true, false], broken: [] });
});

test("a quantity that could not be changed is heard, and the cart can be changed again", async () => {
  const { cart, heard } = fakeCart(async () => {});
  await cart.updateItem("line", 2);
  expect(heard.broken).toHaveLength(1);
  expect(heard.busy).toEqual([true, false]);
});
