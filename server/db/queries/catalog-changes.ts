import { z } from "zod";
import { type FieldValue, fieldKey, productFields, variantFields } from "#contract/catalog-fields.ts";
import type { Database } from "#server/db/database.ts";
import type { CatalogChangeState, ShopRow } from "#server/db/schema.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { countOf, deleteBeyond, type Page, pageOf, upsert } from "./query-parts.ts";

export type CatalogEdit = FieldValue & { readonly product: string };

const text = z.string();
const catalogField = z.enum([...productFields, ...variantFields]);
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

const editsSchema = z.array(z.object({ variant: text.nullable(), field: catalogField, from: text, to: text }));

export type ChangedField = z.infer<typeof editsSchema>[number];

export type CatalogChange = Omit<ShopRow<"catalog_changes">, "edits"> & { readonly edits: readonly ChangedField[] };

export type NewCatalogChange = Omit<CatalogChange, "id" | "at" | "ended_at" | "ended_by" | "reason" | "held">;

const maxKept = 5_000;

/** Edits that somebody wrote by hand may be unreadable: the rest of the history is still shown. */
const changeOf = (row: ShopRow<"catalog_changes">): CatalogChange => ({
  ...row,
  edits: parseJson(editsSchema, row.edits) ?? [],
});

export async function insertCatalogChange(db: Database, { edits, ...change }: NewCatalogChange): Promise<number> {
  const row = { ...change, edits: JSON.stringify(edits), at: new Date().toISOString() };
  return (await db.insertInto("catalog_changes").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export async function findCatalogChange(db: Database, id: number): Promise<CatalogChange | null> {
  const row = await db.selectFrom("catalog_changes").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? changeOf(row) : null;
}

/** The changes to come, the next one first; of one moment, a sale ends before anything else begins. */
export async function listScheduledChanges(db: Database): Promise<CatalogChange[]> {
  const scheduled = db.selectFrom("catalog_changes").selectAll().where("state", "=", "scheduled").orderBy("applies_at");
  const endsFirst = scheduled.orderBy((eb) => eb.case().when("undoes", "is", null).then(1).else(0).end());
  return (await endsFirst.orderBy("id").execute()).map(changeOf);
}

/** Whether an end was ever planned for a change: one that undoes another at a moment to come. */
export async function wasSale(db: Database, change: number): Promise<boolean> {
  const ends = db.selectFrom("catalog_changes").where("undoes", "=", change).where("applies_at", "is not", null);
  return (await countOf(ends)) > 0;
}

/** Whether a change is due at `now` (ISO 8601) that no restore holds, without a transaction. */
export async function hasDueChange(db: Database, now: string): Promise<boolean> {
  const due = db.selectFrom("catalog_changes").where("state", "=", "scheduled").where("applies_at", "<=", now);
  return (await countOf(due.where("held", "=", 0))) > 0;
}

const pastChanges = (db: Database) =>
  db.selectFrom("catalog_changes").where("state", "!=", "scheduled").orderBy("id", "desc");

export async function listCatalogHistory(db: Database, page: Page): Promise<{ rows: CatalogChange[]; count: number }> {
  const { rows, count } = await pageOf(pastChanges(db).selectAll(), page);
  return { rows: rows.map(changeOf), count };
}

export async function updateCatalogChange(
  db: Database,
  id: number,
  { edits, ...update }: Pick<CatalogChange, "edits"> & Partial<Pick<CatalogChange, "state" | "applied_at">>,
): Promise<void> {
  const row = { ...update, edits: JSON.stringify(edits) };
  await db.updateTable("catalog_changes").set(row).where("id", "=", id).execute();
}

/** With the planned end of a sale, which is no plan any more without its start. */
export async function endCatalogChange(
  db: Database,
  id: number,
  { state, by = null, reason = null }: { state: CatalogChangeState; by?: string | null; reason?: string | null },
): Promise<void> {
  const ended = { ended_at: new Date().toISOString(), ended_by: by };
  const update = db.updateTable("catalog_changes");
  const change = update.set({ ...ended, state, reason });
  await change.where("id", "=", id).execute();
  const saleEnd = update.set({ ...ended, state: "cancelled" }).where("undoes", "=", id);
  await saleEnd.where("state", "=", "scheduled").execute();
}

/** Deletes the oldest changes beyond `keep`; none that is still to come. */
export const pruneCatalogChanges = (db: Database, keep: number = maxKept): Promise<void> =>
  deleteBeyond(db.deleteFrom("catalog_changes"), "id", pastChanges(db), keep);
