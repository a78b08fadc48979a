import type { Database } from "#server/db/database.ts";
import { editKey } from "./catalog-changes.ts";

/** How many pieces are left, by variant id: of the variants that staff count. Others never sell out. */
export type Stock = ReadonlyMap<string, number>;

/** How many pieces of a variant an order takes. */
export type Bought = { readonly product: string; readonly variant: string; readonly quantity: number };

/** Thrown where fewer pieces are left than an order asks for; nothing was taken. */
export class TooFewLeftError extends Error {
  override name = "TooFewLeftError";
}

/** Reads what is left of each variant that staff count, as they entered it and orders took from it. */
export async function readStock(db: Database): Promise<Stock> {
  const counts = db.selectFrom("catalog_edits").select(["variant_id", "value"]).where("field", "=", "stock");
  return new Map(
    (await counts.execute()).flatMap(({ variant_id, value }) =>
      variant_id !== null && /^\d{1,6}$/.test(value) ? [[variant_id, Number(value)] as const] : [],
    ),
  );
}

/**
 * Takes what an order bought from what is left. To be called in a transaction that has locked the catalog.
 * @throws TooFewLeftError, after which the caller rolls back
 */
export async function takeFromStock(db: Database, bought: readonly Bought[]): Promise<void> {
  const stock = await readStock(db);
  for (const { product, variant, quantity } of bought) {
    const left = stock.get(variant);
    if (left === undefined) continue;
    if (left < quantity) throw new TooFewLeftError();
    const update = db.updateTable("catalog_edits").set({ value: String(left - quantity) });
    await update.where("key", "=", editKey({ product, variant, field: "stock" })).execute();
  }
}
