import { chmodSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "./data-folder.ts";
import { type LockMode, takeFileLock } from "./file-lock.ts";

/** A lock on a whole database, held until it is released, or until the process ends. */
export type RunningLock = { release(): Promise<void> };

/** Where the database is that a lock is about: a folder for SQLite, an address for Postgres. */
export type LockPlace = { readonly dataDir: string; readonly databaseUrl: string | null };

/**
 * What is locked, by a file of its own beside the database: what locks the database itself comes and goes with each
 * write.
 */
const lockFiles = { running: "running.lock", backup: "backup.lock" } as const;

async function take(
  { dataDir, databaseUrl }: LockPlace,
  what: keyof typeof lockFiles,
  mode: LockMode,
  waitMs: number,
): Promise<RunningLock | null> {
  if (databaseUrl !== null) {
    const { takeAdvisoryLock } = await import("./advisory-lock.ts");
    return takeAdvisoryLock(databaseUrl, what, mode, waitMs);
  }
  makeDataFolder(dataDir);
  const path = join(dataDir, lockFiles[what]);
  const lock = await takeFileLock(path, mode, waitMs);
  chmodSync(path, 0o600);
  return lock && { release: async () => lock.close() };
}

/**
 * Takes the lock that each process holds that answers visitors, so that nobody restores a backup under it; many share
 * it.
 * @returns null when a restore is still under way after `waitMs`
 * @throws when the database can't be reached, or the folder not be written to
 */
export const lockForRunning = (place: LockPlace, waitMs = 30_000): Promise<RunningLock | null> =>
  take(place, "running", "shared", waitMs);

/**
 * Takes the lock that a restore holds, alone: no shop runs on the database meanwhile, and none that starts gets beyond
 * waiting.
 * @returns null when a shop still runs after `waitMs`
 * @throws as `lockForRunning`
 */
export const lockForRestore = (place: LockPlace, waitMs = 2_000): Promise<RunningLock | null> =>
  take(place, "running", "exclusive", waitMs);

/**
 * Takes the lock that the process holds which makes a backup by itself or by the button: one at a time.
 * @returns null while another process makes one
 * @throws as `lockForRunning`
 */
export const lockForBackup = (place: LockPlace): Promise<RunningLock | null> => take(place, "backup", "exclusive", 0);
