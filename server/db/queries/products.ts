import { z } from "zod";
import { products as builtInProducts } from "#content/catalog/products.ts";
import { type Product, productSchema } from "#contract/product.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { readState, writeState } from "./app-state.ts";
import { upsert } from "./query-parts.ts";

/** Under this key stands the fingerprint of the built-in catalog that the rows came from. */
const seedKey = "catalog-seed";

const builtIn = new Map(builtInProducts.map(({ id, badge, availability }) => [id, { badge, availability }]));
const rowSchema = z.looseObject({ id: z.string() });

const row = z.string().transform((text, context) => {
  try {
    const stored = rowSchema.parse(JSON.parse(text));
    // A former version of the shop, which may still run beside this one, stores neither badge nor availability.
    return productSchema.parse({ ...builtIn.get(stored.id), ...stored });
  } catch {
    context.addIssue("a row of products holds no product");
    return z.NEVER;
  }
});

/** Reads the products as they are stored, in JSON and in their order; `readProducts` parses them. */
export const productRows = (db: Database): Promise<readonly Pick<ShopRow<"products">, "json">[]> =>
  db.selectFrom("products").select("json").orderBy("position").execute();

/** Reads the products as the database has them. @throws ZodError when a row holds no product */
export async function readProducts(db: Database): Promise<Product[]> {
  return (await productRows(db)).map(({ json }) => row.parse(json));
}

/**
 * Seeds the products when the table is empty or came from another built-in catalog. Prices that staff changed in the
 * database stay until the built-in catalog changes.
 * @param fingerprint tells one built-in catalog from another
 */
export async function seedProducts(
  database: DatabaseClient,
  products: readonly Product[],
  fingerprint: string,
): Promise<void> {
  await database.transaction(async (db) => {
    if ((await readState(db, seedKey)) === fingerprint) return;
    await db.deleteFrom("products").execute();
    for (const [position, product] of products.entries()) {
      const row = { position, json: JSON.stringify(product) };
      await upsert(db, "products", "id", { id: product.id, ...row }, row);
    }
    await writeState(db, seedKey, fingerprint);
  });
}

/** The last recorded price of each variant. */
async function lastRecords(db: Database): Promise<ReadonlyMap<string, PriceRecord>> {
  const history = db.selectFrom("price_history");
  const newest = history.select(({ fn }) => fn.max("id").as("id")).groupBy("variant_id");
  const rows = await history.select(["variant_id", "price", "at"]).where("id", "in", newest).execute();
  return new Map(rows.map((row) => [row.variant_id, row]));
}

/**
 * Waits for other changes of the catalog or its prices until this transaction is over. SQLite has one writer anyway,
 * and a write that changes nothing would keep the shop from starting on a full disk.
 */
export async function lockCatalog({ engine }: DatabaseClient, db: Database): Promise<void> {
  if (engine !== "postgres") return;
  await db.selectFrom("app_state").select("key").where("key", "=", seedKey).forUpdate().execute();
}

/** Runs `work` in a transaction in which nobody else changes the catalog or its prices. */
export const inLockedCatalog = <T>(database: DatabaseClient, work: (db: Database) => Promise<T>): Promise<T> =>
  database.transaction(async (db) => {
    await lockCatalog(database, db);
    return work(db);
  });

/** Records the prices of a locked catalog that differ from the ones recorded last. */
export async function recordChangedPrices(db: Database, products: readonly Product[]): Promise<void> {
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
}

/**
 * Records the changed prices of the catalog that `read` gives, one process after the other, so that the records are in
 * order, and gives that catalog.
 * @throws when the database can't be read or written
 */
export function recordPrices(
  database: DatabaseClient,
  read: (db: Database) => Promise<readonly Product[]> = readProducts,
): Promise<readonly Product[]> {
  return inLockedCatalog(database, async (db) => {
    const products = await read(db);
    await recordChangedPrices(db, products);
    return products;
  });
}

/** Reads every recorded price by variant, in the order in which they came. */
export async function readPriceHistory(db: Database): Promise<ReadonlyMap<string, readonly PriceRecord[]>> {
  const rows = await db.selectFrom("price_history").select(["variant_id", "price", "at"]).orderBy("id").execute();
  return Map.groupBy(rows, ({ variant_id }) => variant_id);
}

/**
 * Reads the id of the newest recorded price, which is another one whenever a price is recorded; null before the first.
 */
export async function newestPriceRecord(db: Database): Promise<number | null> {
  const newest = db.selectFrom("price_history").select(({ fn }) => fn.max("id").as("id"));
  return (await newest.executeTakeFirstOrThrow()).id;
}

/** Reads since when prices are recorded (ISO 8601, UTC); null before the first record. */
export async function recordedSince(db: Database): Promise<string | null> {
  const first = db.selectFrom("price_history").select(({ fn }) => fn.min("at").as("since"));
  return (await first.executeTakeFirstOrThrow()).since;
}

/** A variant's price from a time on (ISO 8601, UTC), until the next record. */
export type PriceRecord = { readonly price: string; readonly at: string };
