import type { DatabaseClient } from "#server/db/database.ts";
import type { SubscriberSchema } from "#server/db/schema.ts";
import { countOf, dayOf } from "./query-parts.ts";
import { openCheckout } from "./recorded-orders.ts";

type Asked = { readonly kind: "demo" | "live"; readonly since: string };

/** By day (UTC) and status. @param openUntil a later checkout may still be going on */
export function ordersByDay(
  { engine, db }: DatabaseClient,
  { kind, since, openUntil }: Asked & { readonly openUntil: string },
): Promise<{ day: string; status: string; orders: number; cents: number }[]> {
  const day = dayOf(engine, "seen_at");
  return db
    .selectFrom("recorded_orders")
    .select(({ fn }) => [
      day.as("day"),
      "status",
      fn.countAll<number>().as("orders"),
      fn.sum<number>("cents").as("cents"),
    ])
    .where("kind", "=", kind)
    .where("seen_at", ">=", since)
    .where((eb) => eb.or([eb("status", "!=", openCheckout), eb("seen_at", "<", openUntil)]))
    .groupBy([day, "status"])
    .execute();
}

/** Each mix with how often it was bought since `since` and since `recent`. */
export const boughtMixes = (
  { db }: DatabaseClient,
  { kind, since, recent }: Asked & { readonly recent: string },
): Promise<{ skus: string; orders: number; recent: number }[]> =>
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

export type DayCount = { readonly day: string; readonly source: string; readonly count: number };

export async function subscriberGrowth(
  { engine, subscribers }: DatabaseClient,
  schema: SubscriberSchema,
  since: string,
): Promise<{ days: DayCount[]; before: number }> {
  const db = subscribers(schema);
  const day = dayOf(engine, "subscribed_at");
  const start = `${since}T00:00:00.000Z`;
  const rows = await db
    .selectFrom("subscribers")
    .select(({ fn }) => [day.as("day"), "source", fn.countAll<number>().as("count")])
    .where("subscribed_at", ">=", start)
    .groupBy([day, "source"])
    .execute();
  return { days: rows, before: await countOf(db.selectFrom("subscribers").where("subscribed_at", "<", start)) };
}
