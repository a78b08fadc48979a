import type { Selectable } from "kysely";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { isDuplicate } from "#server/db/duplicate.ts";
import type { ShopTables } from "#server/db/schema.ts";
import { changedRows, countOf } from "./query-parts.ts";
import { stampTexts } from "./site-texts.ts";

export type StaffArticleRow = Selectable<ShopTables["articles"]>;

export const listStaffArticles = (db: Database): Promise<StaffArticleRow[]> =>
  db.selectFrom("articles").selectAll().orderBy("updated_at", "desc").orderBy("id", "desc").execute();

export const findStaffArticle = (db: Database, id: number): Promise<StaffArticleRow | undefined> =>
  db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirst();

export const countStaffArticles = (db: Database): Promise<number> => countOf(db.selectFrom("articles"));

type Written = { readonly draft: string; readonly username: string };

export async function insertDraft(db: Database, written: Written): Promise<Pick<StaffArticleRow, "id" | "updated_at">> {
  const updated_at = new Date().toISOString();
  const { id } = await db
    .insertInto("articles")
    .values({ ...written, slug: null, published: null, published_at: null, changed_at: null, version: 1, updated_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, updated_at };
}

/** Saves a draft unless somebody saved it since. Returns when, or null where it wasn't saved. */
export async function updateDraft(
  db: Database,
  { id, version, ...written }: Written & { readonly id: number; readonly version: number },
): Promise<string | null> {
  const updated_at = new Date().toISOString();
  const update = db
    .updateTable("articles")
    .set({ ...written, updated_at, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version);
  return (await changedRows(update)) > 0 ? updated_at : null;
}

/** Publishes a draft. "changed": somebody saved it since; "taken": another article has, or had, the slug. */
export async function publishArticle(
  database: DatabaseClient,
  { id, version, slug, published }: { id: number; version: number; slug: string; published: string },
): Promise<"published" | "changed" | "taken"> {
  const now = new Date().toISOString();
  const publishing = database.transaction(async (db) => {
    const update = db
      .updateTable("articles")
      .set(({ fn, ref, val }) => ({
        slug: fn.coalesce(ref("slug"), val(slug)),
        published,
        published_at: fn.coalesce(ref("published_at"), val(now)),
        changed_at: now,
      }))
      .where("id", "=", id)
      .where("version", "=", version);
    if ((await changedRows(update)) === 0) return "changed";
    await stampTexts(db);
    return "published";
  });
  return publishing.catch((error: unknown) => {
    if (isDuplicate(error)) return "taken";
    throw error;
  });
}

export async function takeBackArticle(database: DatabaseClient, id: number): Promise<boolean> {
  return database.transaction(async (db) => {
    const update = db.updateTable("articles").set({ published: null });
    if ((await changedRows(update.where("id", "=", id).where("published", "is not", null))) === 0) return false;
    await stampTexts(db);
    return true;
  });
}

export async function deleteDraft(db: Database, id: number): Promise<boolean> {
  return (await changedRows(db.deleteFrom("articles").where("id", "=", id).where("published_at", "is", null))) > 0;
}
