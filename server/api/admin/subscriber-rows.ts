import { timeText } from "#content/format.ts";
import type { AdminSubscriber, SubscriberFilter } from "#contract/subscriber-list.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { filteredSchemas, listSubscribers, type SubscriberRow } from "#server/db/queries/subscribers.ts";
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

/** Reading the embedded database holds the process, so its pages are smaller. */
const pageRows = { sqlite: 250, postgres: 1_000 } as const;

/**
 * The newest first within each schema, a page of rows at a time; new subscribers don't shift the pages. `skip` leaves
 * out the first ones that the filter finds.
 */
export async function* allSubscribers(
  database: DatabaseClient,
  schemas: readonly SubscriberSchema[],
  { filter, skip = 0 }: { readonly filter: SubscriberFilter; readonly skip?: number },
): AsyncGenerator<AdminSubscriber[]> {
  let left = skip;
  for (const schema of filteredSchemas(schemas, filter)) {
    let before: number | null = null;
    for (;;) {
      const rows: SubscriberRow[] = await listSubscribers(database, schema, {
        before,
        limit: pageRows[database.engine],
        filter,
      });
      const last = rows.at(-1);
      if (!last) break;
      const wanted = left === 0 ? rows : rows.slice(left);
      left -= rows.length - wanted.length;
      if (wanted.length > 0) yield wanted.map((row) => showSubscriber(row, schema));
      before = last.id;
    }
  }
}
