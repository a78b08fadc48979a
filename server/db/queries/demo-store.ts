import type { Database, DatabaseClient } from "#server/db/database.ts";
import { countOf } from "./query-parts.ts";

/** `idleBefore` (ISO 8601): what was touched later isn't deleted to make room. */
export type Room = { readonly maxRows: number; readonly idleBefore: string };

const roomAtOnce = 50;

export async function getDemoCart(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom("demo_carts").select("json").where("id", "=", id).executeTakeFirst();
  return row?.json ?? null;
}

async function isFull(db: Database, table: "demo_carts" | "demo_payments", { maxRows }: Room): Promise<boolean> {
  return (await countOf(db.selectFrom(table))) >= maxRows;
}

/** Inserts a demo cart. A full table deletes idle carts, the oldest first, paid ones last. @returns false when full */
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

export async function getDemoPayment(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom("demo_payments").select("json").where("id", "=", id).executeTakeFirst();
  return row?.json ?? null;
}

/** Inserts a demo payment, once. A full table deletes idle ones, the oldest first. @returns false when full */
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

export async function deleteOldDemoOrders(db: Database, before: string): Promise<void> {
  await db.deleteFrom("demo_carts").where("updated_at", "<", before).execute();
  await db.deleteFrom("demo_payments").where("created_at", "<", before).execute();
}
