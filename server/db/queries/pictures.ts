import { sql } from "kysely";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { unfinishedCampaigns } from "./campaign-stops.ts";
import { contains, didChange, insertNew, type Page, pageOf } from "./query-parts.ts";

export type PictureRow = ShopRow<"pictures">;

/** The newest first. */
export const listPictures = (db: Database, page: Page): Promise<{ rows: PictureRow[]; count: number }> =>
  pageOf(db.selectFrom("pictures").selectAll().orderBy("created_at", "desc").orderBy("id"), page);

export async function storedPictureBytes(db: Database): Promise<number> {
  const sum = db.selectFrom("pictures").select(sql<number>`coalesce(sum(bytes), 0)`.as("bytes"));
  return (await sum.executeTakeFirstOrThrow()).bytes;
}

/**
 * A picture that is there stays as it is, and is returned as it is.
 * @param most bytes of all pictures; two replicas at a time may exceed it by one picture
 * @returns what is stored: `row` itself if it is new; null when there is no room
 */
export async function storePicture(
  database: DatabaseClient,
  row: PictureRow,
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
  most: number,
): Promise<PictureRow | null> {
  return database.transaction(async (db) => {
    const same = db.selectFrom("pictures").selectAll().where("id", "=", row.id);
    const known = await same.executeTakeFirst();
    if (known) return known;
    if ((await storedPictureBytes(db)) + row.bytes > most) return null;
    if (!(await insertNew(db, "pictures", row))) return same.executeTakeFirstOrThrow();
    for (const { path, bytes } of files) {
      const data = Buffer.from(bytes).toString("base64");
      await db.insertInto("picture_files").values({ path, picture_id: row.id, data }).execute();
    }
    return row;
  });
}

export async function knownPictures(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("pictures").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** In base64. */
export async function findPictureFile(db: Database, path: string): Promise<string | undefined> {
  return (await db.selectFrom("picture_files").select("data").where("path", "=", path).executeTakeFirst())?.data;
}

/** The draft of an article that shows a picture. */
export async function articleWithPicture(db: Database, id: string): Promise<string | undefined> {
  const shows = db.selectFrom("articles").where(contains(["draft", "published"], id));
  return (await shows.select("draft").executeTakeFirst())?.draft;
}

/** The subject of a campaign that shows a picture and is still queued, or has mails that wait. */
export async function goingCampaignWithPicture(db: Database, id: string): Promise<string | undefined> {
  const shows = unfinishedCampaigns(db).where(contains(["text"], id));
  return (await shows.select("subject").executeTakeFirst())?.subject;
}

export const deletePicture = (db: Database, id: string): Promise<boolean> =>
  didChange(db.deleteFrom("pictures").where("id", "=", id));
