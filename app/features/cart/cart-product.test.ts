import { afterEach, expect, test, vi } from "vitest";
import { demoIds } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { cartProduct, skuOfVariantId } from "./cart-product.ts";
import { fetchCatalog } from "./fetch-catalog.ts";

afterEach(() => vi.unstubAllGlobals());

test("a Tagigo for Google Find Hub is named so, with its color, pack and network", () => {
  const shown = cartProduct("tagigo-google-4-pack-pink", products);
  expect(shown.name).toMatch(/ G$/);
  expect(shown.choice).toBe("Pink, 4-Pack, Google Find Hub");
  expect(shown.picture.src).toMatch(/^\/images\/thumb-tagigo-pink-\d+\.webp\?v=\w+$/);
});

test("a card has no choice, and says when it ships only while that isn't now and the catalog is known", () => {
  const sold = products.map((one) => ({ ...one, availability: { kind: "sold-out" as const, note: "Back in May." } }));
  const ready = products.map((one) => ({ ...one, availability: { kind: "in-stock" as const, note: "In stock." } }));
  const ships = (catalog: Parameters<typeof cartProduct>[1]) => cartProduct("incard-finder-variant", catalog).ships;
  expect(cartProduct("incard-finder-variant", null).choice).toBe("");
  expect([ships(null), ships([]), ships(ready), ships(sold)]).toEqual([null, null, null, "Back in May."]);
});

test("a store's number leads to what it sells, another one to nothing", () => {
  const storefront = { domain: "demo.example", token: "demo", endpoint: "/graphql" };
  expect(skuOfVariantId(storefront, demoIds["carbon-finder-presale"] ?? "")).toBe("carbon-finder-presale");
  expect(skuOfVariantId(storefront, "1")).toBeNull();
});

test.each([
  ["can't be reached", () => Promise.reject(new TypeError("network"))],
  ["answers something else", async () => new Response("<h1>Bad Gateway</h1>", { status: 502 })],
  ["says no", async () => Response.json({ success: false, data: [] })],
])("where the shop %s, the built-in catalog stands in", async (_, answer) => {
  vi.stubGlobal("fetch", vi.fn(answer));
  expect(await fetchCatalog()).toBe(products);
});

test("the live catalog is what the shop answers", async () => {
  const [first] = products;
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({ success: true, data: [{ ...first, badge: "Live" }] })),
  );
  expect((await fetchCatalog(new AbortController().signal))[0]?.badge).toBe("Live");
});
