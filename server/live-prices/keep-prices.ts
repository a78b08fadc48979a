import { z } from "zod";
import { type Product, variantSchema } from "#contract/product.ts";
import { readProducts } from "#server/store/products.ts";
import { readSetting, writeSetting } from "#server/store/settings.ts";
import type { Shop, Store } from "#server/store/store.ts";
import type { LivePrices } from "./ask-store.ts";

const settingKey = "live-prices";
const failureKey = "live-prices-failure";

const price = variantSchema.shape.price;
const keptSchema = z.object({
  at: z.string(),
  prices: z.record(z.string(), z.object({ price, compareAt: z.nullable(price), available: z.boolean() })),
});
const failureSchema = z.object({ at: z.string(), reason: z.string() });

/** What the live store said last, and when; and the failure since, if there is one. */
export type PriceState = {
  readonly last: z.infer<typeof keptSchema> | null;
  readonly failure: z.infer<typeof failureSchema> | null;
};

/** A product with the live store's prices; a list price only where it is more than the price. */
export function withLivePrices(product: Product, prices: LivePrices): Product {
  return {
    ...product,
    variants: product.variants.map((variant) => {
      const live = prices[variant.id];
      if (!live) return variant;
      const { originalPrice: _, ...rest } = variant;
      const reduced = live.compareAt !== null && Number(live.compareAt) > Number(live.price);
      return { ...rest, price: live.price, ...(reduced ? { originalPrice: live.compareAt ?? "" } : {}) };
    }),
  };
}

/** Keeps what the live store said, in the catalogue that everything reads, with the time. All of it or nothing. */
export async function keepPrices(store: Store, prices: LivePrices): Promise<void> {
  await store.transaction(async (shop) => {
    for (const product of await readProducts(shop)) {
      const json = JSON.stringify(withLivePrices(product, prices));
      if (json === JSON.stringify(product)) continue;
      await shop.updateTable("products").set({ json }).where("id", "=", product.id).execute();
    }
    await writeSetting(shop, settingKey, JSON.stringify({ at: new Date().toISOString(), prices }));
    await shop.deleteFrom("settings").where("key", "=", failureKey).execute();
  });
}

/** Notes that the live store couldn't be asked: the last good prices stay. */
export async function noteFailure(shop: Shop, reason: string): Promise<void> {
  await writeSetting(shop, failureKey, JSON.stringify({ at: new Date().toISOString(), reason: reason.slice(0, 300) }));
}

/** What a setting holds, or null for what no version of the shop wrote: no answer and no start may break over it. */
function read<T>(schema: z.ZodType<T>, text: string | null): T | null {
  try {
    return text === null ? null : schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What staff see of it. */
export async function priceState(shop: Shop): Promise<PriceState> {
  const last = await readSetting(shop, settingKey);
  const failure = await readSetting(shop, failureKey);
  return {
    last: read(keptSchema, last),
    failure: read(failureSchema, failure),
  };
}
