import { DatabaseSync } from "node:sqlite";

const waitMs = 30_000;
const stepMs = 25;

const isBusy = (error: unknown): boolean => error instanceof Error && "errcode" in error && error.errcode === 5;

/** Takes the lock as soon as nobody else has it, without blocking this process meanwhile. */
async function take(lock: DatabaseSync): Promise<void> {
  const until = Date.now() + waitMs;
  for (;;) {
    try {
      return lock.exec("begin exclusive");
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, stepMs));
    }
  }
}

/**
 * Runs `work` while no other process runs one under the same lock file. The lock is SQLite's own on that file,
 * so the system frees it when its holder is killed.
 * @throws what `work` throws, or when the lock isn't free within half a minute
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(path);
  try {
    await take(lock);
    return await work();
  } finally {
    lock.close();
  }
}
