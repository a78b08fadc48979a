import { createHash } from "node:crypto";

/** A network address made of a text, so that no visitor of a test meets the limits that another one has used up. */
export function ownAddress(text: string): string {
  return ["10", ...createHash("sha256").update(text).digest().subarray(0, 3)].join(".");
}
