import { DatabaseSync } from "node:sqlite";

const waitMs = 30_000;
const stepMs = 25;

export type LockMode = "shared" | "exclusive";
export type FileLock = { release(): void };

const isBusy = (error: unknown): boolean => error instanceof Error && "errcode" in error && error.errcode === 5;

/** A transaction that has read, or one that alone may write. Without a journal file it works on a full disk too. */
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

/** Takes SQLite's own lock on a file, which the system frees when its holder is killed; null when not free in time. */
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

/** Runs `work` while no other process runs one under the same lock file. @throws after half a minute */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = await takeFileLock(path, "exclusive", waitMs);
  if (!lock) throw new Error(`${path} is locked by another process`);
  try {
    return await work();
  } finally {
    lock.release();
  }
}
