import { messages } from "#content/messages.ts";
import { groupCommit } from "#server/store/group-commit.ts";
import { type Count, countTries, dropOldLimits, type Try, uncountTry } from "#server/store/limits.ts";
import type { Store } from "#server/store/store.ts";
import { isUnavailable } from "#server/store/unavailable.ts";
import { refusal } from "./refuse.ts";

/** So many tries in so many seconds. */
export type Limit = { readonly tries: number; readonly seconds: number };

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
  withdrawal: { address: { tries: 20, seconds: 600 }, account: { tries: 10, seconds: 600 } },
  demoStore: { address: { tries: 300, seconds: 60 } },
  gap: { address: { tries: 30, seconds: 600 } },
  desk: { address: { tries: 300, seconds: 60 } },
  /** Pages that aren't in memory, such as each search: a rendering costs a hundred times what a kept page does. */
  render: { address: { tries: 600, seconds: 60 } },
  paymentStatus: { address: { tries: 60, seconds: 60 } },
} as const satisfies Record<string, { readonly address: Limit; readonly account?: Limit }>;

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

/** More addresses than this are not remembered: the table can't be blown up from outside. */
const mostKeys = 20_000;

/** Counts in this process's memory: right for one process. */
export function memoryLimiter(now: () => number = Date.now): Limiter {
  const counts = new Map<string, Count>();
  const sweep = (): void => {
    for (const [key, { resetsAt }] of counts) if (resetsAt <= now()) counts.delete(key);
  };
  return {
    async take(key, { tries, seconds }) {
      const known = counts.get(key);
      const open = known !== undefined && known.resetsAt > now();
      const next = open
        ? { count: known.count + 1, resetsAt: known.resetsAt }
        : { count: 1, resetsAt: now() + seconds * 1000 };
      if (!known && counts.size >= mostKeys) sweep();
      const [oldest] = counts.keys();
      if (!known && counts.size >= mostKeys && oldest !== undefined) counts.delete(oldest);
      counts.set(key, next);
      return next.count > tries ? waitSeconds(next.resetsAt, now()) : null;
    },
    async giveBack(key) {
      const known = counts.get(key);
      if (known) counts.set(key, { ...known, count: Math.max(0, known.count - 1) });
    },
    async sweep() {
      sweep();
    },
  };
}

const waitSeconds = (resetsAt: number, now: number): number => Math.max(1, Math.ceil((resetsAt - now) / 1000));

/**
 * Counts in the database, for all replicas together. While the database is gone, each counts for itself. Calls that come
 * together are counted together: a crowd takes one connection, and leaves the others to those who write.
 */
export function sharedLimiter(store: Store): Limiter {
  const alone = memoryLimiter();
  const count = groupCommit((tries: readonly Try[]) => countTries(store.shop, tries));
  return {
    async take(key, limit) {
      try {
        const said = await count({ key, windowMs: limit.seconds * 1000 });
        return said.count > limit.tries ? waitSeconds(said.resetsAt, Date.now()) : null;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return alone.take(key, limit);
      }
    },
    giveBack: (key) => uncountTry(store.shop, key),
    sweep: async () => {
      await alone.sweep();
      await dropOldLimits(store.shop);
    },
  };
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
  const counted: [key: string, limit: Limit][] = [[`${name} from ${by.address}`, limit.address]];
  if (limit.account && by.account !== undefined) {
    counted.push([`${name} as ${by.account.trim().toLowerCase().slice(0, 254)}`, limit.account]);
  }
  for (const [key, one] of counted) {
    const wait = await limiter.take(key, one);
    if (wait !== null) {
      throw refusal(429, messages.server.tooMany, { "Retry-After": String(wait) });
    }
  }
  return async () => {
    for (const [key] of counted) await limiter.giveBack(key);
  };
}
