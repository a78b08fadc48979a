import type { Product } from "#contract/product.ts";
import type { PriceRecord } from "#server/prior-price.ts";
import { readProducts, seedKey } from "./products.ts";
import type { Shop, Store } from "./store.ts";

/** What each variant was last recorded to cost. */
async function lastRecords(shop: Shop) {
  const rows = await shop
    .selectFrom("price_history")
    .select(["variant_id", "price", "at"])
    .where("id", "in", (eb) =>
      eb
        .selectFrom("price_history")
        .select(({ fn }) => fn.max("id").as("id"))
        .groupBy("variant_id"),
    )
    .execute();
  return new Map(rows.map((row) => [row.variant_id, row]));
}

/**
 * Records what the variants of the catalogue cost, where that changed, and gives the catalogue as it was read for it. One
 * process does it after the other, so that the records stand in the order in which the prices came.
 * @throws when the database can't be read or written
 */
export async function recordPrices(store: Store): Promise<Product[]> {
  return store.transaction(async (shop) => {
    // SQLite has one writer at a time by itself.
    if (store.engine === "postgres") {
      await shop.selectFrom("settings").select("key").where("key", "=", seedKey).forUpdate().execute();
    }
    const products = await readProducts(shop);
    const last = await lastRecords(shop);
    const now = new Date().toISOString();
    const changed = products.flatMap(({ variants }) =>
      variants.flatMap(({ id, price }) => {
        const known = last.get(id);
        if (known?.price === price) return [];
        // A clock that was set back doesn't put a record before the one that it follows.
        return [{ variant_id: id, price, at: known && known.at > now ? known.at : now }];
      }),
    );
    if (changed.length > 0) await shop.insertInto("price_history").values(changed).execute();
    return products;
  });
}

/** Every recorded price by variant, in the order in which they came. */
export async function readPriceHistory(shop: Shop): Promise<ReadonlyMap<string, readonly PriceRecord[]>> {
  const rows = await shop.selectFrom("price_history").select(["variant_id", "price", "at"]).orderBy("id").execute();
  return Map.groupBy(rows, ({ variant_id }) => variant_id);
}

/** Since when prices are recorded (ISO 8601, UTC); null before the first record. */
export async function recordedSince(shop: Shop): Promise<string | null> {
  const { since } = await shop
    .selectFrom("price_history")
    .select(({ fn }) => fn.min("at").as("since"))
    .executeTakeFirstOrThrow();
  return since;
}
