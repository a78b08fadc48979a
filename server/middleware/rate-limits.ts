import type { MiddlewareHandler } from "hono";
import type { HTTPException } from "hono/http-exception";
import { serverMessages } from "#content/server-messages.ts";
import { signatureOf } from "#server/auth/signatures.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { groupCommit } from "#server/db/group-commit.ts";
import { boundedTries, type RateLimitCount, refundHit } from "#server/db/queries/rate-limits.ts";
import { isUnavailable } from "#server/db/unavailable.ts";
import { accountKey } from "#server/lib/account-key.ts";
import { clientIp, siteNetwork } from "./client-ip.ts";
import { counterTable, type Limit } from "./counter-table.ts";
import { httpError } from "./http-error.ts";

/** By address for each call that guesses, writes or asks somebody else, and by account or mailbox if it names one. */
export const rateLimits = {
  subscribe: { address: { tries: 120, seconds: 60 } },
  shipDateAlert: { address: { tries: 60, seconds: 60 } },
  // A mail provider unsubscribes many people from few IP addresses.
  subscriptionLink: { address: { tries: 600, seconds: 60 } },
  contact: { address: { tries: 20, seconds: 600 }, account: { tries: 10, seconds: 600 } },
  // By address only: nobody may keep a consumer from withdrawing by using up their mailbox's tries.
  withdrawal: { address: { tries: 20, seconds: 600 } },
  subscriberPage: { address: { tries: 1200, seconds: 600 }, account: { tries: 300, seconds: 600 } },
  subscriberBulk: { address: { tries: 60, seconds: 600 }, account: { tries: 30, seconds: 600 } },
  campaignTest: { address: { tries: 30, seconds: 600 }, account: { tries: 10, seconds: 600 } },
  /** Answers and notes to messages, and mails tried again, by the staff account. */
  inboxEntry: { address: { tries: 60, seconds: 600 }, account: { tries: 60, seconds: 600 } },
  staffPassword: { address: { tries: 30, seconds: 600 }, account: { tries: 10, seconds: 600 } },
  /** One mailbox has no end of tagged addresses. */
  taggedAddress: { address: { tries: 20, seconds: 600 }, account: { tries: 5, seconds: 86_400 } },
  demoStore: { address: { tries: 300, seconds: 60 } },
  demoCart: { address: { tries: 120, seconds: 600 } },
  manualVote: { address: { tries: 30, seconds: 600 } },
  /** One for each page that fails, from all browsers behind an address. */
  pageFailure: { address: { tries: 30, seconds: 600 } },
  unansweredSearch: { address: { tries: 30, seconds: 600 } },
  admin: { address: { tries: 300, seconds: 60 } },
  /** Some seconds of a processor each. */
  upload: { address: { tries: 60, seconds: 600 } },
  /** Each is a row and a new rendering of every page. */
  catalogChange: { address: { tries: 60, seconds: 60 } },
  catalogPreview: { address: { tries: 60, seconds: 60 } },
  /** Uncached pages cost a hundred times as much as cached ones. */
  render: { address: { tries: 600, seconds: 60 } },
  paymentStatus: { address: { tries: 60, seconds: 60 } },
  /** Stripe and Shopify deliver from few addresses. */
  webhook: { address: { tries: 600, seconds: 60 } },
} as const satisfies Record<string, { readonly address: Limit; readonly account?: Limit }>;

/** Pages told to have failed, from all visitors together: each is a row's write and a line of the log. */
export const allPageFailures: Counter = ["page failures", { tries: 300, seconds: 600 }];

/** Mails that strangers can cause. Beyond a limit the call succeeds without its mail (`countMail`). */
export const mailLimits = {
  receipt: {
    address: { tries: 10, seconds: 3600 },
    mailbox: { tries: 3, seconds: 86_400 },
    overall: { tries: 200, seconds: 3600 },
  },
  confirm: {
    address: { tries: 30, seconds: 3600 },
    mailbox: { tries: 3, seconds: 86_400 },
    overall: { tries: 1000, seconds: 3600 },
  },
} as const satisfies Record<string, { readonly address: Limit; readonly mailbox: Limit; readonly overall: Limit }>;

export type RateLimitName = keyof typeof rateLimits;

/** The limits of both logins; only failures add up. */
export const loginLimits = {
  device: { tries: 10, seconds: 300 },
  network: { tries: 30, seconds: 300 },
  accountFromNetwork: { tries: 10, seconds: 300 },
  /** One account from all unknown devices together: a guesser over many networks waits. */
  account: { tries: 50, seconds: 600 },
} as const satisfies Record<string, Limit>;

/** `consume` returns null, or the seconds to wait. */
export type RateLimiter = {
  consume(key: string, limit: Limit): Promise<number | null>;
  refund(key: string, limit: Limit): Promise<void>;
  deleteExpired(): Promise<void>;
};

const maxCounters = 20_000;

export function memoryRateLimiter(now: () => number = Date.now): RateLimiter {
  const counters = counterTable(now, maxCounters);
  return {
    async consume(key, limit) {
      return waitSeconds(counters.consume(key, limit), limit, now());
    },
    refund: async (key, limit) => counters.refund(key, limit),
    deleteExpired: async () => counters.prune(),
  };
}

const waitSeconds = ({ count, resetsAt }: RateLimitCount, { tries }: Limit, now: number): number | null =>
  count > tries ? Math.max(1, Math.ceil((resetsAt - now) / 1000)) : null;

/**
 * Shared by all replicas; in memory while the database is away. Calls are batched, so a crowd uses one connection. Of a key only
 * its call is stored as it is: addresses and accounts under a hash that nobody without `secret` can make.
 * @param rows about how many counters there may be
 */
export function databaseRateLimiter(
  database: DatabaseClient,
  rows = 50_000,
  secret: Uint8Array = new Uint8Array(),
): RateLimiter {
  const storedKey = (key: string): string => {
    const [call = "", ...who] = key.split(" ");
    return who.length === 0 ? call : `${call} ${signatureOf(secret, key)}`;
  };
  const alone = memoryRateLimiter();
  const table = boundedTries(database, rows);
  const count = groupCommit(table.count);
  return {
    async consume(key, limit) {
      try {
        const hit = await count({ key: storedKey(key), windowMs: limit.seconds * 1000, maxTries: limit.tries });
        return waitSeconds(hit, limit, hit.now);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return alone.consume(key, limit);
      }
    },
    refund: (key, { tries }) => refundHit(database.db, storedKey(key), tries),
    deleteExpired: async () => {
      await alone.deleteExpired();
      await table.prune();
    },
  };
}

/** A /48 site has many customers, so it may try this many times as often as one /64. */
const siteTimes = 8;

export type Counter = readonly [key: string, limit: Limit];

export function addressCounters(name: string, address: string, limit: Limit): Counter[] {
  const counters: Counter[] = [[`${name} from ${address}`, limit]];
  const site = siteNetwork(address);
  if (site !== null) counters.push([`${name} from ${site}`, { ...limit, tries: siteTimes * limit.tries }]);
  return counters;
}

/** Counts an attempt by IP address, and by account where given. @throws HTTPException 429 with Retry-After */
export async function enforceRateLimit(
  limiter: RateLimiter,
  name: RateLimitName,
  by: { readonly address: string; readonly account?: string },
): Promise<void> {
  const limit: { readonly address: Limit; readonly account?: Limit } = rateLimits[name];
  const counted = addressCounters(name, by.address, limit.address);
  if (limit.account && by.account !== undefined) {
    counted.push([`${name} as ${accountKey(by.account).slice(0, 254)}`, limit.account]);
  }
  for (const counter of counted) {
    const wait = await limiter.consume(...counter);
    if (wait !== null) throw tooMany(wait);
  }
}

export const tooMany = (wait: number): HTTPException =>
  httpError(429, serverMessages.tooMany, { "Retry-After": String(wait) });

/** Counts each request by its IP address. */
export function countAddress(
  { config, limiter }: { readonly config: { readonly trustProxy: number }; readonly limiter: RateLimiter },
  name: RateLimitName,
): MiddlewareHandler {
  return async (c, next) => {
    await enforceRateLimit(limiter, name, { address: clientIp(c, config.trustProxy) });
    await next();
  };
}

/** Counts by each in turn, or by none when one is used up. @returns the seconds to wait or null, and the refund */
export async function countEach(limiter: RateLimiter, counters: readonly Counter[]) {
  const counted: Counter[] = [];
  const refund = async (): Promise<void> => {
    for (const counter of counted.splice(0)) await limiter.refund(...counter);
  };
  for (const counter of counters) {
    const wait = await limiter.consume(...counter);
    if (wait !== null) {
      await refund();
      return { wait, refund };
    }
    counted.push(counter);
  }
  return { wait: null, refund };
}

/** An address in lower case without its tag: name+1@ and name+2@ are one mailbox. */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const [name = ""] = local.split("+");
  return `${name === "" ? local : name}@${domain}`;
}

export const isTagged = (email: string): boolean => mailboxOf(email) !== email.trim().toLowerCase();

/** Counts a mail by network, mailbox and all visitors, in this order, so that who is stopped uses up nothing shared. */
export async function countMail(
  limiter: RateLimiter,
  name: keyof typeof mailLimits,
  by: { readonly address: string; readonly email: string },
): Promise<{ readonly granted: boolean; refund(): Promise<void> }> {
  const limit = mailLimits[name];
  const { wait, refund } = await countEach(limiter, [
    ...addressCounters(`${name} mail`, by.address, limit.address),
    [`${name} mail to ${mailboxOf(by.email)}`, limit.mailbox],
    [`${name} mail`, limit.overall],
  ]);
  return { granted: wait === null, refund };
}
