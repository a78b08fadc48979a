import { describe, expect, test } from "vitest";
import { memoryStorage } from "#tests/memory-demo-storage.ts";
import type { CartLine } from "./cart.ts";
import { createCarts } from "./carts.ts";

const line: CartLine = { id: "a", key: "incard-finder-variant", quantity: 2 };

/** Carts whose storage notes what it is asked for and which carts it is told are paid. */
function open() {
  const memory = memoryStorage();
  const asked: string[] = [];
  const paid: boolean[] = [];
  const storage = {
    ...memory,
    getCart: (id: string) => {
      asked.push(id);
      return memory.getCart(id);
    },
    updateCart: (id: string, cart: { json: string; paid: boolean }) => {
      paid.push(cart.paid);
      return memory.updateCart(id, cart);
    },
  };
  return { carts: createCarts(storage), asked, paid };
}

describe("a cart", () => {
  test("is closed by its payment: it is found, and never changed again", async () => {
    const { carts, paid } = open();
    const { token, key } = await carts.create([line], "for Ada");
    expect(await carts.change(token, key, () => ({ lines: [] }))).toMatchObject({ lines: [], note: "for Ada" });
    expect(await carts.change(token, key, () => ({ payment: "pi_1" }))).toMatchObject({ payment: "pi_1" });
    expect(await carts.change(token, key, () => ({ payment: null }))).toBeNull();
    expect(await carts.find(token, key)).toMatchObject({ payment: "pi_1" });
    expect(paid).toEqual([false, true]);
  });

  test("that isn't there isn't changed", async () => {
    const { carts, paid } = open();
    const { token } = await carts.create([line]);
    expect(await carts.change(token, "0".repeat(32), () => ({ lines: [] }))).toBeNull();
    expect(await carts.change("0".repeat(32), token, () => ({ lines: [] }))).toBeNull();
    expect(paid).toEqual([]);
  });

  test.each(["\0".repeat(32), "é".repeat(32), "A".repeat(32), "0".repeat(33), ""])(
    "isn't looked for under the token or key %j",
    async (bad) => {
      const { carts, asked } = open();
      const { token, key } = await carts.create([line]);
      expect([await carts.find(bad, key), await carts.find(token, bad)]).toEqual([null, null]);
      expect(asked).toEqual([]);
    },
  );

  test("has its work done one after the other, also what comes while the second is at work", async () => {
    const { carts } = open();
    const done: string[] = [];
    const gate = Promise.withResolvers<void>();
    const first = carts.alone("a", async () => {
      done.push("first");
      throw new Error("it failed");
    });
    const second = carts.alone("a", async () => {
      await gate.promise;
      done.push("second");
    });
    await expect(first).rejects.toThrow("it failed");
    const third = carts.alone("a", async () => void done.push("third"));
    await carts.alone("another", async () => void done.push("another"));
    gate.resolve();
    await Promise.all([second, third]);
    expect(done).toEqual(["first", "another", "second", "third"]);
  });
});
