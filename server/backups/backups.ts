import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { backupMessages } from "#content/admin-backups.ts";
import { sizeText } from "#content/file-size.ts";
import type { Config } from "#server/config/config.ts";
import { backup } from "#server/db/backup.ts";
import { connectToRead, type DatabaseClient } from "#server/db/database.ts";
import {
  type BackupFailure,
  readBackupFailure,
  readLastBackup,
  recordBackup,
  recordBackupFailure,
} from "#server/db/queries/app-state.ts";
import { lockForBackup, type RunningLock } from "#server/db/running-lock.ts";
import { bytesOfFiles } from "#server/db/sqlite-files.ts";
import type { Log } from "#server/lib/log.ts";
import { backupFolder, backupsIn, diskRoom, kindOf, newBackupName, pruneBackups } from "./backup-files.ts";
import { nextBackupAt, readBackupSettings } from "./backup-schedule.ts";

/** How a backup ended: the name of its file, or why there is none. */
export type BackupOutcome = { readonly made: string } | { readonly failed: string };

/** A backup that was begun. */
export type BegunBackup = { readonly ended: Promise<BackupOutcome> };

/** How this process's backups stand; moments are ISO 8601. */
export type BackupStatus = {
  readonly running: boolean;
  /** Why the last try failed, on whichever replica; null where one succeeded since. */
  readonly failure: BackupFailure | null;
  /** When the next one is made by itself; null for never. */
  readonly nextAt: string | null;
};

/** The backups that the shop makes itself, into `DATA_DIR/backups`. */
export type Backups = {
  /** Begins a backup that somebody wants; null while one is made, here or on another replica. */
  readonly begin: () => Promise<BegunBackup | null>;
  /** Makes the scheduled one if it is due and no replica makes one. To be called again and again. */
  readonly makeScheduled: () => Promise<void>;
  readonly status: () => Promise<BackupStatus>;
  /** Ends the one that is under way. */
  readonly close: () => Promise<void>;
};

/** What keeps the disk from filling up: the shop itself has to go on writing. */
const reserve = (allBytes: number): number => Math.min(256 * 1024 * 1024, allBytes / 20);

/** Thrown where the disk has no room for a backup. */
class NoRoomError extends Error {
  override name = "NoRoomError";
}

/** @throws NoRoomError where so many bytes more would leave too little for the shop */
async function checkRoom(folder: string, bytes: number): Promise<void> {
  const room = await diskRoom(folder);
  if (!room) return;
  const needed = bytes + reserve(room.all);
  if (room.free < needed) throw new NoRoomError(backupMessages.noRoom(sizeText(room.free), sizeText(needed)));
}

/** The codes of an error and of what caused it. */
const codesOf = (error: unknown): unknown[] =>
  error instanceof Error ? [Reflect.get(error, "code"), ...codesOf(error.cause)] : [];

/** Says why a backup failed, in sentences for an admin. */
function reasonOf(error: unknown, folder: string): string {
  if (error instanceof NoRoomError) return error.message;
  const codes = codesOf(error);
  if (codes.includes("ENOSPC") || codes.includes("EDQUOT")) return backupMessages.diskFull;
  if (["EACCES", "EPERM", "EROFS"].some((code) => codes.includes(code))) return backupMessages.noPermission(folder);
  if (codes.includes("ABORT_ERR")) return backupMessages.stopped;
  return backupMessages.unknown(error instanceof Error ? error.message : String(error));
}

type BackupsOptions = {
  readonly config: Pick<Config, "dataDir" | "databaseUrl" | "backups">;
  readonly database: DatabaseClient;
  readonly log: Log;
};

/** Makes what makes the shop's own backups. Each is read on a connection of its own, so that nothing waits for it. */
export function createBackups({ config, database, log }: BackupsOptions): Backups {
  const folder = backupFolder(config);
  const { db, clock } = database;
  const startedAt = clock.now();
  const stopping = new AbortController();
  let running: Promise<BackupOutcome> | null = null;
  let taking: Promise<unknown> = Promise.resolve();
  /** Also where the database, on the same full disk, takes no record of it. */
  let failedHere: BackupFailure | null = null;

  async function write(name: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { kept } = (await readBackupSettings(db, config)).settings;
    // A lower number that was saved makes room for the next one.
    await pruneBackups(folder, kept);
    const before = backupsIn(folder).find((file) => kindOf(file.name) !== "other");
    await checkRoom(folder, before ? before.bytes * 1.25 : bytesOfFiles(config.dataDir));
    await database.ping();
    const own = await connectToRead(config);
    try {
      const allowMore = (): Promise<void> => checkRoom(folder, 0);
      await backup(own, join(folder, name), { signal: stopping.signal, allowMore });
    } finally {
      await own.close();
    }
    await recordBackup(db, new Date(clock.now()).toISOString());
    await pruneBackups(folder, kept);
  }

  async function make(name: string, lock: RunningLock): Promise<BackupOutcome> {
    try {
      await write(name);
      failedHere = null;
      log.info({ file: name }, "a backup was made");
      return { made: name };
    } catch (error) {
      const reason = reasonOf(error, folder);
      if (!stopping.signal.aborted) {
        log.error({ err: error, file: name }, "no backup was made");
        failedHere = { at: new Date(clock.now()).toISOString(), reason };
        await recordBackupFailure(db, failedHere).catch((err: unknown) =>
          log.warn({ err }, "that a backup failed couldn't be recorded"),
        );
      }
      return { failed: reason };
    } finally {
      running = null;
      await lock.release();
    }
  }

  /** Begins a backup unless one is made; `isWanted` is asked once nobody else can make one. */
  async function begin(kind: "schedule" | "hand", isWanted: () => Promise<boolean>): Promise<BegunBackup | null> {
    if (running || stopping.signal.aborted) return null;
    const lock = await lockForBackup(config);
    if (!lock) return null;
    if (running || stopping.signal.aborted || !(await isWanted())) {
      await lock.release();
      return null;
    }
    const name = newBackupName(kind, new Date(clock.now()));
    running = make(name, lock);
    return { ended: running };
  }

  async function status(): Promise<BackupStatus> {
    const lastAt = await readLastBackup(db);
    const recorded = await readBackupFailure(db);
    const { settings } = await readBackupSettings(db, config);
    const latest = failedHere && (!recorded || recorded.at < failedHere.at) ? failedHere : recorded;
    const failure = latest && (lastAt === null || lastAt < latest.at) ? latest : null;
    const millis = (iso: string | null | undefined): number | null => (iso ? Date.parse(iso) : null);
    const next = nextBackupAt({
      time: settings.time,
      lastAt: millis(lastAt),
      failedAt: millis(failure?.at),
      startedAt,
      now: clock.now(),
    });
    return { running: running !== null, failure, nextAt: next === null ? null : new Date(next).toISOString() };
  }

  const isDue = async (): Promise<boolean> => {
    const { nextAt } = await status();
    return nextAt !== null && Date.parse(nextAt) <= clock.now();
  };

  /** So that `close` waits for one that just takes its lock. */
  function followed<T>(work: Promise<T>): Promise<T> {
    taking = work.catch(() => {});
    return work;
  }

  return {
    begin: () => followed(begin("hand", async () => true)),
    async makeScheduled() {
      if (await isDue()) await (await followed(begin("schedule", isDue)))?.ended;
    },
    status,
    async close() {
      stopping.abort();
      await taking;
      await running;
    },
  };
}
