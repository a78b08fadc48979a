import type { AdminSubscriber } from "#contract/subscriber-list.ts";
import type { SubscriberSchema } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";
import { subscribersBefore } from "#server/store/subscribers.ts";
import { showSubscriber } from "./show-subscriber.ts";

/**
 * Rows read at once: enough to be quick, few enough that other visitors get their turn in between. Reading the embedded
 * database holds the process, so its pages are smaller.
 */
const pageRows = { sqlite: 250, postgres: 1_000 } as const;

/**
 * Every subscriber of some schemas as staff see them, newest first within each, a page of rows at a time, however many
 * there are. Who subscribes meanwhile doesn't shift the pages. `skip` leaves out the first ones.
 */
export async function* allSubscribers(
  store: Store,
  schemas: readonly SubscriberSchema[],
  { search = "", skip = 0 }: { readonly search?: string; readonly skip?: number } = {},
): AsyncGenerator<AdminSubscriber[]> {
  let left = skip;
  for (const schema of schemas) {
    let before: number | null = null;
    for (;;) {
      const rows = await subscribersBefore(store, schema, before, pageRows[store.engine], search);
      const last = rows.at(-1);
      if (!last) break;
      const kept = left === 0 ? rows : rows.slice(left);
      left -= rows.length - kept.length;
      if (kept.length > 0) yield kept.map((row) => showSubscriber(row, schema));
      before = last.id;
    }
  }
}
