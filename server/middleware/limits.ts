import { serverMessages } from "#content/server-messages.ts";
import { groupCommit } from "#server/store/group-commit.ts";
import { boundedTries, uncountTry } from "#server/store/limits.ts";
import type { Store } from "#server/store/store.ts";
import { isUnavailable } from "#server/store/unavailable.ts";
import { siteNetwork } from "./address.ts";
import { CounterTable, type Limit } from "./counter-table.ts";
import { refusal } from "./refuse.ts";

/**
 * THE LIST. Each call that guesses, writes or asks somebody else has a limit by address; those that name an account or a
 * mailbox also one by that. Logins have a list of their own below.
 */
export const limits = {
  subscribe: { address: { tries: 120, seconds: 60 } },
  shipNotice: { address: { tries: 60, seconds: 60 } },
  // Generous: one mail provider unsubscribes for many people from few addresses.
  letterLink: { address: { tries: 600, seconds: 60 } },
  contact: { address: { tries: 20, seconds: 600 }, account: { tries: 10, seconds: 600 } },
  // By address only: nobody may keep a consumer from withdrawing by using up their mailbox's tries.
  withdrawal: { address: { tries: 20, seconds: 600 } },
  /** A letter's test mail, by the staff account that asks for it. */
  letterTest: { address: { tries: 30, seconds: 600 }, account: { tries: 10, seconds: 600 } },
  /** Joining a list with a tagged address (name+tag@): one mailbox has no end of those. */
  taggedAddress: { address: { tries: 120, seconds: 60 }, account: { tries: 5, seconds: 86_400 } },
  demoStore: { address: { tries: 300, seconds: 60 } },
  /** New carts and payments of the demo store, each a row. */
  demoCart: { address: { tries: 120, seconds: 600 } },
  gap: { address: { tries: 30, seconds: 600 } },
  desk: { address: { tries: 300, seconds: 60 } },
  /** Pages that aren't in memory, such as each search: a rendering costs a hundred times what a kept page does. */
  render: { address: { tries: 600, seconds: 60 } },
  paymentStatus: { address: { tries: 60, seconds: 60 } },
} as const satisfies Record<string, { readonly address: Limit; readonly account?: Limit }>;

/**
 * THE LIST of mails that a stranger can cause to somebody else's mailbox. Beyond any of the three nothing is refused: only
 * the mail isn't sent (server/middleware/mail-limits.ts).
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

export type LimitName = keyof typeof limits;

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

/** Counts tries. Null means go on; a number is the seconds to wait. */
export type Limiter = {
  take(key: string, limit: Limit): Promise<number | null>;
  /** Takes a try back that turned out well. */
  giveBack(key: string): Promise<void>;
  /** Forgets the windows that are over. */
  sweep(): Promise<void>;
};

/** Counters in memory, and in the table that replicas share: neither can be blown up from outside. */
const maxCounters = 20_000;
const maxRows = 50_000;

/** Counts in this process's memory: right for one process. */
export function memoryLimiter(now: () => number = Date.now): Limiter {
  const counters = new CounterTable(now, maxCounters);
  return {
    async take(key, limit) {
      const { count, resetsAt } = counters.consume(key, limit);
      return count > limit.tries ? waitSeconds(resetsAt, now()) : null;
    },
    giveBack: async (key) => counters.refund(key),
    sweep: async () => counters.prune(),
  };
}

const waitSeconds = (resetsAt: number, now: number): number => Math.max(1, Math.ceil((resetsAt - now) / 1000));

/**
 * Counts in the database, for all replicas together. While the database is gone, each counts for itself. Calls that come
 * together are counted together: a crowd takes one connection, and leaves the others to those who write.
 */
export function sharedLimiter(store: Store, rows = maxRows): Limiter {
  const alone = memoryLimiter();
  const table = boundedTries(store, rows);
  const count = groupCommit(table.count);
  return {
    async take(key, limit) {
      try {
        const said = await count({ key, windowMs: limit.seconds * 1000, maxTries: limit.tries });
        return said.count > limit.tries ? waitSeconds(said.resetsAt, Date.now()) : null;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return alone.take(key, limit);
      }
    },
    giveBack: (key) => uncountTry(store.shop, key),
    sweep: async () => {
      await alone.sweep();
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
 * Counts one try of a call by address, and by account where one is named.
 * @returns the function that takes the try back
 * @throws a refusal with 429 and Retry-After when there were too many
 */
export async function countCall(
  limiter: Limiter,
  name: LimitName,
  by: { readonly address: string; readonly account?: string },
): Promise<() => Promise<void>> {
  const limit: { readonly address: Limit; readonly account?: Limit } = limits[name];
  const counted = addressCounters(name, by.address, limit.address);
  if (limit.account && by.account !== undefined) {
    counted.push([`${name} as ${by.account.trim().toLowerCase().slice(0, 254)}`, limit.account]);
  }
  for (const [key, one] of counted) {
    const wait = await limiter.take(key, one);
    if (wait !== null) {
      throw refusal(429, serverMessages.tooMany, { "Retry-After": String(wait) });
    }
  }
  return async () => {
    for (const [key] of counted) await limiter.giveBack(key);
  };
}
