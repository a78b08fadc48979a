import type { Handler } from "hono";
import type { ExportTicketResponse } from "#contract/admin-export.ts";
import { streamText } from "#server/api/stream-text.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import type { Parts } from "#server/parts.ts";
import { createExportTicket } from "#server/store/export-tickets.ts";
import { noteStaffAction } from "#server/store/staff-actions.ts";
import type { Store } from "#server/store/store.ts";
import { subscriberSchemas } from "#server/store/subscribers.ts";
import { allSubscribers } from "./all-subscribers.ts";
import { csvLine } from "./csv.ts";

/** The file, piece by piece: a page of rows is in memory at a time, however many there are. */
async function* lines(store: Store): AsyncGenerator<string> {
  yield csvLine(["ID", "Email", "Date", "Time", "Source", "Environment"]);
  for await (const page of allSubscribers(store, subscriberSchemas)) {
    yield page
      .map((one) => csvLine([one.id, one.email, one.display_date, one.display_time, one.source, one.schema_name]))
      .join("");
  }
}

/** `POST /api/admin/subscribers/export/ticket`: a ticket for one export within a minute, in place of the token. */
export function exportTicket({ staffLogin, store }: Parts): Handler<StaffEnv> {
  return async (c) => {
    const { username } = c.get("staff");
    const ticket = await createExportTicket(store, { username, epoch: await staffLogin.epoch() });
    return c.json({ success: true, ticket } satisfies ExportTicketResponse);
  };
}

/**
 * `GET /api/admin/subscribers/export?ticket=`, or `?token=` for those who make the call by hand: downloads
 * subscribers.csv. What stands in the address is neither stored by a cache, nor passed on, nor logged.
 */
export function exportSubscribers({ log, store }: Parts): Handler<StaffEnv> {
  return async (c) => {
    await noteStaffAction(store.shop, c.get("staff").username, "export", "all subscribers");
    return c.body(await streamText(lines(store), log), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="subscribers.csv"',
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
    });
  };
}
