import { z } from "zod";
import { products as builtInProducts } from "#content/catalog/products.ts";
import { type Product, productSchema } from "#contract/product.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { readState, writeState } from "./app-state.ts";
import { upsert } from "./query-parts.ts";

export const seedKey = "catalog-seed";

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

/** As they are stored; `readProducts` parses them. */
export const productRows = (db: Database) => db.selectFrom("products").select("json").orderBy("position").execute();

export async function readProducts(db: Database): Promise<Product[]> {
  return (await productRows(db)).map(({ json }) => row.parse(json));
}

/** Seeds the products when the table is empty or came from another built-in catalog; else staff's prices stay. */
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
