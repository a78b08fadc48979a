import { join } from "node:path";
import { vi } from "vitest";
import type { ServerProcess } from "./server-process.ts";

/** Goes into the environment of a shop whose memory in use is asked for. */
export const reportingMemory = { NODE_OPTIONS: `--import=${join(import.meta.dirname, "report-memory.ts")}` } as const;

/**
 * Megabytes that a shop still references after all garbage was collected. Unlike resident memory it doesn't depend on when V8
 * collects and what it keeps for later. The shop was started with `reportingMemory`.
 */
export async function memoryInUseMb({ child, output }: ServerProcess): Promise<number> {
  const reports = (): string[] =>
    [...output().matchAll(/memory in use: (\d+) bytes\n/g)].map(([, bytes = ""]) => bytes);
  const before = reports().length;
  child.kill("SIGUSR2");
  const bytes = await vi.waitFor(() => {
    const report = reports()[before];
    if (report === undefined) throw new Error("the shop hasn't reported its memory");
    return Number(report);
  }, 60_000);
  return bytes / 1024 / 1024;
}
