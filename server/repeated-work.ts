import type { AppContext } from "./app-context.ts";
import { deleteOldAuditEntries, pruneRefusedLogins } from "./db/queries/audit-log.ts";
import { pruneCatalogChanges } from "./db/queries/catalog-changes.ts";
import { deleteOldDemoOrders } from "./db/queries/demo-store.ts";
import { pruneOrderRecords } from "./db/queries/recorded-orders.ts";
import { pruneTickets } from "./db/queries/tickets.ts";
import { deleteExpiredSessions } from "./db/queries/users.ts";
import { demoStoreBounds } from "./demo-store/bounds.ts";

/** In milliseconds. Another replica's changes show within ten seconds, also when one read fails. */
const every = {
  catalog: 3_000,
  texts: 3_000,
  limits: 60_000,
  health: 60_000,
  notFoundLog: 15_000,
  cleanUp: 60 * 60_000,
};
/** Anybody may open checkouts at a live store and try cards there, which it reports. */
const unpaidLive = { maxAgeDays: 90, maxRows: 50_000 };
const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

async function deleteOldRows({ database }: Pick<AppContext, "database">): Promise<void> {
  const { db } = database;
  await deleteExpiredSessions(db);
  await deleteOldDemoOrders(db, daysAgo(demoStoreBounds.maxAgeDays));
  await pruneOrderRecords(db, "demo", daysAgo(demoStoreBounds.maxAgeDays), demoStoreBounds.maxPayments);
  await pruneOrderRecords(db, "live", daysAgo(unpaidLive.maxAgeDays), unpaidLive.maxRows);
  await deleteOldAuditEntries(db, daysAgo(365));
  await pruneRefusedLogins(db);
  await pruneTickets(db, "export_tickets");
  await pruneTickets(db, "catalog_previews");
  await pruneCatalogChanges(db);
}

/**
 * What a running shop does repeatedly.
 * @param resumeCampaigns those that a killed process left
 * @returns a function that stops it
 */
export function startRepeatedWork(context: AppContext, resumeCampaigns: () => Promise<void>): () => void {
  const { catalog, texts, limiter, notFoundLog, log } = context;
  const repeat = (ms: number, what: string, work: () => Promise<unknown>): NodeJS.Timeout =>
    setInterval(() => {
      work().catch((error: unknown) => log.warn({ err: error }, `${what} has to wait`));
    }, ms).unref();
  const timers = [
    repeat(every.catalog, "reading the catalog again", () => catalog.refresh()),
    repeat(every.texts, "reading the texts of staff again", () => texts.refresh()),
    repeat(every.notFoundLog, "counting paths that give 404", async () => {
      await notFoundLog.flush();
      await notFoundLog.refresh();
    }),
    repeat(every.health, "writing to the database", () => context.database.ping()),
    repeat(every.limits, "deleting expired rate limits", () => limiter.deleteExpired()),
    repeat(every.cleanUp, "a campaign that isn't queued whole", resumeCampaigns),
    repeat(every.cleanUp, "deleting old rows", () => deleteOldRows(context)),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
