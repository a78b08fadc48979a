import type { DatabaseClient } from "#server/db/database.ts";
import type { SubscriberSchema } from "#server/db/schema.ts";
import { countOf, dayOf } from "./query-parts.ts";

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
