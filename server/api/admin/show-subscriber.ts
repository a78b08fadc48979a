import type { AdminSubscriber } from "#contract/subscriber-list.ts";
import type { SubscriberSchema } from "#server/store/schema.ts";
import type { SubscriberRow } from "#server/store/subscribers.ts";

/** What a schema is called for staff: `public` is written in development (back-office §3). */
export const schemaNames = { public: "development", production: "production" } as const;

/** The schema that this environment writes. */
export const schemaOf = (environment: "development" | "production"): SubscriberSchema =>
  environment === "production" ? "production" : "public";

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-US", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** A row as staff see it: with its environment and its moment in words, in UTC (back-office §3). */
export function showSubscriber(row: SubscriberRow, schema: SubscriberSchema): AdminSubscriber {
  const at = new Date(row.subscribed_at);
  return {
    id: row.id,
    email: row.email,
    subscribed_at: row.subscribed_at,
    source: row.source,
    _schema: schema,
    schema_name: schemaNames[schema],
    display_date: date.format(at),
    display_time: `${time.format(at)} UTC`,
  };
}
