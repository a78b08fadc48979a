import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { type Priority, workQueue } from "#server/lib/work-queue.ts";

const derive = promisify(argon2);

/**
 * Hashing takes 35 ms of a processor and 19 MiB each, so it is bounded over all visitors. Browsers that have logged in
 * to the account before wait in places of their own, which nobody else can fill.
 */
const hashing = workQueue({ running: 2, waiting: 20, waitingHigh: 20, maxWaitMs: 5_000 });

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

function tag(password: string, nonce: Buffer, priority: Priority = "normal"): Promise<Buffer> {
  const message = Buffer.from(password.normalize("NFC"));
  return hashing.run(async () => Buffer.from(await derive("argon2id", { message, nonce, ...cost })), priority);
}

/**
 * Gives the argon2id hash of a password with its salt, as the text that is stored.
 * @param nonce the salt, random unless the same hash must come out again
 * @throws QueueFullError while too many passwords are hashed
 */
export async function hashPassword(password: string, nonce: Buffer = randomBytes(16)): Promise<string> {
  return `argon2id$${nonce.toString("base64url")}$${(await tag(password, nonce)).toString("base64url")}`;
}

/** Compared with the password of an unknown user, so that it takes as long as for a known one; never equal. */
const nobody = `argon2id$${Buffer.alloc(16).toString("base64url")}$${Buffer.alloc(32).toString("base64url")}`;

/**
 * Says whether a password matches a stored hash.
 * @param stored null stands for an unknown user and takes the same time
 * @param priority `high` for a browser that has logged in to the account before
 * @throws QueueFullError while too many passwords are hashed
 */
export async function verifyPassword(password: string, stored: string | null, priority?: Priority): Promise<boolean> {
  const [kind, salt, expected] = (stored ?? nobody).split("$");
  if (kind !== "argon2id" || salt === undefined || expected === undefined) return false;
  const given = await tag(password, Buffer.from(salt, "base64url"), priority);
  const known = Buffer.from(expected, "base64url");
  return known.length === given.length && timingSafeEqual(known, given) && stored !== null;
}
