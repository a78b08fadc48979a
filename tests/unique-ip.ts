import { createHash } from "node:crypto";

/** An IP address derived from a text, so that tests don't share rate limits. */
export function uniqueIp(text: string): string {
  return ["10", ...createHash("sha256").update(text).digest().subarray(0, 3)].join(".");
}
