import { sql } from "kysely";
import { defaultCurrency } from "#contract/currency.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import type { ShopRow } from "#server/db/schema.ts";
import { boundedUnits, unitsOf } from "./order-units.ts";
import { countOf, dayOf, deleteBeyond, hashOf, type Page, type PageOf } from "./query-parts.ts";
import { refundedByOrder } from "./refunds.ts";

/** A payment or checkout as it is recorded: what was bought and for how much, nothing about the person. */
export type RecordedOrder = {
  readonly kind: "demo" | "live";
  readonly status: string;
  /** In whole units of the currency: 12.5 for $12.50. */
  readonly amount: number;
  /** ISO 4217 in lower case; US dollars when left out. */
  readonly currency?: string;
  /** The tax within the amount, in the same units, as the store says; left out where it doesn't. */
  readonly tax?: number;
  readonly quantity: number;
  readonly items: string;
  /** By SKU and quantity; empty where the payment doesn't say. */
  readonly skus?: string;
  /** ISO 8601; now where the payment service names no time. */
  readonly at?: string;
  /** What staff read of its id; its last characters when left out. */
  readonly label?: string;
  /** What its refunds call it, where that isn't the id that it is recorded by. */
  readonly refundsName?: string;
};

/** A checkout that isn't paid. */
export const openCheckout = "open";

/** What another status doesn't replace: reports of a payment may come late, twice and in any order. */
function outranks(status: string): string[] {
  if (status === "canceled") return [];
  return status === "succeeded" ? ["canceled"] : ["canceled", "succeeded"];
}

/**
 * Records a payment or an open checkout once: of its id only a hash and the last characters. A later status replaces an
 * earlier one; reports of one payment may come in any order.
 */
export async function recordOrder(db: Database, id: string, order: RecordedOrder): Promise<void> {
  const currency = order.currency ?? defaultCurrency;
  const now = {
    status: order.status.slice(0, 40),
    cents: unitsOf(order.amount, currency),
    currency,
    refund_key: order.refundsName === undefined ? null : hashOf(order.refundsName),
    quantity: Math.min(order.quantity, 100_000),
    items: order.items,
    skus: order.skus ?? "",
    label: order.label ?? id.slice(-6),
    tax_cents: order.tax === undefined ? null : unitsOf(order.tax, currency),
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

/** Says whether a payment or checkout is recorded under an id. */
export async function isRecorded(db: Database, id: string): Promise<boolean> {
  return (await countOf(db.selectFrom("recorded_orders").where("key", "=", hashOf(id)))) > 0;
}

/** Deletes the record of a checkout that was paid under another id. */
export async function forgetCheckout(db: Database, id: string): Promise<void> {
  await db.deleteFrom("recorded_orders").where("key", "=", hashOf(id)).where("status", "=", openCheckout).execute();
}

/**
 * Deletes records of demo payments, or of a live store's checkouts and payments that brought nothing: those before
 * `before` (ISO 8601), and the oldest beyond `maxRows`. What a live store was paid stays.
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

/** The recorded orders, each beside what was taken back of it. */
const ordersWithRefunds = (db: Database) =>
  db
    .selectFrom("recorded_orders")
    .leftJoin(refundedByOrder(db).as("taken"), (join) =>
      join
        .on(sql<boolean>`taken.order_key = coalesce(recorded_orders.refund_key, recorded_orders.key)`)
        .onRef("taken.currency", "=", "recorded_orders.currency"),
    );

/** Says whether an order, found by its key, was canceled or all of its money given back. False for one that isn't known. */
export async function isTakenBack(db: Database, key: string): Promise<boolean> {
  const order = await ordersWithRefunds(db)
    .select(["recorded_orders.status", "recorded_orders.cents", "taken.refunded"])
    .where("recorded_orders.key", "=", key)
    .executeTakeFirst();
  if (!order) return false;
  return order.status === "canceled" || Number(order.refunded ?? 0) >= Math.max(order.cents, 1);
}

/**
 * A recorded order for staff, with what was taken back of it (`refunded`). Amounts are the currency's smallest units.
 */
export type ListedOrder = Pick<
  ShopRow<"recorded_orders">,
  "label" | "kind" | "status" | "currency" | "quantity" | "items" | "seen_at" | "cents"
> & { readonly refunded: number };

/** Reads one page of the recorded orders, the newest first, and how many there are. */
export async function listOrders(db: Database, { limit, offset }: Page): Promise<PageOf<ListedOrder>> {
  const orders = ordersWithRefunds(db)
    .select(["label", "kind", "status", "recorded_orders.currency", "quantity", "items", "seen_at"])
    .select([boundedUnits("cents").as("cents"), sql<number>`coalesce(taken.refunded, 0)`.as("refunded")]);
  const rows = await orders.orderBy("seen_at", "desc").orderBy("key").limit(limit).offset(offset).execute();
  return { rows, count: await countOf(db.selectFrom("recorded_orders")) };
}

/** The sums of the orders of one store, state and currency, in the currency's smallest units. */
export type OrderTotal = Pick<ShopRow<"recorded_orders">, "kind" | "status" | "currency" | "quantity" | "cents"> & {
  readonly orders: number;
  readonly refunded: number;
};

/** Adds up the recorded orders by store, state and currency, with what was taken back (`refunded`). */
export function orderTotals(db: Database): Promise<readonly OrderTotal[]> {
  const by = ["kind", "status", "recorded_orders.currency"] as const;
  return ordersWithRefunds(db)
    .select(by)
    .select(({ fn }) => [
      fn.countAll<number>().as("orders"),
      fn.sum<number>("quantity").as("quantity"),
      fn.sum<number>(boundedUnits("cents")).as("cents"),
      sql<number>`coalesce(sum(taken.refunded), 0)`.as("refunded"),
    ])
    .groupBy(by)
    .orderBy("kind")
    .orderBy("status")
    .orderBy("recorded_orders.currency")
    .execute();
}

/** Which orders: of one store, since a moment (ISO 8601). */
type Asked = Pick<RecordedOrder, "kind"> & { readonly since: string };

/** The orders of one day (`2026-11-21`, in UTC), status and currency, in the currency's smallest units. */
export type DaySums = {
  readonly day: string;
  readonly status: string;
  readonly currency: string;
  readonly orders: number;
  readonly cents: number;
};

/**
 * Adds up recorded orders by day (UTC), status and currency.
 * @param openUntil ISO 8601; an unpaid checkout that was seen later may still be going on and isn't counted
 */
export function ordersByDay(
  { engine, db }: DatabaseClient,
  { kind, since, openUntil }: Asked & { readonly openUntil: string },
): Promise<readonly DaySums[]> {
  const day = dayOf(engine, "seen_at");
  return db
    .selectFrom("recorded_orders")
    .select([day.as("day"), "status", "currency"])
    .select(({ fn }) => [fn.countAll<number>().as("orders"), fn.sum<number>(boundedUnits("cents")).as("cents")])
    .where("kind", "=", kind)
    .where("seen_at", ">=", since)
    .where((eb) => eb.or([eb("status", "!=", openCheckout), eb("seen_at", "<", openUntil)]))
    .groupBy([day, "status", "currency"])
    .execute();
}

/** What was bought together, by SKU and quantity, and how often: since `since`, and since `recent`. */
export type BoughtMix = { readonly skus: string; readonly orders: number; readonly recent: number };

/** Counts how often each mix was bought since `since`, and of these since `recent`; all moments in ISO 8601. */
export const boughtMixes = (
  { db }: DatabaseClient,
  { kind, since, recent }: Asked & { readonly recent: string },
): Promise<readonly BoughtMix[]> =>
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

/** What was bought together, by SKU and quantity, and how often; of these, how many orders were refunded in full. */
export type SoldMix = { readonly skus: string; readonly orders: number; readonly refunded: number };

/** Counts how often each mix was bought since `since` (ISO 8601). */
export function soldMixes(db: Database, { kind, since }: Asked): Promise<readonly SoldMix[]> {
  const isRefunded = sql`cents > 0 and coalesce(taken.refunded, 0) >= cents`;
  return ordersWithRefunds(db)
    .select(({ fn }) => [
      "skus",
      fn.countAll<number>().as("orders"),
      sql<number>`sum(case when ${isRefunded} then 1 else 0 end)`.as("refunded"),
    ])
    .where("kind", "=", kind)
    .where("status", "=", "succeeded")
    .where("seen_at", ">=", since)
    .groupBy("skus")
    .execute();
}

/** Reads when the first order or checkout of a store that is still recorded was seen (ISO 8601); null where none is. */
export async function firstOrderAt(db: Database, kind: RecordedOrder["kind"]): Promise<string | null> {
  const first = db.selectFrom("recorded_orders").select("seen_at").where("kind", "=", kind).orderBy("seen_at").limit(1);
  return (await first.executeTakeFirst())?.seen_at ?? null;
}
