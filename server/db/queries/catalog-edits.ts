import { z } from "zod";
import {
  type CatalogField,
  type FieldValue,
  fieldKey,
  productFields,
  variantFields,
} from "#contract/catalog-fields.ts";
import type { Database } from "#server/db/database.ts";

export type CatalogEdit = FieldValue & { readonly product: string };

const fields: readonly CatalogField[] = [...productFields, ...variantFields];
const row = z.object({
  product_id: z.string(),
  variant_id: z.string().nullable(),
  field: z.enum(fields),
  value: z.string(),
});

export const editKey = (edit: Omit<CatalogEdit, "to">): string => `${edit.product}/${fieldKey(edit)}`;

/** Every field that staff changed, without rows that name no field. */
export async function readCatalogEdits(db: Database): Promise<CatalogEdit[]> {
  const rows = await db
    .selectFrom("catalog_edits")
    .select(["product_id", "variant_id", "field", "value"])
    .orderBy("key")
    .execute();
  return rows.flatMap((one) => {
    const { data } = row.safeParse(one);
    return data ? [{ product: data.product_id, variant: data.variant_id, field: data.field, to: data.value }] : [];
  });
}

export async function writeCatalogEdit(db: Database, edit: CatalogEdit): Promise<void> {
  const { product: product_id, variant: variant_id, field, to: value } = edit;
  await db
    .insertInto("catalog_edits")
    .values({ key: editKey(edit), product_id, variant_id, field, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

export async function deleteCatalogEdit(db: Database, edit: CatalogEdit): Promise<void> {
  await db.deleteFrom("catalog_edits").where("key", "=", editKey(edit)).execute();
}
