import type { DatabaseClient } from "#server/db/database.ts";
import { dayOf } from "./query-parts.ts";
import { openCheckout } from "./recorded-orders.ts";

type Asked = { readonly kind: "demo" | "live"; readonly since: string };

/** By day (UTC) and status. @param openUntil a later checkout may still be going on */
export async function ordersByDay(
  { engine, db }: DatabaseClient,
  { kind, since, openUntil }: Asked & { readonly openUntil: string },
): Promise<{ day: string; status: string; orders: number; cents: number }[]> {
  const day = dayOf(engine, "seen_at");
  const rows = await db
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
  // A sum of large integers is text on Postgres.
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}

/** Each mix with how often it was bought since `since` and since `recent`. */
export async function boughtMixes(
  { db }: DatabaseClient,
  { kind, since, recent }: Asked & { readonly recent: string },
): Promise<{ skus: string; orders: number; recent: number }[]> {
  const rows = await db
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
  return rows.map((row) => ({ ...row, recent: Number(row.recent) }));
}
