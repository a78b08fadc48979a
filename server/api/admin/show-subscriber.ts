import type { AdminSubscriber } from "#contract/subscriber-list.ts";
import type { SubscriberSchema } from "#server/store/schema.ts";
import type { SubscriberRow } from "#server/store/subscribers.ts";

/** What a schema is called for staff: `public` is written in development (back-office §3). */
export const schemaNames = { public: "development", production: "production" } as const;

/** The schema that this environment writes. */
export const schemaOf = (environment: "development" | "production"): SubscriberSchema =>
  environment === "production" ? "production" : "public";

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A day in words. Rows come sorted, so the day before is nearly always the same: a list of 100,000 asks for few. */
let known = { day: "", words: "" };
function dayInWords(day: string): string {
  if (known.day !== day) known = { day, words: date.format(new Date(day)) };
  return known.words;
}

/** A row as staff see it: with its environment and its moment in words, in UTC (back-office §3). */
export function showSubscriber(row: SubscriberRow, schema: SubscriberSchema): AdminSubscriber {
  return {
    id: row.id,
    email: row.email,
    subscribed_at: row.subscribed_at,
    source: row.source,
    _schema: schema,
    schema_name: schemaNames[schema],
    // Kept as ISO 8601 in UTC (server/store/schema.ts): the time of day stands there already.
    display_date: dayInWords(row.subscribed_at.slice(0, 10)),
    display_time: `${row.subscribed_at.slice(11, 16)} UTC`,
  };
}
