import { createHash, randomBytes } from "node:crypto";
import type { Database } from "#server/db/database.ts";

type TicketTable = "export_tickets" | "catalog_previews";

export const newTicket = (): string => randomBytes(32).toString("base64url");

/** Whether a text has the form of a ticket: anything else needs no query. */
export const isTicket = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The id of a ticket's row: a hash, so that a leaked table opens nothing. */
export const ticketId = (ticket: string): string => createHash("sha256").update(ticket).digest("base64url");

export async function pruneTickets(db: Database, table: TicketTable, now: number = Date.now()): Promise<void> {
  await db.deleteFrom(table).where("expires_at", "<=", new Date(now).toISOString()).execute();
}

export async function makeTicketRoom(db: Database, table: TicketTable, max: number, now: number): Promise<void> {
  await pruneTickets(db, table, now);
  const extra = await db
    .selectFrom(table)
    .select("id")
    .orderBy("expires_at", "desc")
    .limit(max)
    .offset(max - 1)
    .execute();
  for (const { id } of extra) await db.deleteFrom(table).where("id", "=", id).execute();
}
