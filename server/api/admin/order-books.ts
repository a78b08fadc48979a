import type { Handler } from "hono";
import { booksText } from "#content/admin-order-books.ts";
import {
  type BooksDays,
  type BooksTicketRequest,
  booksFileName,
  booksQuery,
  booksResponse,
  booksTicketRequest,
} from "#contract/admin-order-books.ts";
import { amountOf, byteOrderMark, csvLine } from "#contract/csv.ts";
import { exportTicketResponse } from "#contract/staff-response.ts";
import { streamText } from "#server/api/stream-text.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { type BooksPeriod, bookEntries, bookTotals } from "#server/db/queries/order-books.ts";
import { downloadHeaders, giveTicket } from "./download.ts";
import { reportsPayments, shownKind } from "./orders.ts";
import { bodyCall, queryCall } from "./staff-call.ts";
import type { DownloadEnv } from "./staff-only.ts";

const dayMs = 24 * 60 * 60_000;

const periodOf = ({ config }: Pick<AppContext, "config">, { from, to }: BooksDays): BooksPeriod => ({
  kind: shownKind(config),
  from: `${from}T00:00:00.000Z`,
  until: new Date(Date.parse(`${to}T00:00:00.000Z`) + dayMs).toISOString(),
});

/** `GET /api/admin/orders/books`: what was sold and taken back in a period, by currency. */
export const orderBooksCall = queryCall(booksQuery, booksResponse, async ({ context, db, input }) => {
  const period = periodOf(context, input);
  return { kind: period.kind, reported: reportsPayments(context.config), totals: [...(await bookTotals(db, period))] };
});

/** `POST /api/admin/orders/export/ticket`: a ticket for one download of a period's entries within a minute. */
export const orderExportTicketCall = bodyCall(booksTicketRequest, exportTicketResponse, giveTicket);

/** The lines of the file, some entries in memory at a time. Who took it is noted first. */
async function* lines(
  context: Pick<AppContext, "config" | "database">,
  username: string,
  days: BooksDays,
): AsyncGenerator<string> {
  const { db } = context.database;
  await recordAuditEntry(db, username, "orders exported", `${days.from} to ${days.to}`);
  const { file } = booksText;
  const { date, entry, number, currency: code, gross, refunded: takenBack, net, tax: ofTax } = file;
  yield byteOrderMark + csvLine([date, entry, number, code, gross, takenBack, net, ofTax]);
  for await (const { at, label, currency, cents, refunded, tax } of bookEntries(db, periodOf(context, days))) {
    const amount = (units: number) => amountOf(units, currency);
    yield csvLine([
      at.slice(0, 10),
      refunded === 0 ? file.sale : file.refund,
      label,
      currency.toUpperCase(),
      amount(cents),
      amount(refunded),
      amount(cents - refunded),
      tax === null ? "" : amount(tax),
    ]);
  }
}

/**
 * Makes the handler of `GET /api/admin/orders/export`, which downloads a period's entries as CSV by `?ticket=`.
 * @throws HTTPException 429 while other downloads are under way
 */
export function exportOrdersCall(context: AppContext): Handler<DownloadEnv<BooksTicketRequest>> {
  return (c) => {
    const { orders } = c.get("wanted");
    return streamText(c, {
      pieces: lines(context, c.get("staff").username, orders),
      limit: context.readLimits.exports,
      log: context.log,
      headers: downloadHeaders(booksFileName(orders), "text/csv; charset=utf-8"),
    });
  };
}
