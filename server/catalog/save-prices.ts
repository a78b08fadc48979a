import { z } from "zod";
import { type Product, variantSchema } from "#contract/product.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { readState, writeState } from "#server/db/queries/app-state.ts";
import { parseJson } from "#server/parse-json.ts";

const settingKey = "live-prices";
const failureKey = "live-prices-failure";

const price = variantSchema.shape.price;
const savedSchema = z.object({
  at: z.string(),
  prices: z.record(z.string(), z.object({ price, compareAt: z.nullable(price), available: z.boolean() })),
});
/** By our id of the variant. */
export type LivePrices = z.infer<typeof savedSchema>["prices"];
const failureSchema = z.object({ at: z.string(), reason: z.string() });

/** The list price only where it is higher. What is left is the store's to know: a count of staff doesn't hold there. */
export function withLivePrices(product: Product, prices: LivePrices): Product {
  return {
    ...product,
    variants: product.variants.map((variant) => {
      const live = prices[variant.id];
      if (!live) return variant;
      const { originalPrice: _, stock: __, ...rest } = variant;
      const reduced = live.compareAt !== null && Number(live.compareAt) > Number(live.price);
      return { ...rest, price: live.price, ...(reduced ? { originalPrice: live.compareAt ?? "" } : {}) };
    }),
  };
}

/** With the time, in one transaction. */
export async function savePrices(database: DatabaseClient, prices: LivePrices): Promise<void> {
  await database.transaction(async (db) => {
    await writeState(db, settingKey, JSON.stringify({ at: new Date().toISOString(), prices }));
    await db.deleteFrom("app_state").where("key", "=", failureKey).execute();
  });
}

/** The last good prices stay. */
export async function recordFailure(db: Database, reason: string): Promise<void> {
  await writeState(db, failureKey, JSON.stringify({ at: new Date().toISOString(), reason: reason.slice(0, 300) }));
}

export const storedPrices = (db: Database): Promise<string | null> => readState(db, settingKey);

/** The last success, and the failure since then, if any. */
export async function priceSyncStatus(db: Database) {
  const last = parseJson(savedSchema, await storedPrices(db));
  return { last, failure: parseJson(failureSchema, await readState(db, failureKey)) };
}

/** @param live whether a live store's prices are followed; otherwise there are none */
export const readLivePrices = async (db: Database, live: boolean): Promise<LivePrices> =>
  live ? ((await priceSyncStatus(db)).last?.prices ?? {}) : {};
