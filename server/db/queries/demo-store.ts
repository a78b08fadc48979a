import { sql } from "kysely";
import type { Engine } from "#server/db/columns.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { lockCatalog } from "./products.ts";
import { countOf, insertNew } from "./query-parts.ts";
import { type RecordedOrder, recordOrder } from "./recorded-orders.ts";
import { type Bought, readStock, takeFromStock } from "./stock.ts";

/**
 * How many rows a table of the demo store holds; what was touched after `idleBefore` (ISO 8601) isn't deleted to make
 * room.
 */
export type TableBounds = { readonly maxRows: number; readonly idleBefore: string };

/** A full table makes room for so many at once, so that not each new row has to. */
const roomAtOnce = 50;

type DemoTable = "demo_carts" | "demo_payments";

/** Reads a stored cart or payment as JSON text; null for an unknown one. Only the demo store knows its shape. */
export async function readDemoJson(db: Database, table: DemoTable, id: string): Promise<string | null> {
  return (await db.selectFrom(table).select("json").where("id", "=", id).executeTakeFirst())?.json ?? null;
}

/** Deletes idle rows of a full table, the oldest first, paid ones last. @returns false when it stays full */
async function makeRoom(
  engine: Engine,
  db: Database,
  table: DemoTable,
  { maxRows, idleBefore }: TableBounds,
): Promise<boolean> {
  const isFull = async (): Promise<boolean> => (await countOf(db.selectFrom(table))) >= maxRows;
  if (!(await isFull())) return true;
  const [moment, order] = table === "demo_carts" ? ["updated_at", "paid, updated_at"] : ["created_at", "created_at"];
  const idle = db.selectFrom(table).select("id").where(sql.ref<string>(moment), "<", idleBefore);
  const first = idle.orderBy(sql.raw(order)).limit(roomAtOnce);
  // Another replica may be making room too: neither waits for the other.
  const free = engine === "postgres" ? first.forUpdate().skipLocked() : first;
  await db.deleteFrom(table).where("id", "in", free).execute();
  return !(await isFull());
}

/**
 * Inserts a demo cart. When the table is full, carts that nobody has touched make room.
 * @returns false when there are none and the table stays full
 */
export function insertDemoCart(
  database: DatabaseClient,
  id: string,
  json: string,
  bounds: TableBounds,
): Promise<boolean> {
  return database.transaction(async (db) => {
    if (!(await makeRoom(database.engine, db, "demo_carts", bounds))) return false;
    await db.insertInto("demo_carts").values({ id, json, updated_at: new Date().toISOString() }).execute();
    return true;
  });
}

/** Replaces a demo cart; nothing happens when it is gone. */
export async function updateDemoCart(
  db: Database,
  id: string,
  { json, paid }: { readonly json: string; readonly paid: boolean },
): Promise<void> {
  const row = { json, paid: paid ? 1 : 0, updated_at: new Date().toISOString() };
  await db.updateTable("demo_carts").set(row).where("id", "=", id).execute();
}

/**
 * Inserts a payment, once, with its record for staff, and takes what it bought from the stock.
 * @returns false when the table is full and stays so
 * @throws TooFewLeftError with nothing kept
 */
export function insertDemoPayment(
  database: DatabaseClient,
  id: string,
  json: string,
  bounds: TableBounds,
  order: RecordedOrder,
  bought: readonly Bought[] = [],
): Promise<boolean> {
  return database.transaction(async (db) => {
    const stock = await readStock(db);
    const counted = bought.filter(({ variant }) => stock.has(variant));
    if (counted.length > 0) await lockCatalog(database, db);
    if ((await readDemoJson(db, "demo_payments", id)) !== null) return true;
    if (!(await makeRoom(database.engine, db, "demo_payments", bounds))) return false;
    await takeFromStock(db, counted);
    await insertNew(db, "demo_payments", { id, json, created_at: new Date().toISOString() });
    await recordOrder(db, id, order);
    return true;
  });
}

/** Deletes carts that nobody touched, and payments that were made, before a moment (ISO 8601). */
export async function deleteOldDemoOrders(db: Database, before: string): Promise<void> {
  await db.deleteFrom("demo_carts").where("updated_at", "<", before).execute();
  await db.deleteFrom("demo_payments").where("created_at", "<", before).execute();
}
