import { describe, expect, test } from "vitest";
import { networkTypes, packSizes } from "#contract/product.ts";
import { buyable, buyables, buyKeys, buyPrice, demoIds, tagigoBuyKey, tagigoBuyKeys, tagigoChoices } from "./buying.ts";
import { products } from "./products.ts";
import { tagigoPrices } from "./tagigo.ts";

describe("what can be bought", () => {
  test("is each key once", () => {
    expect(buyables.map(({ key }) => key).sort()).toEqual([...buyKeys].sort());
    expect(new Set(buyKeys.map((key) => demoIds[key])).size).toBe(buyKeys.length);
  });

  test.each(buyKeys)("%s has a price in the catalogue", (key) => {
    expect(buyPrice(key, products)).toMatch(/^\d+\.\d{2}$/);
  });

  test("every catalogue variant is bought under a key of its own name", () => {
    const variants = products.flatMap((product) => product.variants.map(({ id }) => id));
    for (const id of variants) expect(buyables.some(({ key, variant }) => key === id && variant === id)).toBe(true);
  });

  test("a price is null in a catalogue without the product", () => {
    expect(buyPrice("carbon-finder-presale", [])).toBeNull();
  });
});

describe("a Tagigo choice", () => {
  const sold = networkTypes.flatMap((network) =>
    packSizes.flatMap((pack) =>
      tagigoChoices.flatMap((color) => {
        const key = tagigoBuyKey(network, pack, color);
        return key === null ? [] : [{ network, pack, color, key }];
      }),
    ),
  );

  test("that is sold has its own key, and each key but the default is of a choice", () => {
    const keys = sold.map(({ key }) => key);
    expect(keys.toSorted()).toEqual(tagigoBuyKeys.filter((key) => key !== "tagigo-default").toSorted());
  });

  test.each(sold)("$network $pack $color costs what its network's pack does", ({ network, pack, key }) => {
    expect(buyPrice(key, products)).toBe(tagigoPrices[network][pack]);
  });

  test("that isn't sold has none", () => {
    expect(tagigoBuyKey("Dual Network", "4-Pack", "4-Pack Pink")).toBeNull();
    expect(tagigoBuyKey("Dual Network", "4-Pack", "Blue")).toBeNull();
    expect(tagigoBuyKey("Google Find Hub", "1-Pack", "All Colors")).toBeNull();
  });

  test("left open is a black dual single", () => {
    expect(buyable("tagigo-default").choice).toEqual({ network: "Dual Network", pack: "1-Pack", color: "Black" });
  });
});
