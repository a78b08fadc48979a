import { type AliasableExpression, sql } from "kysely";
import { maxUnits } from "#contract/currency-units.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { unitsOf } from "./order-units.ts";
import { dayOf, hashOf } from "./query-parts.ts";

/** A state of a refund or dispute, as a payment service reports it. */
export type RecordedRefund = {
  /** The id of the charge, refund or dispute; only a hash is stored. */
  readonly source: string;
  /** The id of the order as `recordOrder` got it, as its own or as what its refunds name it by. */
  readonly order: string;
  readonly currency: string;
  /** All that the source has taken back so far, in whole units of the currency: 12.5 for `usd`. */
  readonly amount: number;
  /** ISO 8601. */
  readonly at: string;
  /** Which of two states of the same second is the later one: the higher. */
  readonly rank: number;
};

/** Records a state of a refund or dispute, once however often and in whatever order states are reported. */
export async function recordRefund(db: Database, refund: RecordedRefund): Promise<void> {
  const { source, order, currency, amount, at, rank } = refund;
  const cents = unitsOf(amount, currency);
  await db
    .insertInto("refunds")
    .values({
      key: hashOf(`${source} ${at} ${rank} ${cents}`),
      source: hashOf(source),
      order_key: hashOf(order),
      currency,
      cents,
      at,
      rank,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A refund that didn't reach the buyer. */
export type FailedRefund = Omit<RecordedRefund, "rank"> & {
  /** The refund's own id, where `source` is the charge that it is a part of. `amount` is the refund's alone. */
  readonly refund: string;
};

/** After all states of the same second. */
const failedRank = maxUnits + 1;

/** Records that a refund failed: from then on its source has taken back that much less. Once for each refund. */
export async function recordFailedRefund(db: Database, failed: FailedRefund): Promise<void> {
  const { source, refund, order, currency, amount, at } = failed;
  const cents = unitsOf(amount, currency);
  if (cents === 0) return;
  await db
    .insertInto("refunds")
    .values({
      key: hashOf(`failed ${refund}`),
      source: hashOf(source),
      order_key: hashOf(order),
      currency,
      cents: -cents,
      at,
      rank: failedRank,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Every state of every source with all that it had taken back by then (`total`), the latest being of `age` 1. Reports
 * come in any order, so this is worked out when it is read: a state of a source counts from zero, and failed refunds
 * (negative) lower it until the next state, which already knows of them.
 */
function statesOf(db: Database) {
  const cents = sql`case when refunds.cents between ${sql.lit(-maxUnits)} and ${sql.lit(maxUnits)} then refunds.cents else 0 end`;
  const inOrder = sql`order by at, rank, key`;
  const numbered = db
    .selectFrom("refunds")
    .select(["key", "source", "order_key", "currency", "at", "rank", sql<number>`${cents}`.as("cents")])
    .select(
      sql<number>`sum(case when refunds.cents < 0 then 0 else 1 end) over (partition by source ${inOrder})`.as("state"),
    );
  const summed = db
    .selectFrom(numbered.as("numbered"))
    .select(["key", "source", "order_key", "currency", "at", "rank"])
    .select(sql<number>`sum(cents) over (partition by source, state ${inOrder})`.as("sum"));
  return db
    .selectFrom(summed.as("summed"))
    .select(["key", "source", "order_key", "currency", "at", "rank"])
    .select(sql<number>`case when sum < 0 then 0 else sum end`.as("total"))
    .select(sql<number>`row_number() over (partition by source order by at desc, rank desc, key desc)`.as("age"));
}

/** What has been taken back of an order in one currency (its smallest units), refunds and disputes together. */
export type RefundedOrder = { readonly order_key: string; readonly currency: string; readonly refunded: number };

/** What was taken back on one day (`2026-11-21`, in UTC), in cents. */
export type DayRefunds = { readonly day: string; readonly refunded: number };

/** Gives the query of what has been taken back of each order, to be joined. */
export function refundedByOrder(db: Database): AliasableExpression<RefundedOrder> {
  return db
    .selectFrom(statesOf(db).as("states"))
    .select(({ fn }) => ["order_key", "currency", fn.sum<number>("total").as("refunded")])
    .where("age", "=", 1)
    .groupBy(["order_key", "currency"]);
}

/** What one state of a refund or dispute took back more than the one before; negative where money came back. */
type RefundChange = Pick<RefundedOrder, "order_key" | "currency"> & {
  readonly key: string;
  readonly at: string;
  readonly change: number;
};

/** Gives the query of every change of what was taken back, each at its moment, to be joined. */
export function refundChanges(db: Database): AliasableExpression<RefundChange> {
  const before = sql`coalesce(lag(total) over (partition by source order by at, rank, key), 0)`;
  return db
    .selectFrom(statesOf(db).as("states"))
    .select(["key", "order_key", "currency", "at", sql<number>`total - ${before}`.as("change")]);
}

/**
 * Adds up by day (UTC) since `since` (ISO 8601) what was taken back in one currency of sales that are recorded,
 * less what came back: of other orders, canceled ones among them, no sale is counted either.
 */
export function refundsByDay(
  { engine, db }: DatabaseClient,
  { since, currency }: { readonly since: string; readonly currency: string },
): Promise<readonly DayRefunds[]> {
  const sales = db
    .selectFrom("recorded_orders")
    .select(sql<string>`coalesce(refund_key, key)`.as("key"))
    .where("kind", "=", "live")
    .where("status", "=", "succeeded")
    .where("currency", "=", currency);
  const day = dayOf(engine, "at");
  return db
    .selectFrom(refundChanges(db).as("changes"))
    .select(({ fn }) => [day.as("day"), fn.sum<number>("change").as("refunded")])
    .where("currency", "=", currency)
    .where("order_key", "in", sales)
    .where("at", ">=", since)
    .groupBy(day)
    .execute();
}
