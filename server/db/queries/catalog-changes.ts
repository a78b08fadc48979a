import { z } from "zod";
import { type FieldValue, fieldKey, productFields, variantFields } from "#contract/catalog-fields.ts";
import type { Database } from "#server/db/database.ts";
import type { CatalogChangeState, ShopRow } from "#server/db/schema.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { countOf, deleteBeyond, type Page, type PageOf, type ShopQuery, selectPage, upsert } from "./query-parts.ts";

/** A value that staff gave to a field of a product. */
export type CatalogEdit = FieldValue & { readonly product: string };

const text = z.string();
const catalogField = z.enum([...productFields, ...variantFields]);
const editSchema = z.object({ product: text, variant: text.nullable(), field: catalogField, to: text });

/** Gives the key of a field of the catalog, by which its value is stored. */
export const editKey = (edit: Omit<CatalogEdit, "to">): string => `${edit.product}/${fieldKey(edit)}`;

/** What is stored of a field that staff changed, by the names of an edit and not parsed. */
export type CatalogEditRow = {
  readonly product: string;
  readonly variant: string | null;
  readonly field: string;
  readonly to: string;
};

/** Reads every field that staff changed, as it is stored, sorted by key. */
export function catalogEditRows(db: Database): Promise<readonly CatalogEditRow[]> {
  const edits = db.selectFrom("catalog_edits").orderBy("key");
  return edits.select(["product_id as product", "variant_id as variant", "field", "value as to"]).execute();
}

/** Reads every field that staff changed. A row that names no field is passed over: it must keep no shop shut. */
export async function readCatalogEdits(db: Database): Promise<CatalogEdit[]> {
  return (await catalogEditRows(db)).flatMap((row) => editSchema.safeParse(row).data ?? []);
}

/** Keeps the value of a field, in place of an earlier one. */
export async function writeCatalogEdit(db: Database, edit: CatalogEdit): Promise<void> {
  const { product: product_id, variant: variant_id, field, to: value } = edit;
  const row = { key: editKey(edit), product_id, variant_id, field, value };
  await upsert(db, "catalog_edits", "key", row, { value });
}

/** Lets a field follow the built-in catalog again. */
export async function deleteCatalogEdit(db: Database, edit: CatalogEdit): Promise<void> {
  await db.deleteFrom("catalog_edits").where("key", "=", editKey(edit)).execute();
}

const editsSchema = z.array(z.object({ variant: text.nullable(), field: catalogField, from: text, to: text }));

/** One field of a change, with its value before and after. */
export type ChangedField = z.infer<typeof editsSchema>[number];

/** A change of the catalog as it is kept. */
export type CatalogChange = Omit<ShopRow<"catalog_changes">, "edits"> & { readonly edits: readonly ChangedField[] };

/** What a new change says. */
export type NewCatalogChange = Omit<CatalogChange, "id" | "at" | "ended_at" | "ended_by" | "reason" | "held">;

/** Changes that are kept besides those to come: the oldest go first. */
const maxKept = 5_000;

/** Edits that somebody wrote by hand may be unreadable: the rest of the history is still shown. */
const changeOf = (row: ShopRow<"catalog_changes">): CatalogChange => ({
  ...row,
  edits: parseJson(editsSchema, row.edits) ?? [],
});

/** Keeps a change and gives its id. */
export async function insertCatalogChange(db: Database, { edits, ...change }: NewCatalogChange): Promise<number> {
  const row = { ...change, edits: JSON.stringify(edits), at: new Date().toISOString() };
  return (await db.insertInto("catalog_changes").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Reads a change by its id; null where there is none. */
export async function findCatalogChange(db: Database, id: number): Promise<CatalogChange | null> {
  const row = await db.selectFrom("catalog_changes").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? changeOf(row) : null;
}

/** Reads the changes to come, the next one first; of one moment, a sale ends before anything else begins. */
export async function listScheduledChanges(db: Database): Promise<CatalogChange[]> {
  const scheduled = db.selectFrom("catalog_changes").selectAll().where("state", "=", "scheduled").orderBy("applies_at");
  const endsFirst = scheduled.orderBy((eb) => eb.case().when("undoes", "is", null).then(1).else(0).end());
  return (await endsFirst.orderBy("id").execute()).map(changeOf);
}

/** Says whether an end was ever planned for a change: one that undoes another at a moment to come. */
export async function wasSale(db: Database, change: number): Promise<boolean> {
  const ends = db.selectFrom("catalog_changes").where("undoes", "=", change).where("applies_at", "is not", null);
  return (await countOf(ends)) > 0;
}

/** Says whether a change is due at `now` (ISO 8601) that no restore holds: the quick look that needs no transaction. */
export async function hasDueChange(db: Database, now: string): Promise<boolean> {
  const due = db.selectFrom("catalog_changes").where("state", "=", "scheduled").where("applies_at", "<=", now);
  return (await countOf(due.where("held", "=", 0))) > 0;
}

const pastChanges = (db: Database): ShopQuery<"catalog_changes"> =>
  db.selectFrom("catalog_changes").where("state", "!=", "scheduled").orderBy("id", "desc");

/** Reads one page of everything that isn't to come, the newest first, and how many changes that is. */
export async function listCatalogHistory(db: Database, page: Page): Promise<PageOf<CatalogChange>> {
  const { rows, count } = await selectPage(pastChanges(db).selectAll(), page);
  return { rows: rows.map(changeOf), count };
}

/** Changes what is kept of a change: its edits as it met them, and when and how it was made. */
export async function updateCatalogChange(
  db: Database,
  id: number,
  { edits, ...update }: Pick<CatalogChange, "edits"> & Partial<Pick<CatalogChange, "state" | "applied_at">>,
): Promise<void> {
  const row = { ...update, edits: JSON.stringify(edits) };
  await db.updateTable("catalog_changes").set(row).where("id", "=", id).execute();
}

/**
 * Ends a change that was cancelled, undone or couldn't be made, with by whom or why. The planned end of a sale ends
 * with it: without its start it is no plan any more.
 */
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
