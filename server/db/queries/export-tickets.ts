import type { Database, DatabaseClient } from "#server/db/database.ts";
import { makeTicketRoom, newTicket, ticketId } from "./tickets.ts";

const ticketMs = 60_000;
const maxTickets = 50;

export type ExportTicket = { readonly username: string; readonly epoch: string; readonly filter: string };

/** Makes a ticket for one export within a minute, good as long as the account's tokens carry `epoch`. */
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

/** Uses a ticket up; null when there is none, it was used before, or its minute is over. */
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
