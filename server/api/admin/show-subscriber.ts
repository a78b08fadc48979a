import { timeText } from "#content/format.ts";
import type { AdminSubscriber } from "#contract/subscriber-list.ts";
import type { SubscriberRow } from "#server/db/queries/subscribers.ts";
import type { SubscriberSchema } from "#server/db/schema.ts";

/** docs/behavior/staff-dashboards.md#schemas: `public` is the one used in development. */
export const schemaNames = { public: "development", production: "production" } as const;

/** Rows are sorted by date, so remembering the last day makes a list of 100,000 cheap. */
let known = { day: "", words: "" };
function dayInWords(day: string): string {
  if (known.day !== day) known = { day, words: timeText(day, "date") };
  return known.words;
}

/** With its environment, and date and time in UTC. */
export function showSubscriber(row: SubscriberRow, schema: SubscriberSchema): AdminSubscriber {
  return {
    id: row.id,
    email: row.email,
    subscribed_at: row.subscribed_at,
    source: row.source,
    _schema: schema,
    schema_name: schemaNames[schema],
    // Stored as ISO 8601 in UTC, so the time of day can be cut out.
    display_date: dayInWords(row.subscribed_at.slice(0, 10)),
    display_time: `${row.subscribed_at.slice(11, 16)} UTC`,
  };
}
