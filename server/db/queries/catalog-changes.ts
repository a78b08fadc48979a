import type { Selectable } from "kysely";
import { z } from "zod";
import { type CatalogField, productFields, variantFields } from "#contract/catalog-fields.ts";
import type { Database } from "#server/db/database.ts";
import { parseStored } from "#server/db/parse-stored.ts";
import type { CatalogChangeState, ShopTables } from "#server/db/schema.ts";
import { countOf } from "./query-parts.ts";

const fields: readonly CatalogField[] = [...productFields, ...variantFields];
const editsSchema = z.array(
  z.object({ variant: z.string().nullable(), field: z.enum(fields), from: z.string(), to: z.string() }),
);

/** One field of a change, with its value before and after. */
export type ChangedField = z.infer<typeof editsSchema>[number];

/** A change of the catalog as it is kept. */
export type CatalogChange = Omit<Selectable<ShopTables["catalog_changes"]>, "edits"> & {
  readonly edits: readonly ChangedField[];
};

/** What a new change says. */
export type NewCatalogChange = Pick<
  CatalogChange,
  "product_id" | "edits" | "username" | "applies_at" | "applied_at" | "state" | "undoes"
>;

/** Changes kept besides those to come: the oldest go first. */
const maxKept = 5_000;

const columns = [
  "id",
  "product_id",
  "edits",
  "username",
  "at",
  "applies_at",
  "applied_at",
  "state",
  "ended_at",
  "ended_by",
  "reason",
  "undoes",
] as const;

/** A row as a change; one whose fields can't be read shows none. */
function changeOf(row: Selectable<ShopTables["catalog_changes"]>): CatalogChange {
  // Written by hand: the rest of the history is shown all the same.
  return { ...row, edits: parseStored(editsSchema, row.edits) ?? [] };
}

/** Keeps a change; returns its id. */
export async function insertCatalogChange(db: Database, { edits, ...change }: NewCatalogChange): Promise<number> {
  const { id } = await db
    .insertInto("catalog_changes")
    .values({ ...change, edits: JSON.stringify(edits), at: new Date().toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A change by its id. */
export async function findCatalogChange(db: Database, id: number): Promise<CatalogChange | null> {
  const row = await db.selectFrom("catalog_changes").select(columns).where("id", "=", id).executeTakeFirst();
  return row ? changeOf(row) : null;
}

/** The changes to come, the next one first. */
export async function listScheduledChanges(db: Database): Promise<CatalogChange[]> {
  const rows = await db
    .selectFrom("catalog_changes")
    .select(columns)
    .where("state", "=", "scheduled")
    .orderBy("applies_at")
    .orderBy("id")
    .execute();
  return rows.map(changeOf);
}

/** Whether a change is due at `now` (ISO 8601): the quick look that needs no transaction. */
export async function hasDueChange(db: Database, now: string): Promise<boolean> {
  const row = await db
    .selectFrom("catalog_changes")
    .select("id")
    .where("state", "=", "scheduled")
    .where("applies_at", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Everything that isn't to come, the newest first, and how many there are. */
export async function listCatalogHistory(
  db: Database,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: CatalogChange[]; count: number }> {
  const ended = db.selectFrom("catalog_changes").where("state", "!=", "scheduled");
  const rows = await ended.select(columns).orderBy("id", "desc").limit(limit).offset(offset).execute();
  return { rows: rows.map(changeOf), count: await countOf(ended) };
}

/** How many scheduled changes couldn't be made since `since` (ISO 8601), and when the first of them failed. */
export function failedCatalogChanges(db: Database, since: string): Promise<{ count: number; oldestAt: string | null }> {
  return db
    .selectFrom("catalog_changes")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min("ended_at").as("oldestAt")])
    .where("state", "=", "failed")
    .where("ended_at", ">=", since)
    .executeTakeFirstOrThrow();
}

/** Says that a scheduled change was made, with the values that it met. */
export async function markCatalogChangeApplied(
  db: Database,
  { id, edits, applied_at }: Pick<CatalogChange, "id" | "edits" | "applied_at">,
): Promise<void> {
  await db
    .updateTable("catalog_changes")
    .set({ state: "applied", applied_at, edits: JSON.stringify(edits) })
    .where("id", "=", id)
    .execute();
}

/** Says that a change was cancelled or undone, by whom, or why it failed. */
export async function endCatalogChange(
  db: Database,
  id: number,
  { state, by, reason }: { readonly state: CatalogChangeState; readonly by?: string; readonly reason?: string },
): Promise<void> {
  await db
    .updateTable("catalog_changes")
    .set({ state, ended_at: new Date().toISOString(), ended_by: by ?? null, reason: reason ?? null })
    .where("id", "=", id)
    .execute();
}

/** Deletes the oldest changes beyond `keep`; none that is still to come. */
export async function pruneCatalogChanges(db: Database, keep: number = maxKept): Promise<void> {
  const oldestKept = await db
    .selectFrom("catalog_changes")
    .select("id")
    .where("state", "!=", "scheduled")
    .orderBy("id", "desc")
    .offset(keep - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldestKept) return;
  await db.deleteFrom("catalog_changes").where("state", "!=", "scheduled").where("id", "<", oldestKept.id).execute();
}
