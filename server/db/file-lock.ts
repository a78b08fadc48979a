import { DatabaseSync } from "node:sqlite";

const waitMs = 30_000;
const stepMs = 25;

/** A lock on a file, freed by `close`, or at the end of a block with `using`. */
export type FileLock = Pick<DatabaseSync, "close" | typeof Symbol.dispose>;

/** Shared: by as many as like at once. Exclusive: by one, and only while nobody shares it. */
export type LockMode = "shared" | "exclusive";

const isBusy = (error: unknown): boolean => error instanceof Error && "errcode" in error && error.errcode === 5;

/**
 * What makes SQLite lock a file: a transaction that has read, or one that alone may write. Without a journal file it
 * works on a full disk too.
 */
const statements = {
  shared: "begin; select count(*) from sqlite_master",
  exclusive: "pragma journal_mode = memory; begin exclusive",
} as const satisfies Record<LockMode, string>;

function tryLock(path: string, mode: LockMode): DatabaseSync | null {
  const lock = new DatabaseSync(path);
  try {
    lock.exec(statements[mode]);
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
}

/**
 * Tries again and again until there is a lock; null when there is none in time.
 * @param take gives the lock, or null while it is taken
 */
export async function waitForLock<Lock>(
  take: () => Lock | null | Promise<Lock | null>,
  timeoutMs: number,
  stepMs: number,
): Promise<Lock | null> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const lock = await take();
    if (lock || performance.now() >= until) return lock;
    await new Promise((resolve) => setTimeout(resolve, stepMs));
  }
}

/**
 * Takes SQLite's own lock on a file as soon as it is free, without blocking this process meanwhile; null when it isn't
 * free in time. The system frees it when its holder is killed.
 * @throws when the file can't be opened
 */
export const takeFileLock = (path: string, mode: LockMode, timeoutMs: number): Promise<FileLock | null> =>
  waitForLock(() => tryLock(path, mode), timeoutMs, stepMs);

/**
 * Runs `work` while no other process runs one under the same lock file.
 * @throws what `work` throws, and Error when the lock isn't free within half a minute
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  using lock = await takeFileLock(path, "exclusive", waitMs);
  if (!lock) throw new Error(`${path} is locked by another process`);
  return await work();
}
