import { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { insertNew, upsert } from "./query-parts.ts";

export async function readState(db: Database, key: string): Promise<string | null> {
  const row = await db.selectFrom("app_state").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value ?? null;
}

/** Inserts `value` if `key` is absent; returns the stored value. Safe across processes. */
export async function insertIfAbsent(db: Database, key: string, value: string): Promise<string> {
  await insertNew(db, "app_state", { key, value });
  return (await readState(db, key)) ?? value;
}

export const writeState = (db: Database, key: string, value: string): Promise<void> =>
  upsert(db, "app_state", "key", { key, value }, { value });

const backupKey = "last-backup-at";

export const recordBackup = (db: Database, at: string): Promise<void> => writeState(db, backupKey, at);

export async function readLastBackup(db: Database): Promise<string | null> {
  return z.iso.datetime().safeParse(await readState(db, backupKey)).data ?? null;
}

const tokensSinceKey = "staff-tokens-since";

export async function readTokensSince(db: Database): Promise<string> {
  return (await readState(db, tokensSinceKey)) ?? "";
}

export async function endStaffTokens(db: Database, now: number = Date.now()): Promise<void> {
  await writeState(db, tokensSinceKey, String(now));
  await db.deleteFrom("export_tickets").execute();
}
