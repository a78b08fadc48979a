import type { Product } from "#contract/product.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { readProducts, seedKey } from "./products.ts";

/** The last recorded price of each variant. */
async function lastRecords(db: Database) {
  const rows = await db
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
 * Records the changed prices of the catalog's variants, and returns the catalog that was read. Processes do it one
 * after the other, so that the records are in order.
 * @throws when the database can't be read or written
 */
export async function recordPrices(database: DatabaseClient): Promise<Product[]> {
  return database.transaction(async (db) => {
    // SQLite allows one writer at a time anyway.
    if (database.engine === "postgres") {
      await db.selectFrom("app_state").select("key").where("key", "=", seedKey).forUpdate().execute();
    }
    const products = await readProducts(db);
    const last = await lastRecords(db);
    const now = new Date().toISOString();
    const changed = products.flatMap(({ variants }) =>
      variants.flatMap(({ id, price }) => {
        const known = last.get(id);
        if (known?.price === price) return [];
        // Even when the clock was set back, a record is never older than the previous one.
        return [{ variant_id: id, price, at: known && known.at > now ? known.at : now }];
      }),
    );
    if (changed.length > 0) await db.insertInto("price_history").values(changed).execute();
    return products;
  });
}

/** Every recorded price by variant, in the order in which they came. */
export async function readPriceHistory(db: Database): Promise<ReadonlyMap<string, readonly PriceRecord[]>> {
  const rows = await db.selectFrom("price_history").select(["variant_id", "price", "at"]).orderBy("id").execute();
  return Map.groupBy(rows, ({ variant_id }) => variant_id);
}

/** Since when prices are recorded (ISO 8601, UTC); null before the first record. */
export async function recordedSince(db: Database): Promise<string | null> {
  const { since } = await db
    .selectFrom("price_history")
    .select(({ fn }) => fn.min("at").as("since"))
    .executeTakeFirstOrThrow();
  return since;
}

/** A variant's price from a time on (ISO 8601, UTC), until the next record. */
export type PriceRecord = { readonly price: string; readonly at: string };
