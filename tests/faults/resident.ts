import { readFileSync } from "node:fs";

/** Resident memory of a process in megabytes. Linux only. */
export function residentMb(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1] ?? 0) / 1024;
}
