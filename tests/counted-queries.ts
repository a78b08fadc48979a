import { StatementSync } from "node:sqlite";
import pg from "pg";
import { vi } from "vitest";

/** Does some work, and counts how many statements were sent to a database of either kind meanwhile, by this process. */
export async function countQueries<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly queries: number }> {
  const spies = [
    vi.spyOn(StatementSync.prototype, "all"),
    vi.spyOn(StatementSync.prototype, "run"),
    vi.spyOn(StatementSync.prototype, "iterate"),
    vi.spyOn(pg.Client.prototype, "query"),
  ];
  try {
    const result = await work();
    return { result, queries: spies.reduce((sum, { mock }) => sum + mock.calls.length, 0) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
