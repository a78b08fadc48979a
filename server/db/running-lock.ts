import { chmodSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "./data-folder.ts";
import { type LockMode, takeFileLock } from "./file-lock.ts";

export type RunningLock = { release(): Promise<void> };

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

/** Shared by processes that answer visitors. @returns null when a restore is still under way after `waitMs` */
export const lockForRunning = (place: LockPlace, waitMs = 30_000): Promise<RunningLock | null> =>
  take(place, "shared", waitMs);

/** Held by a restore, alone. @returns null when a shop still runs after `waitMs` */
export const lockForRestore = (place: LockPlace, waitMs = 2_000): Promise<RunningLock | null> =>
  take(place, "exclusive", waitMs);
