import type { AdminSubscriber, SubscriberFilter } from "#contract/subscriber-list.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { filteredSchemas, listSubscribers, type SubscriberRow } from "#server/db/queries/subscribers.ts";
import type { SubscriberSchema } from "#server/db/schema.ts";
import { showSubscriber } from "./show-subscriber.ts";

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
