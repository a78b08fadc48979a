import { describe, expect, test } from "vitest";
import { choiceDetails } from "#content/products/tagigo/options.ts";
import { networkTypes, packSizes } from "#contract/product-options.ts";
import { offers } from "#tests/built-in.ts";
import { demoIds, skuDetails, skuDetailsOf, skuPrice, skus, tagigoSku, tagigoSkus } from "./buying.ts";
import { products } from "./products.ts";

describe("what can be bought", () => {
  test("is each key once", () => {
    expect(skuDetails.map(({ key }) => key).sort()).toEqual([...skus].sort());
    expect(new Set(skus.map((key) => demoIds[key])).size).toBe(skus.length);
  });

  test.each(skus)("%s has a price in the catalog", (key) => {
    expect(skuPrice(key, products)).toMatch(/^\d+\.\d{2}$/);
  });

  test("every catalog variant is bought under a key of its own name", () => {
    const variants = products.flatMap((product) => product.variants.map(({ id }) => id));
    for (const id of variants) expect(skuDetails.some(({ key, variant }) => key === id && variant === id)).toBe(true);
  });

  test("a price is null in a catalog without the product", () => {
    expect(skuPrice("carbon-finder-presale", [])).toBeNull();
  });
});

describe("a Tagigo choice", () => {
  const sold = networkTypes.flatMap((network) =>
    packSizes.flatMap((pack) =>
      choiceDetails.flatMap(({ choice: color }) => {
        const key = tagigoSku(network, pack, color);
        return key === null ? [] : [{ network, pack, color, key }];
      }),
    ),
  );

  test("that is sold has its own key, and each key but the default is of a choice", () => {
    const keys = sold.map(({ key }) => key);
    expect(keys.toSorted()).toEqual(tagigoSkus.filter((key) => key !== "tagigo-default").toSorted());
  });

  test.each(sold)("$network $pack $color costs what its network's pack does", ({ network, pack, key }) => {
    expect(skuPrice(key, products)).toBe(offers.tagigoPrices[network][pack].amount);
  });

  test("that isn't sold has none", () => {
    expect(tagigoSku("Dual Network", "4-Pack", "4-Pack Pink")).toBeNull();
    expect(tagigoSku("Dual Network", "4-Pack", "Blue")).toBeNull();
    expect(tagigoSku("Google Find Hub", "1-Pack", "All Colors")).toBeNull();
  });

  test("left open is a black dual single", () => {
    expect(skuDetailsOf("tagigo-default").choice).toEqual({ network: "Dual Network", pack: "1-Pack", color: "Black" });
  });
});
