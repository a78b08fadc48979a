import type { Handler } from "hono";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import type { Parts } from "#server/parts.ts";
import { noteStaffAction } from "#server/store/staff-actions.ts";
import type { Store } from "#server/store/store.ts";
import { subscriberSchemas, subscribersBefore } from "#server/store/subscribers.ts";
import { csvLine } from "./csv.ts";
import { showSubscriber } from "./show-subscriber.ts";

const pageRows = 1000;

/** The file, piece by piece: a page of rows is in memory at a time, however many there are. */
async function* lines(store: Store): AsyncGenerator<string> {
  yield csvLine(["ID", "Email", "Date", "Time", "Source", "Environment"]);
  for (const schema of subscriberSchemas) {
    let before: number | null = null;
    for (;;) {
      const rows = await subscribersBefore(store, schema, before, pageRows);
      const last = rows.at(-1);
      if (!last) break;
      yield rows
        .map((row) => showSubscriber(row, schema))
        .map((one) => csvLine([one.id, one.email, one.display_date, one.display_time, one.source, one.schema_name]))
        .join("");
      before = last.id;
    }
  }
}

/**
 * `GET /api/admin/subscribers/export?token=` (back-office §7; rulings, Login and staff): downloads subscribers.csv. The
 * token in the address is neither stored by a cache, nor passed on, nor logged.
 */
export function exportSubscribers({ log, store }: Parts): Handler<StaffEnv> {
  return async (c) => {
    await noteStaffAction(store.shop, c.get("staff").username, "export", "all subscribers");
    const pieces = lines(store);
    // Asked for before the answer begins: a lost database is then a plain 503 and not half a file.
    const head = await pieces.next();
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        if (!head.done) controller.enqueue(encoder.encode(head.value));
      },
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          log.warn({ err: error }, "an export broke off");
          controller.error(error);
        }
      },
    });
    return c.body(body, 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="subscribers.csv"',
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
    });
  };
}
