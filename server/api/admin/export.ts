import type { Handler } from "hono";
import type { ExportTicketResponse } from "#contract/admin-export.ts";
import { streamText } from "#server/api/stream-text.ts";
import type { AppContext } from "#server/app-context.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { createExportTicket } from "#server/db/queries/export-tickets.ts";
import { subscriberSchemas } from "#server/db/queries/subscribers.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import { allSubscribers } from "./all-subscribers.ts";
import { csvLine } from "./csv.ts";

/** The file, piece by piece: a page of rows is in memory at a time, however many there are. Who took it is noted first. */
async function* lines(database: DatabaseClient, username: string): AsyncGenerator<string> {
  await recordAuditEntry(database.db, username, "export", "all subscribers");
  yield csvLine(["ID", "Email", "Date", "Time", "Source", "Environment"]);
  for await (const page of allSubscribers(database, subscriberSchemas)) {
    yield page
      .map((one) => csvLine([one.id, one.email, one.display_date, one.display_time, one.source, one.schema_name]))
      .join("");
  }
}

/**
 * `POST /api/admin/subscribers/export/ticket`: a ticket for one export within a minute, in place of the token. A
 * download that is refused says nothing on the screen, so it is said here when there is no room for one.
 * @throws an HTTPException with 429 while others are under way
 */
export function exportTicket({ readLimits, staffLogin, database }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    readLimits.exports.check();
    const { username } = c.get("staff");
    const ticket = await createExportTicket(database, { username, epoch: await staffLogin.epoch() });
    return c.json({ success: true, ticket } satisfies ExportTicketResponse);
  };
}

/**
 * `GET /api/admin/subscribers/export?ticket=`, or `?token=` for those who make the call by hand: downloads
 * subscribers.csv. What stands in the address is neither stored by a cache, nor passed on, nor logged. A HEAD asks
 * whether one may begin now.
 * @throws an HTTPException with 429 while others are under way
 */
export function exportSubscribers({ log, readLimits, database }: AppContext): Handler<StaffEnv> {
  return (c) =>
    streamText(c, {
      pieces: lines(database, c.get("staff").username),
      limit: readLimits.exports,
      log,
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="subscribers.csv"',
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer",
      },
    });
}
