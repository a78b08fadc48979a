import { DatabaseSync } from "node:sqlite";

const waitMs = 30_000;

/**
 * Runs `work` while no other process runs one under the same lock file. The lock is SQLite's own on that file,
 * so the system frees it when its holder is killed.
 * @throws what `work` throws, or when the lock isn't free within half a minute
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(path, { timeout: waitMs });
  try {
    lock.exec("begin exclusive");
    return await work();
  } finally {
    lock.close();
  }
}
