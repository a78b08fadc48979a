import { expect, test } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { addLines, type CartLine, maxQuantity, updateLines } from "./cart.ts";
import { skuOfVariant } from "./demo-ids.ts";

const line: CartLine = { id: "a", key: "incard-finder-variant", quantity: 2 };

test("a number of the store is the key sold under it; Tagigo's second name is the first", () => {
  expect(skuOfVariant(demoIds["carbon-finder-presale"] ?? "")).toBe("carbon-finder-presale");
  expect(skuOfVariant(demoIds["tagigo-default"] ?? "")).toBe("tagigo-dual-1-pack-black");
  expect(skuOfVariant(demoIds["tagigo-dual-4-pack-black"] ?? "")).toBe("tagigo-dual-4-pack-black");
  expect(skuOfVariant(demoIds["tagigo-google-4-pack-pink"] ?? "")).toBe("tagigo-google-4-pack-pink");
  expect(skuOfVariant("1")).toBeNull();
});

test("equal things share a line", () => {
  const lines = addLines([line], [{ key: "incard-finder-variant", quantity: 3 }]);
  expect(lines).toEqual([{ ...line, quantity: 5 }]);
  expect(line.quantity).toBe(2);
});

test("a quantity stops at the most that one can have", () => {
  expect(addLines([line], [{ key: "incard-finder-variant", quantity: 1e9 }])[0]?.quantity).toBe(maxQuantity);
  expect(updateLines([line], [{ id: "a", quantity: 1e9 }])[0]?.quantity).toBe(maxQuantity);
});

test("nothing of something adds no line, zero removes one", () => {
  expect(addLines([], [{ key: "incard-finder-variant", quantity: 0 }])).toEqual([]);
  expect(updateLines([line, { ...line, id: "b" }], [{ id: "a", quantity: 0 }])).toEqual([{ ...line, id: "b" }]);
});

test("what isn't sold, isn't there or isn't a quantity is refused", () => {
  const refused = (code: string, said: string) =>
    expect.objectContaining({ code, message: expect.stringContaining(said) });
  const add = (quantity: number, key: CartLine["key"] | null = "incard-finder-variant") =>
    addLines([], [{ key, quantity }]);
  expect(() => add(1, null)).toThrow(refused("INVALID_MERCHANDISE_LINE", "merchandise"));
  expect(() => add(-1)).toThrow(refused("LESS_THAN", "quantity"));
  expect(() => add(1.5)).toThrow(refused("LESS_THAN", "quantity"));
  expect(() => updateLines([line], [{ id: "z", quantity: 1 }])).toThrow(refused("INVALID_MERCHANDISE_LINE", "line"));
});
