import { serverMessages } from "#content/server-messages.ts";
import { accountKey } from "#server/auth/account-key.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { groupCommit } from "#server/db/group-commit.ts";
import { boundedTries, refundHit } from "#server/db/queries/rate-limits.ts";
import { isUnavailable } from "#server/db/unavailable.ts";
import { siteNetwork } from "./client-ip.ts";
import { CounterTable, type Limit } from "./counter-table.ts";
import { httpError } from "./http-error.ts";

/**
 * The list. Each call that guesses, writes or asks somebody else has a limit by address; those that name an account or
 * a mailbox also one by that. Logins have a list of their own below.
 */
export const rateLimits = {
  subscribe: { address: { tries: 120, seconds: 60 } },
  shipDateAlert: { address: { tries: 60, seconds: 60 } },
  // Generous: a mail provider unsubscribes many people from few IP addresses.
  subscriptionLink: { address: { tries: 600, seconds: 60 } },
  contact: { address: { tries: 20, seconds: 600 }, account: { tries: 10, seconds: 600 } },
  // By address only: nobody may keep a consumer from withdrawing by using up their mailbox's tries.
  withdrawal: { address: { tries: 20, seconds: 600 } },
  /** A page of subscribers as the staff screens show it; larger ones, and the whole list, are in the audit log. */
  subscriberPage: { address: { tries: 1200, seconds: 600 }, account: { tries: 300, seconds: 600 } },
  subscriberBulk: { address: { tries: 60, seconds: 600 }, account: { tries: 30, seconds: 600 } },
  /** A campaign's test mail, by the staff account that asks for it. */
  campaignTest: { address: { tries: 30, seconds: 600 }, account: { tries: 10, seconds: 600 } },
  /** Guesses at one's own former password, by the staff account that asks to change it. */
  staffPassword: { address: { tries: 30, seconds: 600 }, account: { tries: 10, seconds: 600 } },
  /** Joining a list with a tagged address (name+tag@): one mailbox has no end of those. */
  taggedAddress: { address: { tries: 20, seconds: 600 }, account: { tries: 5, seconds: 86_400 } },
  demoStore: { address: { tries: 300, seconds: 60 } },
  /** New carts and payments of the demo store, each a row. */
  demoCart: { address: { tries: 120, seconds: 600 } },
  manualVote: { address: { tries: 30, seconds: 600 } },
  unansweredSearch: { address: { tries: 30, seconds: 600 } },
  admin: { address: { tries: 300, seconds: 60 } },
  /** Changes of the catalog, each a row and a new rendering of every page. */
  catalogChange: { address: { tries: 60, seconds: 60 } },
  /** Asking for a preview, and looking at one: a rendering each. */
  catalogPreview: { address: { tries: 60, seconds: 60 } },
  /** Pages that aren't cached, such as searches: rendering costs a hundred times as much as a cached page. */
  render: { address: { tries: 600, seconds: 60 } },
  paymentStatus: { address: { tries: 60, seconds: 60 } },
} as const satisfies Record<string, { readonly address: Limit; readonly account?: Limit }>;

/**
 * The list of mails that a stranger can cause to somebody else's mailbox. Beyond any of the three nothing is refused:
 * only the mail isn't sent (server/middleware/mail-limits.ts).
 */
export const mailLimits = {
  /** The receipt of a withdrawal. */
  receipt: {
    address: { tries: 10, seconds: 3600 },
    mailbox: { tries: 3, seconds: 86_400 },
    overall: { tries: 200, seconds: 3600 },
  },
  /** The question whether somebody really subscribed (DOUBLE_OPT_IN). */
  confirm: {
    address: { tries: 30, seconds: 3600 },
    mailbox: { tries: 3, seconds: 86_400 },
    overall: { tries: 1000, seconds: 3600 },
  },
} as const satisfies Record<string, { readonly address: Limit; readonly mailbox: Limit; readonly overall: Limit }>;

export type RateLimitName = keyof typeof rateLimits;

/**
 * The limits of both logins (login-limits.ts). Tries that succeed are taken back, so only failures add up.
 */
export const loginLimits = {
  /** One device that has logged in to the account before. Beyond it, the device counts as unknown. */
  device: { tries: 10, seconds: 300 },
  /** One network, whatever accounts it names. */
  network: { tries: 30, seconds: 300 },
  /** One account from one network. */
  accountFromNetwork: { tries: 10, seconds: 300 },
  /** One account from all unknown devices together: a guesser over many networks waits. */
  account: { tries: 50, seconds: 600 },
} as const satisfies Record<string, Limit>;

/** A rate limiter. `consume` returns null, or the seconds to wait. */
export type RateLimiter = {
  consume(key: string, limit: Limit): Promise<number | null>;
  /** Refunds a successful attempt, so that only failures count. The limit is the one it was counted by. */
  refund(key: string, limit: Limit): Promise<void>;
  /** Deletes expired windows. */
  deleteExpired(): Promise<void>;
};

/** Counters in memory, and in the table that replicas share: neither can be blown up from outside. */
const maxCounters = 20_000;
const maxRows = 50_000;

/** A rate limiter in memory: for a single process. */
export function memoryRateLimiter(now: () => number = Date.now): RateLimiter {
  const counters = new CounterTable(now, maxCounters);
  return {
    async consume(key, limit) {
      const { count, resetsAt } = counters.consume(key, limit);
      return count > limit.tries ? waitSeconds(resetsAt, now()) : null;
    },
    refund: async (key, limit) => counters.refund(key, limit),
    deleteExpired: async () => counters.prune(),
  };
}

const waitSeconds = (resetsAt: number, now: number): number => Math.max(1, Math.ceil((resetsAt - now) / 1000));

/**
 * A rate limiter in the database, shared by all replicas. While the database is unavailable, each replica counts in
 * memory. Concurrent calls are batched, so that a crowd uses one connection and leaves the others to writes.
 */
export function databaseRateLimiter(database: DatabaseClient, rows = maxRows): RateLimiter {
  const alone = memoryRateLimiter();
  const table = boundedTries(database, rows);
  const count = groupCommit(table.count);
  return {
    async consume(key, limit) {
      try {
        const said = await count({ key, windowMs: limit.seconds * 1000, maxTries: limit.tries });
        return said.count > limit.tries ? waitSeconds(said.resetsAt, Date.now()) : null;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return alone.consume(key, limit);
      }
    },
    refund: (key, { tries }) => refundHit(database.db, key, tries),
    deleteExpired: async () => {
      await alone.deleteExpired();
      await table.prune();
    },
  };
}

/** So many times the tries of one /64 network may come from the /48 around it: a site has many customers in it. */
const siteTimes = 8;

/**
 * The counters of an address: its own, and of IPv6 its site's.
 * @param name what is counted, such as "contact"
 */
export function addressCounters(name: string, address: string, limit: Limit): [key: string, limit: Limit][] {
  const counters: [key: string, limit: Limit][] = [[`${name} from ${address}`, limit]];
  const site = siteNetwork(address);
  if (site !== null) counters.push([`${name} from ${site}`, { ...limit, tries: siteTimes * limit.tries }]);
  return counters;
}

/**
 * Counts one attempt by IP address, and by account where one is given.
 * @throws an HTTPException with 429 and Retry-After when the limit is exceeded
 */
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
  for (const [key, one] of counted) {
    const wait = await limiter.consume(key, one);
    if (wait !== null) {
      throw httpError(429, serverMessages.tooMany, { "Retry-After": String(wait) });
    }
  }
}
