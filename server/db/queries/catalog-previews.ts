import type { Database, DatabaseClient } from "#server/db/database.ts";
import { makeTicketRoom, newTicket, ticketId } from "./tickets.ts";

const previewMs = 10 * 60_000;
const maxPreviews = 50;

export type Preview = { readonly username: string; readonly epoch: string; readonly json: string };

/** Keeps a preview for ten minutes; returns its ticket. */
export async function createPreview(
  database: DatabaseClient,
  preview: Preview,
  now: number = Date.now(),
): Promise<string> {
  const ticket = newTicket();
  await database.transaction(async (db) => {
    await makeTicketRoom(db, "catalog_previews", maxPreviews, now);
    const expires_at = new Date(now + previewMs).toISOString();
    await db
      .insertInto("catalog_previews")
      .values({ ...preview, id: ticketId(ticket), expires_at })
      .execute();
  });
  return ticket;
}

export async function findPreview(db: Database, ticket: string, now: number = Date.now()): Promise<Preview | null> {
  const row = await db
    .selectFrom("catalog_previews")
    .select(["username", "epoch", "json"])
    .where("id", "=", ticketId(ticket))
    .where("expires_at", ">", new Date(now).toISOString())
    .executeTakeFirst();
  return row ?? null;
}
