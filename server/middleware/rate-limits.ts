import type { Limit } from "./counter-table.ts";

// The list of all limits on how often something may be done in a time. Counting by them is one mechanism (count-tries.ts)
// with one place to count in (rate-limiter.ts). What is limited in another way stands apart, because it is another question:
// how much of this process's work is done at a time (lib/work-queue.ts, and for calls concurrency-limit.ts), whose half-sent
// body is waited for (fair-places.ts), which connections stay open (start/client-connections.ts), and what is held for clients
// that don't read (unanswered.ts). None of these has a window of time, and each has to choose whom to refuse or cut off.

/**
 * How often each call may be made that guesses, writes or asks somebody else: by network address, and by account or
 * mailbox where the call names one.
 */
export const rateLimits = {
  subscribe: { address: { tries: 120, seconds: 60 } },
  shipDateAlert: { address: { tries: 60, seconds: 60 } },
  // A mail provider unsubscribes many people from few IP addresses.
  subscriptionLink: { address: { tries: 600, seconds: 60 } },
  contact: { address: { tries: 20, seconds: 600 }, account: { tries: 10, seconds: 600 } },
  // By address only: nobody may keep a consumer from withdrawing by using up their mailbox's tries.
  withdrawal: { address: { tries: 20, seconds: 600 } },
  review: { address: { tries: 20, seconds: 600 } },
  subscriberPage: { address: { tries: 1200, seconds: 600 }, account: { tries: 300, seconds: 600 } },
  subscriberBulk: { address: { tries: 60, seconds: 600 }, account: { tries: 30, seconds: 600 } },
  /** Parts of an imported list, of a thousand people each: two lists of the longest kind, looked at and imported. */
  subscriberImport: { address: { tries: 1200, seconds: 600 } },
  /** Other servers that an admin asks whether they work. */
  connectionTest: { address: { tries: 30, seconds: 600 }, account: { tries: 20, seconds: 600 } },
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

/** The name of a call that is counted. */
export type RateLimitName = keyof typeof rateLimits;

/** How many reviews are taken from all buyers together. */
export const allReviews = { tries: 300, seconds: 3600 } as const satisfies Limit;

/** How many failed pages are taken from all visitors together: each is a row's write and a line of the log. */
export const allPageFailures = { tries: 300, seconds: 600 } as const satisfies Limit;

/** How many mails strangers can cause to somebody else's mailbox. Beyond a limit the call succeeds without its mail. */
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

/** How often somebody may fail to log in, at both logins: tries that succeed are taken back. */
export const loginLimits = {
  device: { tries: 10, seconds: 300 },
  network: { tries: 30, seconds: 300 },
  accountFromNetwork: { tries: 10, seconds: 300 },
  /** One account from all unknown devices together: a guesser over many networks waits. */
  account: { tries: 50, seconds: 600 },
} as const satisfies Record<string, Limit>;
