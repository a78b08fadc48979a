import { sql } from "kysely";
import { shopCurrency } from "#contract/currency.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { boundedUnits, unitsOf } from "./order-units.ts";
import { dayOf, hashOf } from "./query-parts.ts";

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

/** Gives back what a refund took that didn't reach the buyer: a later state of its charge. Nothing where none is known. */
export async function recordFailedRefund(
  db: Database,
  { source, order, currency, amount, at }: Omit<RecordedRefund, "rank">,
): Promise<void> {
  const earlier = db.selectFrom("refunds").select(["cents", "rank"]).where("source", "=", hashOf(source));
  const before = earlier.where("at", "<=", at).orderBy("at", "desc").orderBy("rank", "desc").limit(1);
  const latest = await before.executeTakeFirst();
  if (!latest) return;
  const key = hashOf(`${source} failed ${at} ${amount}`);
  const rest = Math.max(0, latest.cents - unitsOf(amount, currency));
  await db
    .insertInto("refunds")
    .values({
      key,
      source: hashOf(source),
      order_key: hashOf(order),
      currency,
      cents: rest,
      at,
      rank: latest.rank + 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What has been taken back of each order, refunds and disputes together, as a query to join. */
export function refundedByOrder(db: Database) {
  const states = db
    .selectFrom("refunds")
    .select(["order_key", "currency", boundedUnits("refunds.cents").as("cents")])
    .select(sql<number>`row_number() over (partition by source order by at desc, rank desc)`.as("age"));
  return db
    .selectFrom(states.as("states"))
    .select(({ fn }) => ["order_key", "currency", fn.sum<number>("cents").as("refunded")])
    .where("age", "=", 1)
    .groupBy(["order_key", "currency"]);
}

/**
 * By day (UTC) since `since` (ISO 8601), what was taken back in the shop's currency, less what came back. Of a canceled order
 * nothing: its sale isn't counted either.
 */
export function refundsByDay(
  { engine, db }: DatabaseClient,
  since: string,
): Promise<{ day: string; refunded: number }[]> {
  const cents = boundedUnits("refunds.cents");
  const before = sql`coalesce(lag(${cents}) over (partition by source order by at, rank), 0)`;
  const canceled = db
    .selectFrom("recorded_orders")
    .select(sql<string>`coalesce(refund_key, key)`.as("key"))
    .where("status", "=", "canceled");
  const changes = db
    .selectFrom("refunds")
    .select(["at", sql<number>`${cents} - ${before}`.as("change")])
    .where("currency", "=", shopCurrency)
    .where("order_key", "not in", canceled);
  const day = dayOf(engine, "at");
  return db
    .selectFrom(changes.as("changes"))
    .select(({ fn }) => [day.as("day"), fn.sum<number>("change").as("refunded")])
    .where("at", ">=", since)
    .groupBy(day)
    .execute();
}
