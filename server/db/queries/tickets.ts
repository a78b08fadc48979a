import { randomBytes } from "node:crypto";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { databaseTime } from "#server/db/database-clock.ts";
import { deleteBeyond, hashOf } from "./query-parts.ts";

/**
 * The tables of tickets: for how long each is good, and how many are kept. A preview lasts long enough to look at a
 * page twice and show it to somebody at the same desk; an export's ticket is too short for a log or a history to be
 * worth reading.
 */
const tables = {
  export_tickets: { ms: 60_000, max: 50 },
  catalog_previews: { ms: 10 * 60_000, max: 50 },
} as const;
type TicketTable = keyof typeof tables;

/**
 * What a ticket stands for: whose it is, and what it opens. It is good as long as the tokens of the same account carry
 * this security stamp.
 */
export type Ticket = { readonly username: string; readonly securityStamp: string; readonly json: string };

/** Makes a new ticket for an address: 256 random bits in base64url. */
export const newTicket = (): string => randomBytes(32).toString("base64url");

/** Says whether a text has the form of a ticket: anything else needs no query. */
export const isTicket = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Deletes the tickets of a table whose time is over, by the database's clock. */
export async function pruneTickets(db: Database, table: TicketTable): Promise<void> {
  await db.deleteFrom(table).where("expires_at", "<=", databaseTime(db)).execute();
}

/** Stores what a new ticket stands for, and gives the ticket; the oldest beyond the most that are kept go. */
export async function createTicket(
  database: DatabaseClient,
  table: TicketTable,
  { username, securityStamp, json }: Ticket,
): Promise<string> {
  const { ms, max } = tables[table];
  const ticket = newTicket();
  await database.transaction(async (db) => {
    await pruneTickets(db, table);
    await deleteBeyond(db.deleteFrom(table), "id", db.selectFrom(table).orderBy("expires_at", "desc"), max - 1);
    // A hash, so that a leaked table opens nothing.
    const row = { id: hashOf(ticket), username, epoch: securityStamp, json, expires_at: databaseTime(db, ms) };
    await db.insertInto(table).values(row).execute();
  });
  return ticket;
}

const columns = ["username", "epoch as securityStamp", "json"] as const;

type ReadTicket = (db: Database, table: TicketTable, ticket: string) => Promise<Ticket | null>;

/** Reads what a ticket stands for; null when there is none or its time is over. */
export const findTicket: ReadTicket = async (db, table, ticket) => {
  const tickets = db.selectFrom(table).select(columns).where("id", "=", hashOf(ticket));
  return (await tickets.where("expires_at", ">", databaseTime(db)).executeTakeFirst()) ?? null;
};

/** Uses a ticket up: gives what it stands for, as `findTicket`, once. */
export const consumeTicket: ReadTicket = async (db, table, ticket) => {
  const tickets = db.deleteFrom(table).where("id", "=", hashOf(ticket)).where("expires_at", ">", databaseTime(db));
  return (await tickets.returning(columns).executeTakeFirst()) ?? null;
};
