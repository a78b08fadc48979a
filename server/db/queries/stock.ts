import type { Database } from "#server/db/database.ts";
import { type Bought, type Stock, TooFewLeftError } from "#server/demo-store/stock.ts";
import { editKey } from "./catalog-edits.ts";

const field = "stock";

export async function readStock(db: Database): Promise<Stock> {
  const rows = await db
    .selectFrom("catalog_edits")
    .select(["variant_id", "value"])
    .where("field", "=", field)
    .execute();
  return new Map(
    rows.flatMap(({ variant_id, value }) =>
      variant_id !== null && /^\d{1,6}$/.test(value) ? [[variant_id, Number(value)] as const] : [],
    ),
  );
}

/** In a transaction that has locked the catalog. What nobody counts has no end. @throws TooFewLeftError */
export async function takeFromStock(db: Database, bought: readonly Bought[]): Promise<void> {
  const stock = await readStock(db);
  for (const { product, variant, quantity } of bought) {
    const left = stock.get(variant);
    if (left === undefined) continue;
    if (left < quantity) throw new TooFewLeftError();
    await db
      .updateTable("catalog_edits")
      .set({ value: String(left - quantity) })
      .where("key", "=", editKey({ product, variant, field }))
      .execute();
  }
}
