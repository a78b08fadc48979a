import { createHash, randomBytes } from "node:crypto";
import type { Database, DatabaseClient } from "#server/db/database.ts";

/** Long enough to look at a page twice and show it to somebody at the same desk. */
const previewMs = 10 * 60_000;
/** More previews than this are not kept: the oldest go. */
const maxPreviews = 50;

const rowId = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url");

/** What a preview shows, and whose it is: good as long as the tokens of the same login carry this epoch. */
export type Preview = { readonly username: string; readonly epoch: string; readonly json: string };

/** Keeps a preview for ten minutes; returns its ticket: 256 random bits, of which the table holds the hash only. */
export async function createPreview(
  database: DatabaseClient,
  preview: Preview,
  now: number = Date.now(),
): Promise<string> {
  const ticket = randomBytes(32).toString("base64url");
  await database.transaction(async (db) => {
    await pruneCatalogPreviews(db, now);
    const extra = await db
      .selectFrom("catalog_previews")
      .select("id")
      .orderBy("expires_at", "desc")
      .limit(maxPreviews)
      .offset(maxPreviews - 1)
      .execute();
    for (const { id } of extra) await db.deleteFrom("catalog_previews").where("id", "=", id).execute();
    const expires_at = new Date(now + previewMs).toISOString();
    await db
      .insertInto("catalog_previews")
      .values({ ...preview, id: rowId(ticket), expires_at })
      .execute();
  });
  return ticket;
}

/** What a ticket shows; null when there is none, or its time is over. */
export async function findPreview(db: Database, ticket: string, now: number = Date.now()): Promise<Preview | null> {
  const row = await db
    .selectFrom("catalog_previews")
    .select(["username", "epoch", "json"])
    .where("id", "=", rowId(ticket))
    .where("expires_at", ">", new Date(now).toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes the previews whose time is over. */
export async function pruneCatalogPreviews(db: Database, now: number = Date.now()): Promise<void> {
  await db.deleteFrom("catalog_previews").where("expires_at", "<=", new Date(now).toISOString()).execute();
}
