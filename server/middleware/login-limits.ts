import { serverMessages } from "#content/server-messages.ts";
import { accountKey } from "#server/auth/account-key.ts";
import type { LoginRealm } from "#server/auth/known-devices.ts";
import { QueueFullError, type Turn } from "#server/work-queue.ts";
import type { Limit } from "./counter-table.ts";
import { httpError } from "./http-error.ts";
import { addressCounters, loginLimits, type RateLimiter } from "./rate-limits.ts";

export type LoginTry = {
  readonly realm: LoginRealm;
  readonly username: string;
  readonly address: string;
  readonly device: string | null;
};

/**
 * Counts a login try, before the password is checked (docs/decisions/no-account-lockout.md). A known device has its own
 * counter, and counts like a stranger when it has failed too often.
 * @returns the refund
 * @throws HTTPException 429
 */
export async function countLogin(
  limiter: RateLimiter,
  { realm, username, address, device }: LoginTry,
): Promise<() => Promise<void>> {
  // Quoted, so that no user name can spell the key of another counter.
  const account = JSON.stringify(accountKey(username));
  if (device !== null) {
    // Named so that, when the table is full, strangers share no counter with known devices.
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

/** Counts the try, checks the password, and refunds a success or a failed check. @throws as {@link countLogin} */
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
