import type { Handler } from "hono";
import { exportTicketRequest, type SubscriberFilter } from "#contract/admin-subscribers.ts";
import { byteOrderMark, csvLine } from "#contract/csv.ts";
import { exportTicketResponse } from "#contract/staff-response.ts";
import { streamText } from "#server/api/stream-text.ts";
import type { AppContext } from "#server/app-context.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { subscriberSchemas } from "#server/db/queries/subscribers.ts";
import { downloadHeaders, giveTicket } from "./download.ts";
import { bodyCall } from "./staff-call.ts";
import type { DownloadEnv } from "./staff-only.ts";
import { allSubscribers, schemaNames } from "./subscribers.ts";

/** The specified columns, and the moment in full behind them. */
const columns = ["ID", "Email", "Date", "Time", "Source", "Environment", "Subscribed (ISO 8601)"];

/**
 * Says in words which subscribers were read, for the audit log. The words that were searched for are left out: they are
 * part of somebody's address.
 */
export function filterInWords({ search, schema, source, from, to }: SubscriberFilter): string {
  const parts = [
    ...(schema === undefined ? [] : [schemaNames[schema]]),
    ...(source === undefined ? [] : [`source ${source || "not recorded"}`]),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(to === undefined ? [] : [`to ${to}`]),
    ...(search === "" ? [] : ["with a search"]),
  ];
  return parts.length === 0 ? "all subscribers" : `subscribers: ${parts.join(", ")}`;
}

/** The lines of the file, a page of rows in memory at a time. Who took it is noted first. */
async function* lines(database: DatabaseClient, username: string, filter: SubscriberFilter): AsyncGenerator<string> {
  await recordAuditEntry(database.db, username, "export", filterInWords(filter));
  yield byteOrderMark + csvLine(columns);
  for await (const page of allSubscribers(database, subscriberSchemas, { filter })) {
    yield page
      .map(({ id, email, display_date, display_time, source, schema_name, subscribed_at }) =>
        csvLine([id, email, display_date, display_time, source, schema_name, subscribed_at]),
      )
      .join("");
  }
}

/**
 * `POST /api/admin/subscribers/export/ticket`: a ticket for one export within a minute. The filter is kept with the
 * ticket: part of somebody's address has no place in an address line.
 * @throws HTTPException 429 while others are under way, which a refused download couldn't show
 */
export const exportTicketCall = bodyCall(exportTicketRequest, exportTicketResponse, giveTicket);

/**
 * Makes the handler of `GET /api/admin/subscribers/export`, which downloads subscribers.csv by `?ticket=`, or `?token=`
 * by hand. The address is neither cached, passed on nor logged. A HEAD asks whether a download may begin.
 * @throws HTTPException 429 while others are under way
 */
export function exportSubscribersCall({
  log,
  readLimits,
  database,
}: AppContext): Handler<DownloadEnv<SubscriberFilter>> {
  return (c) =>
    streamText(c, {
      pieces: lines(database, c.get("staff").username, c.get("wanted")),
      limit: readLimits.exports,
      log,
      headers: downloadHeaders("subscribers.csv", "text/csv; charset=utf-8"),
    });
}
