import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

async function tag(password: string, nonce: Buffer): Promise<Buffer> {
  return Buffer.from(await derive("argon2id", { message: Buffer.from(password.normalize("NFC")), nonce, ...cost }));
}

/**
 * The argon2id hash of a password with its salt, as text to be stored.
 * @param nonce the salt: 16 random bytes, unless the same hash must come out again
 */
export async function hashPassword(password: string, nonce: Buffer = randomBytes(16)): Promise<string> {
  return `argon2id$${nonce.toString("base64url")}$${(await tag(password, nonce)).toString("base64url")}`;
}

/** Compared with the password of an unknown user, so that it takes as long as for a known one; never equal. */
const nobody = `argon2id$${Buffer.alloc(16).toString("base64url")}$${Buffer.alloc(32).toString("base64url")}`;

/** Whether the password matches the stored hash. Null stands for an unknown user and takes the same time. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [kind, salt, expected] = (stored ?? nobody).split("$");
  if (kind !== "argon2id" || salt === undefined || expected === undefined) return false;
  const given = await tag(password, Buffer.from(salt, "base64url"));
  const known = Buffer.from(expected, "base64url");
  return known.length === given.length && timingSafeEqual(known, given) && stored !== null;
}
