import type { AppContext } from "#server/app-context.ts";
import { deleteOldAuditEntries, pruneRefusedLogins } from "#server/db/queries/audit-log.ts";
import { pruneCatalogChanges } from "#server/db/queries/catalog-changes.ts";
import { forgetOldDataRequests } from "#server/db/queries/data-requests.ts";
import { deleteOldDemoOrders } from "#server/db/queries/demo-store.ts";
import { pruneOrderRecords } from "#server/db/queries/recorded-orders.ts";
import { forgetReviewMails } from "#server/db/queries/review-requests.ts";
import { forgetRefusedReviews } from "#server/db/queries/reviews.ts";
import { fillSearchTexts } from "#server/db/queries/search-texts.ts";
import { pruneTickets } from "#server/db/queries/tickets.ts";
import { deleteExpiredSessions } from "#server/db/queries/users.ts";
import { demoStoreBounds } from "#server/demo-store/bounds.ts";
import { askForReviews } from "./ask-for-reviews.ts";

/** Another replica's changes show within ten seconds, also when one read fails. */
const readMs = 3_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Anybody may open checkouts at a live store and try cards there, which it reports. */
const unpaidLive = { maxAgeDays: 90, maxRows: 50_000 };
/** What somebody wrote and nobody shows isn't kept for long. */
const refusedReviewDays = 90;
/** For so long it can be told whether a mail that asks for a review arrived. */
const reviewMailDays = 30;
/** Whose a request for data was is known for as long as somebody may ask what became of it. */
const doneRequestDays = 365;
const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * hourMs).toISOString();

async function deleteOldRows({ database }: Pick<AppContext, "database">): Promise<void> {
  const { db } = database;
  await deleteExpiredSessions(db);
  await deleteOldDemoOrders(db, daysAgo(demoStoreBounds.maxAgeDays));
  await pruneOrderRecords(db, "demo", daysAgo(demoStoreBounds.maxAgeDays), demoStoreBounds.maxPayments);
  await pruneOrderRecords(db, "live", daysAgo(unpaidLive.maxAgeDays), unpaidLive.maxRows);
  await forgetRefusedReviews(db, daysAgo(refusedReviewDays));
  await forgetReviewMails(db, daysAgo(reviewMailDays));
  await forgetOldDataRequests(db, daysAgo(doneRequestDays));
  await deleteOldAuditEntries(db, daysAgo(365));
  await pruneRefusedLogins(db);
  await pruneTickets(db, "export_tickets");
  await pruneTickets(db, "catalog_previews");
  await pruneCatalogChanges(db);
}

/**
 * Starts what a running shop does again and again: reading what other processes changed, saving counts, deleting what
 * is old.
 * @param campaigns goes on with those that a killed process left, and begins those whose moment has come
 * @returns what stops it all
 */
export function startRepeatedWork(
  context: AppContext,
  campaigns: { readonly resumeCampaigns: () => Promise<void>; readonly startScheduled: () => Promise<void> },
): () => void {
  const { catalog, texts, limiter, notFoundLog, log } = context;
  const attempt = (what: string, work: () => Promise<unknown>): void => {
    work().catch((error: unknown) => log.warn({ err: error }, `${what} has to wait`));
  };
  const repeat = (ms: number, what: string, work: () => Promise<unknown>): NodeJS.Timeout =>
    setInterval(() => attempt(what, work), ms).unref();
  const fill = (): Promise<void> => fillSearchTexts(context.database.db);
  attempt("filling search texts", fill);
  const timers = [
    repeat(readMs, "reading the catalog again", () => catalog.refresh()),
    repeat(readMs, "reading the texts of staff again", () => texts.refresh()),
    repeat(15_000, "counting paths that give 404", async () => {
      await notFoundLog.flush();
      await notFoundLog.refresh();
    }),
    repeat(readMs, "comparing the clock with the database's", () => context.database.clock.compare()),
    repeat(minuteMs, "writing to the database", () => context.database.ping()),
    repeat(minuteMs, "deleting expired rate limits", () => limiter.deleteExpired()),
    repeat(hourMs, "a campaign that isn't queued whole", campaigns.resumeCampaigns),
    repeat(15_000, "a campaign whose moment has come", campaigns.startScheduled),
    repeat(10 * minuteMs, "asking for reviews", () => askForReviews(context)),
    repeat(minuteMs, "a scheduled backup", () => context.backups.makeScheduled()),
    repeat(hourMs, "filling search texts", fill),
    repeat(hourMs, "deleting old rows", () => deleteOldRows(context)),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
