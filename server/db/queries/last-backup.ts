import { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { readState, writeState } from "./app-state.ts";

const key = "last-backup-at";

/** Records that a backup was written at `at` (ISO 8601). */
export const recordBackup = (db: Database, at: string): Promise<void> => writeState(db, key, at);

/** When the last backup was written (ISO 8601); null when none was. */
export async function readLastBackup(db: Database): Promise<string | null> {
  return z.iso.datetime().safeParse(await readState(db, key)).data ?? null;
}
