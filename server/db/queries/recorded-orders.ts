import { type ExpressionBuilder, sql } from "kysely";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopTables } from "#server/db/schema.ts";
import { countOf, dayOf, deleteBeyond, hashOf, type Page, pageOf } from "./query-parts.ts";

export type RecordedOrder = {
  readonly kind: "demo" | "live";
  readonly status: string;
  readonly amount: number;
  readonly quantity: number;
  readonly items: string;
  /** By SKU and quantity; empty where the payment doesn't say. */
  readonly skus?: string;
  /** ISO 8601; now where the payment service names no time. */
  readonly at?: string;
  /** What staff read of its id; its last characters when left out. */
  readonly label?: string;
};

/** A checkout that isn't paid. */
export const openCheckout = "open";

/** What another status doesn't replace: reports of a payment may come late, twice and in any order. */
function outranks(status: string): string[] {
  if (status === "canceled") return [];
  return status === "succeeded" ? ["canceled"] : ["canceled", "succeeded"];
}

/** Records a payment or an open checkout once: of its id only a hash and the last characters. */
export async function recordOrder(db: Database, id: string, order: RecordedOrder): Promise<void> {
  const now = {
    status: order.status.slice(0, 40),
    cents: Math.round(order.amount * 100),
    quantity: Math.min(order.quantity, 100_000),
    items: order.items,
    skus: order.skus ?? "",
    label: order.label ?? id.slice(-6),
  };
  await db
    .insertInto("recorded_orders")
    .values({ key: hashOf(id), kind: order.kind, ...now, seen_at: order.at ?? new Date().toISOString() })
    .onConflict((conflict) => {
      const known = conflict.column("key");
      if (now.status === openCheckout) return known.doNothing();
      const isSame = sql`recorded_orders.status = ${now.status}`;
      const seen_at = sql<string>`case when ${isSame} then recorded_orders.seen_at else excluded.seen_at end`;
      return known
        .doUpdateSet({ ...now, seen_at })
        .where("recorded_orders.status", "not in", [...outranks(now.status), ""]);
    })
    .execute();
}

/** Whether a payment or checkout is recorded. */
export async function isRecorded(db: Database, id: string): Promise<boolean> {
  return (await countOf(db.selectFrom("recorded_orders").where("key", "=", hashOf(id)))) > 0;
}

/** Takes a checkout out that was paid under another id. */
export async function forgetCheckout(db: Database, id: string): Promise<void> {
  await db.deleteFrom("recorded_orders").where("key", "=", hashOf(id)).where("status", "=", openCheckout).execute();
}

/**
 * Deletes records of demo payments, or of a live store's checkouts and payments that brought nothing: those before `before`
 * (ISO 8601), and the oldest beyond `maxRows`. What a live store was paid stays.
 */
export async function pruneOrderRecords(
  db: Database,
  kind: RecordedOrder["kind"],
  before: string,
  maxRows: number,
): Promise<void> {
  const statuses = kind === "demo" ? sql<boolean>`true` : sql<boolean>`status <> 'succeeded'`;
  const records = db.deleteFrom("recorded_orders").where("kind", "=", kind).where(statuses);
  await records.where("seen_at", "<", before).execute();
  const newest = db.selectFrom("recorded_orders").where("kind", "=", kind).where(statuses);
  await deleteBeyond(records, "key", newest.orderBy("seen_at", "desc").orderBy("key"), maxRows);
}

export function listOrders(db: Database, page: Page) {
  const columns = ["label", "kind", "status", "cents", "quantity", "items", "seen_at"] as const;
  const orders = db.selectFrom("recorded_orders").select(columns);
  return pageOf(orders.orderBy("seen_at", "desc").orderBy("key"), page);
}

/** Of a group of orders. */
const sums = ({ fn }: ExpressionBuilder<ShopTables, "recorded_orders">) => [
  fn.countAll<number>().as("orders"),
  fn.sum<number>("quantity").as("quantity"),
  fn.sum<number>("cents").as("cents"),
];

export function orderTotals(db: Database) {
  const groups = db.selectFrom("recorded_orders").select(["kind", "status"]).groupBy(["kind", "status"]);
  return groups.select(sums).orderBy("kind").orderBy("status").execute();
}

type Asked = Pick<RecordedOrder, "kind"> & { readonly since: string };

/** By day (UTC) and status. @param openUntil a later checkout may still be going on */
export function ordersByDay(
  { engine, db }: DatabaseClient,
  { kind, since, openUntil }: Asked & { readonly openUntil: string },
): Promise<{ day: string; status: string; orders: number; cents: number }[]> {
  const day = dayOf(engine, "seen_at");
  return db
    .selectFrom("recorded_orders")
    .select([day.as("day"), "status"])
    .select(sums)
    .where("kind", "=", kind)
    .where("seen_at", ">=", since)
    .where((eb) => eb.or([eb("status", "!=", openCheckout), eb("seen_at", "<", openUntil)]))
    .groupBy([day, "status"])
    .execute();
}

/** Each mix with how often it was bought since `since` and since `recent`. */
export const boughtMixes = ({ db }: DatabaseClient, { kind, since, recent }: Asked & { readonly recent: string }) =>
  db
    .selectFrom("recorded_orders")
    .select(({ fn, eb }) => [
      "skus",
      fn.countAll<number>().as("orders"),
      fn.sum<number>(eb.case().when("seen_at", ">=", recent).then(1).else(0).end()).as("recent"),
    ])
    .where("kind", "=", kind)
    .where("status", "=", "succeeded")
    .where("seen_at", ">=", since)
    .groupBy("skus")
    .execute();
