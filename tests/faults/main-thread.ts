import { readFileSync } from "node:fs";
import type { ServerProcess } from "./server-process.ts";

/** Linux counts in hundredths of a second, whatever its clock is. */
const tickMs = 10;

/** Processor time in milliseconds that the main thread of a server has taken since it started. Linux only. */
export function mainThreadMs({ child }: ServerProcess): number {
  const stat = readFileSync(`/proc/${child.pid}/task/${child.pid}/stat`, "utf8");
  // The name in parentheses may hold blanks; user time and system time are the 12th and 13th number after it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return tickMs * (Number(fields[11]) + Number(fields[12]));
}
