import { timingSafeEqual } from "node:crypto";

/** Whether two secrets are the same. How long it takes doesn't say where they differ, only whether they are as long. */
export function isSameSecret(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
