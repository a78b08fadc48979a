import { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { insertNew, upsert } from "./query-parts.ts";

/** Reads the value that the shop keeps for itself under a key; null where there is none. */
export async function readState(db: Database, key: string): Promise<string | null> {
  const row = await db.selectFrom("app_state").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value ?? null;
}

/** Keeps a value under a key that has none, and gives the value that is kept then. Safe across processes. */
export async function insertIfAbsent(db: Database, key: string, value: string): Promise<string> {
  await insertNew(db, "app_state", { key, value });
  return (await readState(db, key)) ?? value;
}

/** Keeps a value under a key, in place of an earlier one. */
export const writeState = (db: Database, key: string, value: string): Promise<void> =>
  upsert(db, "app_state", "key", { key, value }, { value });

const backupKey = "last-backup-at";

/** Records that a backup was written. @param at ISO 8601 */
export const recordBackup = (db: Database, at: string): Promise<void> => writeState(db, backupKey, at);

/** Reads when the last backup was written (ISO 8601); null when none was. */
export async function readLastBackup(db: Database): Promise<string | null> {
  return z.iso.datetime().safeParse(await readState(db, backupKey)).data ?? null;
}

/** The services that report payments. */
export type ReportingService = "stripe" | "shopify";
/** When a service reported last (ISO 8601), signed with its secret, and with a signature that doesn't fit; null for never. */
export type ReportMoment = { readonly signed: string | null; readonly refused: string | null };
/** When each service reported last. */
export type ReportMoments = Readonly<Record<ReportingService, ReportMoment>>;
const reportKeys = { signed: "last-report", refused: "last-refused-report" } as const;

/** Records that a service reported something, and whether it had signed that with its secret. @param at ISO 8601 */
export const recordReport = (
  db: Database,
  service: ReportingService,
  kind: keyof ReportMoment,
  at: string,
): Promise<void> => writeState(db, `${reportKeys[kind]}-${service}`, at);

/** Reads when each service reported last. */
export async function readReportMoments(db: Database): Promise<ReportMoments> {
  const read = async (service: ReportingService): Promise<ReportMoment> => ({
    signed: await readState(db, `${reportKeys.signed}-${service}`),
    refused: await readState(db, `${reportKeys.refused}-${service}`),
  });
  return { stripe: await read("stripe"), shopify: await read("shopify") };
}

const mailTestKey = "mail-test";
const mailTest = z.object({ at: z.iso.datetime(), works: z.boolean(), server: z.string() });
/** What came of the last test mail: whether the server of that name took it, and when that was (ISO 8601). */
type MailTest = z.infer<typeof mailTest>;
/** Whether mail was seen to go out: the last test, and when the shop's last mail was taken. */
export type MailTried = { readonly test: MailTest | null; readonly lastSentAt: string | null };

/** Reads when the last mail went out (ISO 8601); null where none did. */
export async function readLastSent(db: Database): Promise<string | null> {
  const last = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.max("sent_at").as("at"))
    // As in the condition of the index, without which SQLite reads every mail.
    .where("sent_at", "is not", null)
    .executeTakeFirst();
  return last?.at ?? null;
}

/** Records what came of a test mail. */
export const recordMailTest = (db: Database, test: MailTest): Promise<void> =>
  writeState(db, mailTestKey, JSON.stringify(test));

/** Reads whether mail was seen to go out. */
export async function readMailTried(db: Database): Promise<MailTried> {
  return {
    test: parseJson(mailTest, (await readState(db, mailTestKey)) ?? "null"),
    lastSentAt: await readLastSent(db),
  };
}

const failureKey = "backup-failure";
const backupFailure = z.object({ at: z.iso.datetime(), reason: z.string() });
/** Why a backup by the shop itself failed, and when (ISO 8601). */
export type BackupFailure = z.infer<typeof backupFailure>;

/** Records that a backup failed. */
export const recordBackupFailure = (db: Database, failure: BackupFailure): Promise<void> =>
  writeState(db, failureKey, JSON.stringify(failure));

/** Reads why the last backup that failed did; null where none failed. */
export async function readBackupFailure(db: Database): Promise<BackupFailure | null> {
  return parseJson(backupFailure, (await readState(db, failureKey)) ?? "null");
}

const tokensSinceKey = "staff-tokens-since";

/**
 * Reads since when staff tokens count, as it goes into them: milliseconds since 1970 in digits, empty where nobody has
 * ended them yet.
 */
export async function readTokensSince(db: Database): Promise<string> {
  return (await readState(db, tokensSinceKey)) ?? "";
}

/** Ends every staff token and every export ticket that is out, for all replicas. @param now milliseconds since 1970 */
export async function endStaffTokens(db: Database, now: number = Date.now()): Promise<void> {
  await writeState(db, tokensSinceKey, String(now));
  await db.deleteFrom("export_tickets").execute();
}
