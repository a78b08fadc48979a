import type { SigningKeys } from "./auth/secrets.ts";
import type { StaffLogin } from "./auth/staff-login.ts";
import type { Backups } from "./backups/backups.ts";
import type { CampaignMailer } from "./campaigns/send-campaign.ts";
import type { Catalog } from "./catalog/catalog.ts";
import type { Config } from "./config/config.ts";
import type { DatabaseClient } from "./db/database.ts";
import type { NewSubscriber } from "./db/queries/subscribers.ts";
import type { Log } from "./lib/log.ts";
import type { ConcurrencyLimit, ReadLimits } from "./middleware/concurrency-limit.ts";
import type { RateLimiter } from "./middleware/rate-limiter.ts";
import type { NotFoundLog } from "./pages/not-found-log.ts";
import type { Payments } from "./payments/payments.ts";
import type { SiteTextCache } from "./texts/site-texts.ts";

/** What request handlers work with, made once at the start; tests pass their own. */
export type AppContext = {
  readonly config: Config;
  readonly log: Log;
  readonly database: DatabaseClient;
  readonly catalog: Catalog;
  readonly texts: SiteTextCache;
  readonly limiter: RateLimiter;
  /** How many staff calls read whole tables at a time. */
  readonly readLimits: ReadLimits;
  /** How many uploaded pictures are in memory at a time: arriving, or waiting to be encoded. */
  readonly uploads: ConcurrencyLimit;
  /** The backups that this process makes. */
  readonly backups: Backups;
  readonly notFoundLog: NotFoundLog;
  readonly payments: Payments;
  readonly staffLogin: StaffLogin;
  readonly keys: SigningKeys;
  /** Saves a subscriber in the schema of this instance; resolves once that is on disk. */
  readonly subscribe: (subscriber: NewSubscriber) => Promise<void>;
  /** Turns campaigns into mails on this instance. */
  readonly campaignMailer: CampaignMailer;
  /** Wakes the outbox worker after a mail was enqueued. */
  readonly wakeOutbox: () => void;
};
