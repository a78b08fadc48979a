import { z } from "zod";
import { type FieldValue, fieldKey, productFields, variantFields } from "#contract/catalog-fields.ts";
import type { Database } from "#server/db/database.ts";
import { type Bought, type Stock, TooFewLeftError } from "#server/demo-store/stock.ts";
import { upsert } from "./query-parts.ts";

export type CatalogEdit = FieldValue & { readonly product: string };

const text = z.string();
export const catalogField = z.enum([...productFields, ...variantFields]);
const editSchema = z.object({ product: text, variant: text.nullable(), field: catalogField, to: text });

export const editKey = (edit: Omit<CatalogEdit, "to">): string => `${edit.product}/${fieldKey(edit)}`;

/** What is stored, by the names of an edit and not parsed. */
export function catalogEditRows(db: Database) {
  const edits = db.selectFrom("catalog_edits").orderBy("key");
  return edits.select(["product_id as product", "variant_id as variant", "field", "value as to"]).execute();
}

/** Every field that staff changed, without rows that name no field. */
export async function readCatalogEdits(db: Database): Promise<CatalogEdit[]> {
  return (await catalogEditRows(db)).flatMap((row) => editSchema.safeParse(row).data ?? []);
}

export async function writeCatalogEdit(db: Database, edit: CatalogEdit): Promise<void> {
  const { product: product_id, variant: variant_id, field, to: value } = edit;
  const row = { key: editKey(edit), product_id, variant_id, field, value };
  await upsert(db, "catalog_edits", "key", row, { value });
}

export async function deleteCatalogEdit(db: Database, edit: CatalogEdit): Promise<void> {
  await db.deleteFrom("catalog_edits").where("key", "=", editKey(edit)).execute();
}

export async function readStock(db: Database): Promise<Stock> {
  const counts = db.selectFrom("catalog_edits").select(["variant_id", "value"]).where("field", "=", "stock");
  return new Map(
    (await counts.execute()).flatMap(({ variant_id, value }) =>
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
    const update = db.updateTable("catalog_edits").set({ value: String(left - quantity) });
    await update.where("key", "=", editKey({ product, variant, field: "stock" })).execute();
  }
}
