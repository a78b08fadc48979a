import { randomUUID } from "node:crypto";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { readState, writeState } from "./app-state.ts";
import { contains, countOf, didChange, insertNew } from "./query-parts.ts";

/** A text that staff edited, as JSON, and who saved it last. */
export type SiteTextRow = ShopRow<"site_texts">;

const stampKey = "site-texts";

/**
 * Reads what changes whenever a text or a published article does, so that a replica reads them only then; null before
 * the first change.
 */
export const readTextsStamp = (db: Database): Promise<string | null> => readState(db, stampKey);

/** Tells all replicas that a text changed. To be called in the transaction of each change that visitors see. */
export const stampTexts = (db: Database): Promise<void> => writeState(db, stampKey, randomUUID());

/** Reads every text that staff edited. */
export const readSiteTexts = (db: Database): Promise<SiteTextRow[]> =>
  db.selectFrom("site_texts").selectAll().orderBy("key").execute();

/** Reads one text; undefined where nobody edited it. */
export const readSiteText = (db: Database, key: string): Promise<SiteTextRow | undefined> =>
  db.selectFrom("site_texts").selectAll().where("key", "=", key).executeTakeFirst();

type NewSiteText = Pick<SiteTextRow, "key" | "json" | "version" | "username"> & { readonly staffOnly?: true };

/**
 * Saves a text unless somebody saved it since.
 * @param text `version` is the one that was edited, 0 for a text that nobody had saved; no page is rendered again for
 *   one that is for staff only
 * @returns whether it was saved
 */
export async function saveSiteText(
  database: DatabaseClient,
  { key, json, version, username, staffOnly }: NewSiteText,
): Promise<boolean> {
  const row = { json, username, updated_at: new Date().toISOString() };
  return database.transaction(async (db) => {
    const update = db.updateTable("site_texts").set({ ...row, version: version + 1 });
    const saved =
      version === 0
        ? await insertNew(db, "site_texts", { ...row, key, version: 1 })
        : await didChange(update.where("key", "=", key).where("version", "=", version));
    if (saved && !staffOnly) await stampTexts(db);
    return saved;
  });
}

/** An article that staff wrote: `draft` is what they see, `published` what visitors see, both as JSON. */
export type StaffArticleRow = ShopRow<"articles">;

/** Reads every article that staff wrote, the last saved first. */
export const listStaffArticles = (db: Database): Promise<StaffArticleRow[]> =>
  db.selectFrom("articles").selectAll().orderBy("updated_at", "desc").orderBy("id", "desc").execute();

/** Reads one of them; undefined where there is none with that id. */
export const findStaffArticle = (db: Database, id: number): Promise<StaffArticleRow | undefined> =>
  db.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirst();

/** Counts the articles that staff wrote. */
export const countStaffArticles = (db: Database): Promise<number> => countOf(db.selectFrom("articles"));

type Written = { readonly draft: string; readonly username: string };

/** Adds a draft, and gives its id and when it was saved. */
export async function insertDraft(db: Database, written: Written): Promise<Pick<StaffArticleRow, "id" | "updated_at">> {
  const updated_at = new Date().toISOString();
  const unpublished = { slug: null, published: null, published_at: null, changed_at: null };
  const row = { ...written, ...unpublished, version: 1, updated_at };
  const { id } = await db.insertInto("articles").values(row).returning("id").executeTakeFirstOrThrow();
  return { id, updated_at };
}

/** Saves a draft unless somebody saved it since. @returns when (ISO 8601), or null where it wasn't saved */
export async function updateDraft(
  db: Database,
  { id, version, ...written }: Written & { readonly id: number; readonly version: number },
): Promise<string | null> {
  const updated_at = new Date().toISOString();
  const update = db.updateTable("articles").set({ ...written, updated_at, version: version + 1 });
  const isSaved = await didChange(update.where("id", "=", id).where("version", "=", version));
  return isSaved ? updated_at : null;
}

/**
 * Whether a write failed because a row with the same unique value is there: by SQLite's extended result code, or
 * Postgres's SQLSTATE.
 */
const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && (Reflect.get(error, "errcode") === 2067 || Reflect.get(error, "code") === "23505");

class ReplacedError extends Error {
  override name = "ReplacedError";
}

/**
 * Shows visitors an article. Its slug and its first day are those of the first publication.
 * @returns "changed" when somebody saved it since, "taken" when another article has, or had, the slug, "replaced" when
 *   another one stands in the place of the same built-in article
 */
export async function publishArticle(
  database: DatabaseClient,
  draft: { id: number; version: number; slug: string; published: string; replaces?: number | null },
): Promise<"published" | "changed" | "taken" | "replaced"> {
  const { id, version, slug, published, replaces = null } = draft;
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
    if (!(await didChange(update))) return "changed";
    // From here on one at a time: its row is locked, so that of two the second sees the first.
    await stampTexts(db);
    if (replaces !== null) {
      const isSame = [",", "}"].map((end) => contains(["published"], `"replaces":${replaces}${end}`));
      const others = db.selectFrom("articles").where("id", "!=", id);
      if ((await countOf(others.where(({ or }) => or(isSame)))) > 0) throw new ReplacedError();
    }
    return "published";
  });
  return publishing.catch((error: unknown) => {
    if (isDuplicate(error)) return "taken";
    if (error instanceof ReplacedError) return "replaced";
    throw error;
  });
}

/** Takes a published article away from visitors; false when it isn't published. */
export async function takeBackArticle(database: DatabaseClient, id: number): Promise<boolean> {
  return database.transaction(async (db) => {
    const update = db.updateTable("articles").set({ published: null });
    if (!(await didChange(update.where("id", "=", id).where("published", "is not", null)))) return false;
    await stampTexts(db);
    return true;
  });
}

/** Deletes an article that was never published; false when there is none. */
export const deleteDraft = (db: Database, id: number): Promise<boolean> =>
  didChange(db.deleteFrom("articles").where("id", "=", id).where("published_at", "is", null));
