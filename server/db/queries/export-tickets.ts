import type { Database, DatabaseClient } from "#server/db/database.ts";
import { makeTicketRoom, newTicket, ticketId } from "./tickets.ts";

/** Long enough for a download to begin, too short for a log or a history to be worth reading. */
const ticketMs = 60_000;
/** More unused tickets than this are not kept: the oldest go. */
const maxTickets = 50;

/** Whose ticket it is, and what it exports. */
export type ExportTicket = { readonly username: string; readonly epoch: string; readonly filter: string };

/**
 * Makes a ticket for one export within a minute: 256 random bits, of which the table holds the hash only.
 * @param epoch what the tokens of the same account carry now; the ticket is good as long as they are
 * @param filter JSON of what it exports
 */
export async function createExportTicket(
  database: DatabaseClient,
  { username, epoch, filter }: ExportTicket,
  now: number = Date.now(),
): Promise<string> {
  const ticket = newTicket();
  await database.transaction(async (db) => {
    await makeTicketRoom(db, "export_tickets", maxTickets, now);
    const expires_at = new Date(now + ticketMs).toISOString();
    await db
      .insertInto("export_tickets")
      .values({ id: ticketId(ticket), username, epoch, filter, expires_at })
      .execute();
  });
  return ticket;
}

/** Whose ticket it is, without using it up; null when there is none or its minute is over. */
export async function findExportTicket(
  db: Database,
  ticket: string,
  now: number = Date.now(),
): Promise<ExportTicket | null> {
  const row = await db
    .selectFrom("export_tickets")
    .select(["username", "epoch", "filter"])
    .where("id", "=", ticketId(ticket))
    .where("expires_at", ">", new Date(now).toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a ticket up. Returns whose it is, or null when there is none, it was used before, or its minute is over. */
export async function consumeExportTicket(
  db: Database,
  ticket: string,
  now: number = Date.now(),
): Promise<ExportTicket | null> {
  const row = await db
    .deleteFrom("export_tickets")
    .where("id", "=", ticketId(ticket))
    .where("expires_at", ">", new Date(now).toISOString())
    .returning(["username", "epoch", "filter"])
    .executeTakeFirst();
  return row ?? null;
}
