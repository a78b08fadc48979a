import type { Database, DatabaseClient } from "#server/db/database.ts";
import { countOf } from "./query-parts.ts";

/** How many rows a table of the demo store holds, and since when (ISO 8601) a row must be untouched to make room. */
export type Room = { readonly maxRows: number; readonly idleBefore: string };

/** A full table makes room for so many at once, so that not each new row has to. */
const roomAtOnce = 50;

/** The JSON of a demo cart, or null. Only the demo store knows its shape. */
export async function getDemoCart(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom("demo_carts").select("json").where("id", "=", id).executeTakeFirst();
  return row?.json ?? null;
}

async function isFull(db: Database, table: "demo_carts" | "demo_payments", { maxRows }: Room): Promise<boolean> {
  return (await countOf(db.selectFrom(table))) >= maxRows;
}

/**
 * Inserts a new demo cart. When the table is full, carts that nobody has touched since `idleBefore` make room: the oldest
 * first, those that were paid last.
 * @returns false when there are none and the table stays full
 */
export async function insertDemoCart(database: DatabaseClient, id: string, json: string, room: Room): Promise<boolean> {
  return database.transaction(async (db) => {
    if (await isFull(db, "demo_carts", room)) {
      const idle = db
        .selectFrom("demo_carts")
        .select("id")
        .where("updated_at", "<", room.idleBefore)
        .orderBy("paid")
        .orderBy("updated_at")
        .limit(roomAtOnce);
      await db
        .deleteFrom("demo_carts")
        // Another replica may be making room too: neither waits for the other.
        .where("id", "in", database.engine === "postgres" ? idle.forUpdate().skipLocked() : idle)
        .execute();
      if (await isFull(db, "demo_carts", room)) return false;
    }
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
  await db
    .updateTable("demo_carts")
    .set({ json, paid: paid ? 1 : 0, updated_at: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}

/** The JSON of a demo payment, or null. */
export async function getDemoPayment(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom("demo_payments").select("json").where("id", "=", id).executeTakeFirst();
  return row?.json ?? null;
}

/**
 * Inserts a demo payment. A payment never changes: a second one under the same id is ignored. When the table is full,
 * payments from before `idleBefore` make room, the oldest first.
 * @returns false when there are none and the table stays full
 */
export async function insertDemoPayment(
  database: DatabaseClient,
  id: string,
  json: string,
  room: Room,
): Promise<boolean> {
  return database.transaction(async (db) => {
    if ((await getDemoPayment(db, id)) !== null) return true;
    if (await isFull(db, "demo_payments", room)) {
      const oldest = db
        .selectFrom("demo_payments")
        .select("id")
        .where("created_at", "<", room.idleBefore)
        .orderBy("created_at")
        .limit(roomAtOnce);
      await db
        .deleteFrom("demo_payments")
        .where("id", "in", database.engine === "postgres" ? oldest.forUpdate().skipLocked() : oldest)
        .execute();
      if (await isFull(db, "demo_payments", room)) return false;
    }
    await db
      .insertInto("demo_payments")
      .values({ id, json, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    return true;
  });
}

/** Deletes carts that nobody touched and payments that were made before `before` (ISO 8601). */
export async function deleteOldDemoOrders(db: Database, before: string): Promise<void> {
  await db.deleteFrom("demo_carts").where("updated_at", "<", before).execute();
  await db.deleteFrom("demo_payments").where("created_at", "<", before).execute();
}
