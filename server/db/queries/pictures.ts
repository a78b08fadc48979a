import { sql } from "kysely";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { unfinishedCampaigns } from "./campaign-stops.ts";
import { contains, didChange, insertNew, type Page, type PageOf, selectPage } from "./query-parts.ts";

/** An uploaded picture without its files. */
export type PictureRow = ShopRow<"pictures">;

/** Reads one page of the pictures, the newest first, and how many there are. */
export const listPictures = (db: Database, page: Page): Promise<PageOf<PictureRow>> =>
  selectPage(db.selectFrom("pictures").selectAll().orderBy("created_at", "desc").orderBy("id"), page);

/** Adds up how many bytes all pictures take. */
export async function storedPictureBytes(db: Database): Promise<number> {
  const sum = db.selectFrom("pictures").select(sql<number>`coalesce(sum(bytes), 0)`.as("bytes"));
  return (await sum.executeTakeFirstOrThrow()).bytes;
}

/**
 * Stores a picture with its files. One that is there stays as it is, and is given as it is.
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

/** Gives those of some ids that pictures are stored under. */
export async function knownPictures(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("pictures").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Reads a file of a picture by its path, in base64; undefined where there is none. */
export async function findPictureFile(db: Database, path: string): Promise<string | undefined> {
  return (await db.selectFrom("picture_files").select("data").where("path", "=", path).executeTakeFirst())?.data;
}

/** Gives the draft (JSON) of an article that shows a picture; undefined where none does. */
export async function articleWithPicture(db: Database, id: string): Promise<string | undefined> {
  const shows = db.selectFrom("articles").where(contains(["draft", "published"], id));
  return (await shows.select("draft").executeTakeFirst())?.draft;
}

/**
 * Gives the subject of a campaign that shows a picture and is still being queued, or has mails that wait; undefined
 * where none does.
 */
export async function goingCampaignWithPicture(db: Database, id: string): Promise<string | undefined> {
  const shows = unfinishedCampaigns(db).where(contains(["text"], id));
  return (await shows.select("subject").executeTakeFirst())?.subject;
}

/** Deletes a picture with its files; false when there was none. */
export const deletePicture = (db: Database, id: string): Promise<boolean> =>
  didChange(db.deleteFrom("pictures").where("id", "=", id));
