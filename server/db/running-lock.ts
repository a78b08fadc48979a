import { chmodSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "./data-folder.ts";
import { type LockMode, takeFileLock } from "./file-lock.ts";

/** A lock on a whole database, held until it is released, or until the process ends. */
export type RunningLock = { release(): Promise<void> };

/** Where the database is that a lock is about: a folder for SQLite, an address for Postgres. */
export type LockPlace = { readonly dataDir: string; readonly databaseUrl: string | null };

/** A file of its own beside the database: what locks the database itself comes and goes with each write. */
const lockFile = "running.lock";

async function take({ dataDir, databaseUrl }: LockPlace, mode: LockMode, waitMs: number): Promise<RunningLock | null> {
  if (databaseUrl !== null) {
    const { takeAdvisoryLock } = await import("./advisory-lock.ts");
    return takeAdvisoryLock(databaseUrl, mode, waitMs);
  }
  makeDataFolder(dataDir);
  const path = join(dataDir, lockFile);
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
  take(place, "shared", waitMs);

/**
 * Takes the lock that a restore holds, alone: no shop runs on the database meanwhile, and none that starts gets beyond
 * waiting.
 * @returns null when a shop still runs after `waitMs`
 * @throws as `lockForRunning`
 */
export const lockForRestore = (place: LockPlace, waitMs = 2_000): Promise<RunningLock | null> =>
  take(place, "exclusive", waitMs);
