import { DatabaseSync } from "node:sqlite";

const waitMs = 30_000;
const stepMs = 25;

/** Freed by `close`, or at the end of a block with `using`. */
export type FileLock = Pick<DatabaseSync, "close" | typeof Symbol.dispose>;

export type LockMode = "shared" | "exclusive";

const isBusy = (error: unknown): boolean => error instanceof Error && "errcode" in error && error.errcode === 5;

/** A transaction that has read, or one that alone may write. Without a journal file it works on a full disk too. */
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

/** Tries until there is a lock; null when there is none in time. */
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

/** Takes SQLite's own lock on a file, freed when it is closed or its holder is killed; null when not free in time. */
export const takeFileLock = (path: string, mode: LockMode, timeoutMs: number): Promise<FileLock | null> =>
  waitForLock(() => tryLock(path, mode), timeoutMs, stepMs);

/** Runs `work` while no other process runs one under the same lock file. @throws after half a minute */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  using lock = await takeFileLock(path, "exclusive", waitMs);
  if (!lock) throw new Error(`${path} is locked by another process`);
  return await work();
}
