import { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { readState, writeState } from "./app-state.ts";

const key = "last-backup-at";

export const recordBackup = (db: Database, at: string): Promise<void> => writeState(db, key, at);

export async function readLastBackup(db: Database): Promise<string | null> {
  return z.iso.datetime().safeParse(await readState(db, key)).data ?? null;
}
