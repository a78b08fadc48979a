import type { KeyRing } from "./auth/secrets.ts";
import type { StaffLogin } from "./auth/staff-login.ts";
import type { CampaignMailer } from "./campaigns/send-campaign.ts";
import type { Catalog } from "./catalog/catalog.ts";
import type { Config } from "./config.ts";
import type { DatabaseClient } from "./db/database.ts";
import type { NewSubscriber } from "./db/queries/subscribers.ts";
import type { Log } from "./log.ts";
import type { ReadLimits } from "./middleware/concurrency-limit.ts";
import type { RateLimiter } from "./middleware/rate-limits.ts";
import type { NotFoundLog } from "./pages/not-found-log.ts";
import type { Payments } from "./payments/payments.ts";
import type { SiteTextCache } from "./texts/site-texts.ts";

/** The dependencies of request handlers, created once at the start; tests pass their own. */
export type AppContext = {
  readonly config: Config;
  readonly log: Log;
  readonly database: DatabaseClient;
  readonly catalog: Catalog;
  readonly texts: SiteTextCache;
  readonly limiter: RateLimiter;
  /** How many staff calls read whole tables at a time. */
  readonly readLimits: ReadLimits;
  readonly notFoundLog: NotFoundLog;
  readonly payments: Payments;
  readonly staffLogin: StaffLogin;
  readonly keys: {
    readonly session: Uint8Array;
    readonly adminToken: Uint8Array;
    /** Links in mails, and the page of a withdrawal's receipt: they outlive a change of the secret. */
    readonly subscriptions: KeyRing;
    readonly withdrawal: KeyRing;
    /** Signs the cookie of a browser that has logged in before. */
    readonly knownDevice: Uint8Array;
    /** Signs the address of an article's preview. */
    readonly articlePreview: Uint8Array;
  };
  /** Saves a subscriber in the schema of this instance; resolves once it is on disk. */
  readonly subscribe: (one: NewSubscriber) => Promise<void>;
  /** Turns campaigns into mails on this instance. */
  readonly campaignMailer: CampaignMailer;
  /** Wakes the outbox worker after a mail was enqueued. */
  readonly wakeOutbox: () => void;
};
