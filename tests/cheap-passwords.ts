import crypto, { type Argon2Algorithm, type Argon2Parameters } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { hashListener } from "./password-hashes.ts";

// A set-up of the unit tests: a password costs a thousandth of its processor time and memory, because hundreds of logins
// are compared where the strength isn't the subject. `vi.stubEnv("FULL_PASSWORD_COST", "1")` keeps it.

/** The least that argon2 takes. */
const cheapest = { memory: 8, passes: 1, parallelism: 1 } as const;
const installed = Symbol.for("tests/cheap-passwords");

if (!Reflect.has(globalThis, installed)) {
  Reflect.set(globalThis, installed, true);
  const { argon2 } = crypto;
  crypto.argon2 = (
    algorithm: Argon2Algorithm,
    parameters: Argon2Parameters,
    callback: (error: Error | null, derived: NonSharedBuffer) => void,
  ): void => {
    Reflect.get(globalThis, hashListener)?.(parameters);
    const cost = process.env.FULL_PASSWORD_COST === undefined ? cheapest : {};
    argon2(algorithm, { ...parameters, ...cost }, callback);
  };
  // Also for what imports it by its name.
  syncBuiltinESMExports();
}
