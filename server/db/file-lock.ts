import { DatabaseSync } from "node:sqlite";

const waitMs = 30_000;
const stepMs = 25;

/** Shared: by as many as like at once. Exclusive: by one, and only while nobody shares it. */
export type LockMode = "shared" | "exclusive";
/** A lock that is held until it is given back, or until its process ends. */
export type FileLock = { release(): void };

const isBusy = (error: unknown): boolean => error instanceof Error && "errcode" in error && error.errcode === 5;

/**
 * What makes SQLite lock the file: a transaction that has read, or one that alone may write. Without a file for its journal it
 * can be taken on a full disk too.
 */
const statements = {
  shared: "begin; select count(*) from sqlite_master",
  exclusive: "pragma journal_mode = memory; begin exclusive",
} as const satisfies Record<LockMode, string>;

function tryLock(lock: DatabaseSync, mode: LockMode): boolean {
  try {
    lock.exec(statements[mode]);
    return true;
  } catch (error) {
    if (!isBusy(error)) throw error;
    if (lock.isTransaction) lock.exec("rollback");
    return false;
  }
}

/**
 * Takes the lock on a file as soon as it is free, without blocking this process meanwhile; null when it isn't free in
 * time. The lock is SQLite's own on that file, so the system releases it when its holder is killed.
 * @throws when the file can't be opened
 */
export async function takeFileLock(path: string, mode: LockMode, timeoutMs: number): Promise<FileLock | null> {
  const lock = new DatabaseSync(path);
  try {
    const until = performance.now() + timeoutMs;
    while (!tryLock(lock, mode)) {
      if (performance.now() >= until) {
        lock.close();
        return null;
      }
      await new Promise((resolve) => setTimeout(resolve, stepMs));
    }
    return { release: () => lock.close() };
  } catch (error) {
    if (lock.isOpen) lock.close();
    throw error;
  }
}

/**
 * Runs `work` while no other process runs one under the same lock file.
 * @throws what `work` throws, or when the lock isn't free within half a minute
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = await takeFileLock(path, "exclusive", waitMs);
  if (!lock) throw new Error(`${path} is locked by another process`);
  try {
    return await work();
  } finally {
    lock.release();
  }
}
