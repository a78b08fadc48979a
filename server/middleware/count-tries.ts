import type { MiddlewareHandler } from "hono";
import type { HTTPException } from "hono/http-exception";
import { serverMessages } from "#content/server-messages.ts";
import { accountKey } from "#server/lib/account-key.ts";
import { clientIp, siteNetwork } from "./client-ip.ts";
import type { Limit } from "./counter-table.ts";
import { httpError } from "./http-error.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { type RateLimitName, rateLimits } from "./rate-limits.ts";

/** One counter that a try is counted by: its key in the {@link RateLimiter}, and how many tries it takes. */
export type Counter = readonly [key: string, limit: Limit];

/** A /48 site has many customers, so it may try this many times as often as one /64. */
const siteTimes = 8;

/**
 * Gives the counters of a network address: its own, and of IPv6 that of the site around it.
 * @param name what is counted, such as `contact`
 * @param address as `clientIp` gives it
 */
export function addressCounters(name: string, address: string, limit: Limit): Counter[] {
  const counters: Counter[] = [[`${name} from ${address}`, limit]];
  const site = siteNetwork(address);
  if (site !== null) counters.push([`${name} from ${site}`, { ...limit, tries: siteTimes * limit.tries }]);
  return counters;
}

/** How a try was counted. */
export type CountedTry = {
  /** Null where the try is within all limits, else the seconds to wait by the counter that refused it. */
  readonly wait: number | null;
  /** Takes the try back from the counters that let it pass, once. */
  refund(): Promise<void>;
};

/**
 * Counts one try by several counters in turn, and stops at the first that is used up. Calls, logins, mails and reports
 * of failed pages are all counted by this. What becomes of a refused try is the caller's to say: a call keeps it
 * counted, a login or a mail takes it back, so that who is stopped by one counter uses up nothing that others share.
 */
export async function countTries(limiter: RateLimiter, counters: readonly Counter[]): Promise<CountedTry> {
  const passed: Counter[] = [];
  const refund = async (): Promise<void> => {
    for (const counter of passed.splice(0)) await limiter.refund(...counter);
  };
  for (const counter of counters) {
    const wait = await limiter.consume(...counter);
    if (wait !== null) return { wait, refund };
    passed.push(counter);
  }
  return { wait: null, refund };
}

/** Makes the refusal of a try, to be thrown: 429, and when to try again. @param wait in seconds */
export const tooMany = (wait: number): HTTPException =>
  httpError(429, serverMessages.tooMany, { "Retry-After": String(wait) });

/**
 * Counts a call by network address, and by account where one is given and the call has such a limit.
 * @param name a line of `rateLimits`
 * @throws HTTPException 429 with Retry-After when a limit is used up
 */
export async function enforceRateLimit(
  limiter: RateLimiter,
  name: RateLimitName,
  by: { readonly address: string; readonly account?: string },
): Promise<void> {
  const limit: { readonly address: Limit; readonly account?: Limit } = rateLimits[name];
  const counters = addressCounters(name, by.address, limit.address);
  if (limit.account && by.account !== undefined) {
    counters.push([`${name} as ${accountKey(by.account).slice(0, 254)}`, limit.account]);
  }
  const { wait } = await countTries(limiter, counters);
  if (wait !== null) throw tooMany(wait);
}

/** Makes the middleware that counts each request by its network address. @throws as `enforceRateLimit` */
export function countAddress(
  { config, limiter }: { readonly config: { readonly trustProxy: number }; readonly limiter: RateLimiter },
  name: RateLimitName,
): MiddlewareHandler {
  return async (c, next) => {
    await enforceRateLimit(limiter, name, { address: clientIp(c, config.trustProxy) });
    await next();
  };
}
