import { complaintDays } from "#content/admin-complaints.ts";
import { type TodayItem, type TodayKind, todayResponse } from "#contract/admin-today.ts";
import { addDays, utcDay } from "#contract/days.ts";
import type { AppContext } from "#server/app-context.ts";
import { passedDates } from "#server/catalog/passed-dates.ts";
import { readLastBackup } from "#server/db/queries/app-state.ts";
import { heldWorkBacklog } from "#server/db/queries/held-work.ts";
import type { Backlog } from "#server/db/queries/query-parts.ts";
import { backlogs } from "#server/db/queries/today.ts";
import { oldBackupMs } from "#server/preflight/last-backup.ts";
import { priceRows } from "./prices.ts";
import { setupFindings } from "./setup-findings.ts";
import { noQuery, queryCall } from "./staff-call.ts";

const hourMs = 60 * 60_000;
/** A mail server takes a mail within seconds. */
const slowMailMs = hourMs / 4;

const soonest = (): string => addDays(utcDay(), complaintDays.soonDays);

const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

/** One, where the last backup is too old or nobody ever made one. */
async function oldBackup({ database }: AppContext): Promise<Backlog> {
  const at = await readLastBackup(database.db);
  return { count: at === null || at < ago(oldBackupMs) ? 1 : 0, oldestAt: at };
}

/** One, where the last backup that was tried failed. */
async function failedBackup({ backups }: AppContext): Promise<Backlog> {
  const { failure } = await backups.status();
  return { count: failure ? 1 : 0, oldestAt: failure?.at ?? null };
}

/** One, where the prices of a live store don't arrive. */
async function missingPrices(context: AppContext): Promise<Backlog> {
  const { missingSince: since } = await priceRows(context);
  return { count: since === null ? 0 : 1, oldestAt: since };
}

/** The prices that are shown and aren't the shop's own. */
async function driftingPrices(context: AppContext): Promise<Backlog> {
  const { rows, at } = await priceRows(context);
  return { count: rows.filter(({ drifts }) => drifts).length, oldestAt: at };
}

async function passedCatalogDates({ config, catalog }: AppContext): Promise<Backlog> {
  const passed = passedDates(catalog.current(), { announcesSale: !config.priorPriceRule, now: new Date() });
  return { count: passed.length, oldestAt: passed.map(({ day }) => `${day}T00:00:00.000Z`).toSorted()[0] ?? null };
}

/** The whole seconds by which this server's clock differs from the database's, where that is enough to be told. */
function clockSkew({ clock }: AppContext["database"]): Backlog {
  return { count: clock.isSkewed() ? Math.round(Math.abs(clock.aheadMs()) / 1000) : 0, oldestAt: null };
}

type Check = readonly [kind: TodayKind, check: (context: AppContext) => Promise<Backlog>, role?: "admin"];

/** What can need somebody, and how that is found out, the most urgent first. Some of it only admins are told. */
const checks: readonly Check[] = [
  ["restored", ({ database }) => heldWorkBacklog(database.db)],
  ["live-prices", missingPrices],
  ["data-requests-overdue", ({ database }) => backlogs.overdueDataRequests(database.db, utcDay()), "admin"],
  ["complaints-overdue", ({ database }) => backlogs.overdueComplaints(database.db, utcDay())],
  ["withdrawals", ({ database }) => backlogs.openWithdrawals(database.db)],
  ["complaints-due", ({ database }) => backlogs.dueComplaints(database.db, utcDay(), soonest())],
  ["data-requests", ({ database }) => backlogs.openDataRequests(database.db, utcDay()), "admin"],
  ["mail-resting", ({ database }) => backlogs.restingMail(database.db)],
  ["mail-unsent", ({ database }) => backlogs.unsentMail(database.db)],
  ["clock", async ({ database }) => clockSkew(database)],
  ["messages", ({ database }) => backlogs.newMessages(database.db)],
  ["backup-failed", failedBackup],
  ["backup", oldBackup],
  ["catalog-dates", passedCatalogDates],
  ["catalog-changes", ({ database }) => backlogs.failedCatalogChanges(database.db, ago(7 * 24 * hourMs))],
  ["prices", driftingPrices],
  ["campaigns", ({ database }) => backlogs.goingCampaigns(database.db)],
  ["mail-put-off", ({ database }) => backlogs.putOffMail(database.db)],
  ["mail-waiting", ({ database }) => backlogs.waitingMail(database.db, ago(slowMailMs))],
  ["page-failures", ({ database }) => backlogs.pageFailures(database.db)],
  ["reviews", ({ database }) => backlogs.newReviews(database.db)],
  ["searches", ({ database }) => backlogs.openSearches(database.db)],
];

/** `GET /api/admin/today`: what needs somebody of whoever asks, the most urgent first. */
export const todayCall = queryCall(noQuery, todayResponse, async ({ context, staff }) => {
  const items: TodayItem[] = [];
  for (const [kind, check, role = staff.role] of checks) {
    if (role !== staff.role) continue;
    const { count, oldestAt } = await check(context);
    if (count > 0) items.push({ kind, count, oldestAt });
  }
  const findings = staff.role === "admin" ? await setupFindings(context) : [];
  const unsettled = findings.filter(({ level }) => level === "blocking").length;
  return { checkedAt: new Date().toISOString(), items, unsettled };
});
