import { createHash } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import { countOf } from "./query-parts.ts";

export type RecordedOrder = {
  readonly kind: "demo" | "live";
  readonly status: string;
  readonly amount: number;
  readonly quantity: number;
  readonly items: string;
};

/** Records a looked-up payment: of its id only a hash and the last characters; a new status replaces the old one. */
export async function recordOrder(db: Database, paymentId: string, order: RecordedOrder): Promise<void> {
  const key = createHash("sha256").update(paymentId).digest("base64url");
  const now = {
    status: order.status.slice(0, 40),
    cents: Math.round(order.amount * 100),
    quantity: Math.min(order.quantity, 100_000),
    items: order.items,
  };
  await db
    .insertInto("recorded_orders")
    .values({ key, label: paymentId.slice(-6), kind: order.kind, ...now, seen_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(now))
    .execute();
}

/** Deletes records of demo payments: those before `before` (ISO 8601), and the oldest beyond `maxRows`. */
export async function pruneDemoOrderRecords(db: Database, before: string, maxRows: number): Promise<void> {
  await db.deleteFrom("recorded_orders").where("kind", "=", "demo").where("seen_at", "<", before).execute();
  const newest = db.selectFrom("recorded_orders").select("key").where("kind", "=", "demo");
  await db
    .deleteFrom("recorded_orders")
    .where("kind", "=", "demo")
    .where("key", "not in", newest.orderBy("seen_at", "desc").orderBy("key").limit(maxRows))
    .execute();
}

export async function listOrders(db: Database, { limit, offset }: { readonly limit: number; readonly offset: number }) {
  const rows = await db
    .selectFrom("recorded_orders")
    .select(["label", "kind", "status", "cents", "quantity", "items", "seen_at"])
    .orderBy("seen_at", "desc")
    .orderBy("key")
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, count: await countOf(db.selectFrom("recorded_orders")) };
}

export async function orderTotals(db: Database) {
  const rows = await db
    .selectFrom("recorded_orders")
    .select(({ fn }) => [
      "kind",
      "status",
      fn.countAll<number>().as("orders"),
      fn.sum<number>("quantity").as("quantity"),
      fn.sum<number>("cents").as("cents"),
    ])
    .groupBy(["kind", "status"])
    .orderBy("kind")
    .orderBy("status")
    .execute();
  // A sum of large integers is text on Postgres.
  return rows.map((row) => ({ ...row, quantity: Number(row.quantity), cents: Number(row.cents) }));
}
