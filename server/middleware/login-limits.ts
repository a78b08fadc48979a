import { serverMessages } from "#content/server-messages.ts";
import { accountKey } from "#server/auth/account-key.ts";
import type { LoginRealm } from "#server/auth/known-devices.ts";
import { QueueFullError, type Turn } from "#server/work-queue.ts";
import type { Limit } from "./counter-table.ts";
import { httpError } from "./http-error.ts";
import { addressCounters, loginLimits, type RateLimiter } from "./rate-limits.ts";

/** Who tries to log in: an account named from a network, on a device that has logged in to it before or not. */
export type LoginTry = {
  readonly realm: LoginRealm;
  readonly username: string;
  readonly address: string;
  /** The id of a known device, or null. */
  readonly device: string | null;
};

/**
 * Counts one try to log in, before the password is looked at (docs/decisions/no-account-lockout.md). A known device has
 * a counter of its own, which nobody else can fill; when it has failed too often, it is counted like any other client:
 * by network, by account and network, and by account. A try that is refused costs nothing in the counters that let it
 * pass.
 * @returns the function that takes a successful try back
 * @throws an HTTPException with 429 and Retry-After when the limit is exceeded
 */
export async function countLogin(
  limiter: RateLimiter,
  { realm, username, address, device }: LoginTry,
): Promise<() => Promise<void>> {
  // Quoted, so that no user name can spell the key of another counter.
  const account = JSON.stringify(accountKey(username));
  if (device !== null) {
    // Its first word is its own: when the table is full, strangers share no counter with known devices.
    const key = `known-${realm}-device as ${account} on ${device}`;
    if ((await limiter.consume(key, loginLimits.device)) === null) return () => limiter.refund(key, loginLimits.device);
  }
  const counters: [key: string, limit: Limit][] = [
    ...addressCounters(`${realm} login`, address, loginLimits.network),
    [`${realm} login as ${account} from ${address}`, loginLimits.accountFromNetwork],
    [`${realm} login as ${account}`, loginLimits.account],
  ];
  const passed: typeof counters = [];
  const refund = async (): Promise<void> => {
    for (const [key, limit] of passed) await limiter.refund(key, limit);
  };
  for (const [key, limit] of counters) {
    const wait = await limiter.consume(key, limit);
    if (wait !== null) {
      await refund();
      throw httpError(429, serverMessages.tooMany, { "Retry-After": String(wait) });
    }
    passed.push([key, limit]);
  }
  return refund;
}

/**
 * Tries to log in: counts the try, checks the password, and takes the try back when it was right or couldn't be checked.
 * @param check gives who it is, or null for a wrong name or password
 * @throws an HTTPException as {@link countLogin}, and what `check` throws
 */
export async function tryLogin<T>(
  limiter: RateLimiter,
  loginTry: LoginTry,
  check: (turn: Turn) => Promise<T | null>,
): Promise<T | null> {
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
