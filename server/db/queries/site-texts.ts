import { randomUUID } from "node:crypto";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { readState, writeState } from "./app-state.ts";
import { didChange, insertNew } from "./query-parts.ts";

export type SiteTextRow = ShopRow<"site_texts">;

const stampKey = "site-texts";

/** Changes whenever a text or a published article does, so that a replica reads them only then. */
export const readTextsStamp = (db: Database): Promise<string | null> => readState(db, stampKey);

/** To be called in the transaction of each change that visitors see. */
export const stampTexts = (db: Database): Promise<void> => writeState(db, stampKey, randomUUID());

export const readSiteTexts = (db: Database): Promise<SiteTextRow[]> =>
  db.selectFrom("site_texts").selectAll().orderBy("key").execute();

export const readSiteText = (db: Database, key: string): Promise<SiteTextRow | undefined> =>
  db.selectFrom("site_texts").selectAll().where("key", "=", key).executeTakeFirst();

/**
 * Saves a text unless somebody saved it since. `version` is the edited one, 0 for none.
 * @returns whether it was saved
 */
export async function saveSiteText(
  database: DatabaseClient,
  { key, json, version, username }: { key: string; json: string; version: number; username: string },
): Promise<boolean> {
  const row = { json, username, updated_at: new Date().toISOString() };
  return database.transaction(async (db) => {
    const update = db.updateTable("site_texts").set({ ...row, version: version + 1 });
    const saved =
      version === 0
        ? await insertNew(db, "site_texts", { ...row, key, version: 1 })
        : await didChange(update.where("key", "=", key).where("version", "=", version));
    if (saved) await stampTexts(db);
    return saved;
  });
}
