import type { Argon2Parameters } from "node:crypto";
import { onTestFinished } from "vitest";

/** Where `tests/cheap-passwords.ts` finds who wants to know of each hash that is computed. */
export const hashListener = Symbol.for("tests/password-hashes");

/** Collects, until the running test ends, with which salt and cost each hash of a password was asked for. */
export function collectHashes(): readonly Argon2Parameters[] {
  const computed: Argon2Parameters[] = [];
  Reflect.set(globalThis, hashListener, (parameters: Argon2Parameters) => computed.push(parameters));
  onTestFinished(() => void Reflect.deleteProperty(globalThis, hashListener));
  return computed;
}
