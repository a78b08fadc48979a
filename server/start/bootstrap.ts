import { products } from "#content/catalog/products.ts";
import type { AppContext } from "#server/app-context.ts";
import { readSecrets, type Secrets, signingKeysOf } from "#server/auth/secrets.ts";
import { staffLogin } from "#server/auth/staff-login.ts";
import { createBackups } from "#server/backups/backups.ts";
import { createCampaignMails } from "#server/campaigns/campaign-mails.ts";
import { type CampaignMailer, resumeCampaigns, startDueCampaigns } from "#server/campaigns/send-campaign.ts";
import { loadCatalog } from "#server/catalog/catalog.ts";
import { followsLivePrices } from "#server/catalog/catalog-layers.ts";
import { catalogMistakes } from "#server/catalog/catalog-mistakes.ts";
import { type LiveStore, type PriceSync, startPriceSync } from "#server/catalog/live-prices.ts";
import { type Config, ConfigError } from "#server/config/config.ts";
import { cannotOpen } from "#server/db/data-folder.ts";
import { connectDatabase, type DatabaseClient, type DatabaseOptions } from "#server/db/database.ts";
import type { OnFileChange } from "#server/db/file-watch.ts";
import { keepLinkKeys, withRestoredLinkKeys } from "#server/db/queries/link-keys.ts";
import { schemaOf, subscriberWriter } from "#server/db/queries/subscribers.ts";
import { lockForRunning, type RunningLock } from "#server/db/running-lock.ts";
import { isUnavailable } from "#server/db/unavailable.ts";
import { choosePayments } from "#server/demo-store/demo-payments.ts";
import { type DemoStorage, demoStorage } from "#server/demo-store/demo-storage.ts";
import type { Log } from "#server/lib/log.ts";
import { smtpMailer } from "#server/mail/mailer.ts";
import { startOutboxWorker } from "#server/mail/outbox-worker.ts";
import { concurrencyLimit, readLimits } from "#server/middleware/concurrency-limit.ts";
import { databaseRateLimiter, memoryRateLimiter } from "#server/middleware/rate-limiter.ts";
import { createNotFoundLog } from "#server/pages/not-found-log.ts";
import { startTelemetry, type Telemetry } from "#server/telemetry/telemetry.ts";
import { emailsOf, sellerOf, sellingStoreOf, unsoldVariantsOf } from "#server/texts/shop-settings.ts";
import { loadSiteTexts } from "#server/texts/site-texts.ts";
import { startRepeatedWork } from "./repeated-work.ts";

/** The running shop, without its socket. */
export type AppRuntime = {
  readonly context: AppContext;
  /** Where the demo store keeps its carts and payments, also where a live store is configured. */
  readonly demoStorage: DemoStorage;
  /** Metrics and tracing, where configured. */
  readonly telemetry: Telemetry | null;
  /** Finishes the current mail, stops the timers, closes the database. */
  close(): Promise<void>;
};

type BootstrapOptions = {
  readonly config: Config;
  readonly log: Log;
  /** Called once with a generated staff password. */
  readonly announcePassword: (username: string, password: string) => void;
  /** How long to wait for a database that isn't up yet. */
  readonly timeoutMs?: number;
};

/** A database that this process has open, and the lock that keeps a restore away from it. */
type LockedDatabase = { readonly database: DatabaseClient; readonly lock: RunningLock };

const whatToDo = "nothing is written until it is back (docs/operations.md, Data folder removed or replaced)";
const restoring = "A backup is being restored into this database: start the shop when that is done.";

/** Opens the database and says that a shop runs on it. @throws ConfigError while a backup is being restored into it */
async function openLocked(options: DatabaseOptions): Promise<LockedDatabase> {
  const database = await connectDatabase(options);
  try {
    const lock = await lockForRunning(options);
    if (!lock) throw new ConfigError(restoring);
    return { database, lock };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database; one on Postgres that starts at the same time as the shop gets a little patience. */
async function connectWithRetry(
  { config, log, timeoutMs = 10_000 }: BootstrapOptions,
  telemetry: Telemetry | null,
): Promise<LockedDatabase> {
  const until = performance.now() + timeoutMs;
  const onError = (error: Error): void => log.warn({ err: error }, "an idle connection to the database broke");
  const onFileChange: OnFileChange = (change, file) => {
    if (change === "back") log.info("the files of the database are back: the shop writes again");
    else log.error({ file }, `the file of the database is ${change}: ${whatToDo}`);
  };
  for (;;) {
    try {
      return await openLocked({ ...config, onError, onFileChange, onQuery: telemetry?.query });
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      if (!isUnavailable(error) || config.databaseUrl === null || performance.now() >= until) {
        throw cannotOpen(config.databaseUrl, error);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/** The secrets; a folder that can't be read or written is said in one sentence. */
function secretsOf(config: Config): Secrets {
  try {
    return readSecrets(config);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR can't be used (${reason}).`, { cause: error });
  }
}

/** Follows a live store's prices, where one is configured and is to be asked for them. */
function followPrices(
  { config, log }: BootstrapOptions,
  { database, catalog, texts }: Pick<AppContext, "database" | "catalog" | "texts">,
): PriceSync | null {
  if (!followsLivePrices(config)) return null;
  const live = (): LiveStore | null => {
    const store = sellingStoreOf(config, texts.current());
    return store && { ...store, currency: config.currency };
  };
  const everySeconds = config.livePricesIntervalSeconds;
  return startPriceSync({ live, database, catalog, builtIn: products, log, everySeconds });
}

/** Asks the live store for its prices, and reads the catalog, each time that staff say anew what in the store is ours. */
function followStoreNumbers(
  { config, catalog, texts, log }: Pick<AppContext, "config" | "catalog" | "texts" | "log">,
  prices: PriceSync | null,
): void {
  const numbers = (): string => JSON.stringify(sellingStoreOf(config, texts.current())?.ids ?? null);
  let known = numbers();
  texts.onChange(() => {
    const before = known;
    known = numbers();
    if (known === before) return;
    const work = catalog.refresh().then(() => prices?.refresh());
    work.catch((error: unknown) => log.warn({ err: error }, "reading the catalog again has to wait"));
  });
}

/**
 * Opens the shop: database, catalog, logins, payments, outbox and timers; everything but the socket.
 * @throws ConfigError with one sentence when something can't be opened
 */
export async function bootstrap(options: BootstrapOptions): Promise<AppRuntime> {
  const { config, log } = options;
  const mistakes = catalogMistakes(products);
  if (mistakes.length > 0) throw new ConfigError(mistakes.join("\n"));
  const ownKeys = signingKeysOf(secretsOf(config));
  const telemetry = await startTelemetry(config);
  const { database, lock } = await connectWithRetry(options, telemetry);
  // On a full disk the shop starts too: the next start keeps them.
  await keepLinkKeys(database.db, ownKeys).catch((error: unknown) =>
    log.warn({ err: error }, "the keys of links in mails have to wait for the database"),
  );
  const keys = await withRestoredLinkKeys(database.db, ownKeys);
  const texts = await loadSiteTexts(database, {
    reviewsOf: config.stripe === null && config.shopify === null ? "demo" : "live",
    onBadRow: (key) => log.error({ key }, "a text of staff can't be read: what is built in is shown instead"),
  });
  const catalog = await loadCatalog(database, products, {
    live: followsLivePrices(config),
    currency: config.currency,
    unsold: () => unsoldVariantsOf(config, texts.current()),
    priorPriceRule: config.priorPriceRule,
    onBadRow: (error) =>
      log.error({ err: error }, "a row of products holds no product: the built-in catalog is shown until it does"),
  });
  const limiter =
    database.engine === "postgres" ? databaseRateLimiter(database, undefined, keys.rateLimits) : memoryRateLimiter();
  const notFoundLog = createNotFoundLog(database);
  await notFoundLog.refresh();
  const storage = demoStorage(database, log);
  const smtp = config.smtp && smtpMailer(config.smtp.url, config.smtp.from);
  const mailer = smtp && telemetry ? telemetry.mailer(smtp) : smtp;
  const mails = createCampaignMails(config, keys.subscriptions, () => sellerOf(config, texts.current()));
  const sending = {
    to: () => emailsOf(config, texts.current()).support,
    perMinute: config.mailsPerMinute,
    campaignMails: mails,
  };
  const outboxWorker = mailer && startOutboxWorker({ database, log, mailer, ...sending });

  const schema = schemaOf(config.environment);
  const mailDomain = new URL(config.siteUrl).hostname;
  const campaignMailer: CampaignMailer = { database, schema, mails, mailDomain };
  const wakeOutbox = (): void => outboxWorker?.wake();
  const confirmation = config.doubleOptIn ? { mail: mails.confirm, mailDomain } : null;
  const saveSubscriber = subscriberWriter(database, schema, confirmation);

  const context: AppContext = {
    config,
    log,
    database,
    catalog,
    texts,
    limiter,
    readLimits: readLimits(database.engine),
    uploads: concurrencyLimit({ running: 3, waiting: 4, retrySeconds: 10 }),
    backups: createBackups({ config, database, log }),
    notFoundLog,
    payments: choosePayments(config.stripe, storage),
    staffLogin: await staffLogin(config.admin, database.db, keys.staffStamp, options.announcePassword),
    keys,
    subscribe: config.doubleOptIn ? (subscriber) => saveSubscriber(subscriber).then(wakeOutbox) : saveSubscriber,
    campaignMailer,
    wakeOutbox,
  };

  const goOnWithCampaigns = (): Promise<void> => resumeCampaigns(campaignMailer).then(wakeOutbox);
  goOnWithCampaigns().catch((error: unknown) => log.warn({ err: error }, "a campaign has to wait"));

  const following = followPrices(options, context);
  followStoreNumbers(context, following);
  const startScheduled = async (): Promise<void> => {
    if (await startDueCampaigns(campaignMailer)) wakeOutbox();
  };
  const stopRepeating = startRepeatedWork(context, { resumeCampaigns: goOnWithCampaigns, startScheduled });
  return {
    context,
    demoStorage: storage,
    telemetry,
    async close() {
      stopRepeating();
      await following?.stop();
      await outboxWorker?.stop();
      await context.backups.close();
      await notFoundLog
        .flush()
        .catch((error: unknown) => log.warn({ err: error }, "paths that give 404 weren't counted"));
      await database.close();
      await lock.release();
      await telemetry?.close();
    },
  };
}
