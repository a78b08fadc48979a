import { accountKey } from "#server/auth/account-key.ts";
import type { LoginRealm } from "#server/auth/known-devices.ts";
import { QueueFullError, type Turn } from "#server/work-queue.ts";
import { addressCounters, countEach, loginLimits, type RateLimiter, tooMany } from "./rate-limits.ts";

export type LoginTry = {
  readonly realm: LoginRealm;
  readonly username: string;
  readonly address: string;
  readonly device: string | null;
};

/**
 * Counts a login try, before the password is checked (docs/decisions/no-account-lockout.md). A known device has its own
 * counter, and counts like a stranger when it has failed too often. @returns the refund @throws HTTPException 429
 */
export async function countLogin(limiter: RateLimiter, { realm, username, address, device }: LoginTry) {
  // Quoted, so that no user name can spell the key of another counter.
  const account = JSON.stringify(accountKey(username));
  if (device !== null) {
    // Named so that, when the table is full, strangers share no counter with known devices.
    const key = `known-${realm}-device as ${account} on ${device}`;
    if ((await limiter.consume(key, loginLimits.device)) === null) return () => limiter.refund(key, loginLimits.device);
  }
  const { wait, refund } = await countEach(limiter, [
    ...addressCounters(`${realm} login`, address, loginLimits.network),
    [`${realm} login as ${account} from ${address}`, loginLimits.accountFromNetwork],
    [`${realm} login as ${account}`, loginLimits.account],
  ]);
  if (wait !== null) throw tooMany(wait);
  return refund;
}

/** Counts the try, checks the password, and refunds a success or a failed check. @throws as {@link countLogin} */
export async function tryLogin<T>(limiter: RateLimiter, loginTry: LoginTry, check: (turn: Turn) => Promise<T | null>) {
  const refund = await countLogin(limiter, loginTry);
  try {
    const found = await check(loginTry.device === null ? "usual" : "first");
    if (found !== null) await refund();
    return found;
  } catch (error) {
    if (error instanceof QueueFullError) await refund();
    throw error;
  }
}
