import { products } from "#content/catalogue/products.ts";
import { schemaOf } from "./api/admin/show-subscriber.ts";
import { openCatalogue } from "./catalogue.ts";
import { type Config, ConfigError } from "./config.ts";
import { demoStoreBounds } from "./demo-store/bounds.ts";
import type { DemoStorage } from "./demo-store/storage.ts";
import { letterMailsOf } from "./letters/letter-mails.ts";
import { storefrontEndpoint } from "./live-prices/ask-store.ts";
import { followStore } from "./live-prices/follow-store.ts";
import { priceState } from "./live-prices/keep-prices.ts";
import type { Log } from "./log.ts";
import { lostPaths } from "./lost-paths.ts";
import { type Delivery, startDelivery } from "./mail/delivery.ts";
import { type Mailer, smtpMailer } from "./mail/mailer.ts";
import { readLimits } from "./middleware/concurrency-limit.ts";
import { memoryLimiter, sharedLimiter } from "./middleware/limits.ts";
import { startWatch, type Watch } from "./observe/watch.ts";
import type { Parts } from "./parts.ts";
import type { Payments } from "./payments/payments.ts";
import { keyFor, keyRingFor, readSecrets, type Secrets } from "./secrets.ts";
import { staffLogin } from "./staff-login.ts";
import { cannotOpen } from "./store/data-folder.ts";
import {
  deleteOldDemoOrders,
  getDemoCart,
  getDemoPayment,
  insertDemoCart,
  insertDemoPayment,
  updateDemoCart,
} from "./store/demo-store.ts";
import { pruneExportTickets } from "./store/export-tickets.ts";
import type { OnFileChange } from "./store/file-watch.ts";
import { finishLetters, type LetterPost } from "./store/letters.ts";
import { lockForRunning, type RunningLock } from "./store/running-lock.ts";
import { dropOldSessions } from "./store/sessions.ts";
import { dropStaffActions, pruneRefusedLogins } from "./store/staff-actions.ts";
import { openStore, type Store, type StoreOptions } from "./store/store.ts";
import { subscriberWriter } from "./store/subscribers.ts";
import { isUnavailable } from "./store/unavailable.ts";

/** Everything that runs, and how to stop it. */
export type OpenShop = {
  readonly parts: Parts;
  readonly demoStorage: DemoStorage;
  /** What measures and traces, where the configuration asks for it. */
  readonly watch: Watch | null;
  /** Lets the mail at hand finish, stops the timers, closes the database. */
  close(): Promise<void>;
};

export type OpenOptions = {
  readonly config: Config;
  readonly log: Log;
  /** Hears of the staff password that was generated, once. */
  readonly announcePassword: (username: string, password: string) => void;
  /** How long to wait for a database that isn't up yet. */
  readonly patienceMs?: number;
};

const every = { catalogue: 10_000, limits: 60_000, lostPaths: 15_000, cleanUp: 60 * 60_000 };
const day = 24 * 60 * 60_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString();

const whatToDo = "nothing is written until it is back (docs/operations.md, Data folder removed or replaced)";

type Opened = { readonly store: Store; readonly lock: RunningLock };

/** Opens the database and says that a shop runs on it. @throws ConfigError while a backup is put back into it */
async function openLocked(options: StoreOptions): Promise<Opened> {
  const store = await openStore(options);
  try {
    const lock = await lockForRunning(options);
    if (lock) return { store, lock };
  } catch (error) {
    await store.close();
    throw error;
  }
  await store.close();
  throw new ConfigError("A backup is being restored into this database: start the shop when that is done.");
}

/** The same; a database that starts at the same time as the shop gets a little patience. */
async function openPatiently({ config, log, patienceMs = 10_000 }: OpenOptions, watch: Watch | null): Promise<Opened> {
  const until = Date.now() + patienceMs;
  const onError = (error: Error): void => log.warn({ err: error }, "an idle connection to the database broke");
  const onFileChange: OnFileChange = (change, file) => {
    if (change === "back") log.info("the files of the database are back: the shop writes again");
    else log.error({ file }, `the file of the database is ${change}: ${whatToDo}`);
  };
  for (;;) {
    try {
      return await openLocked({ ...config, onError, onFileChange, onQuery: watch?.query });
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      if (!isUnavailable(error) || config.databaseUrl === null || Date.now() >= until) {
        throw cannotOpen(config.databaseUrl, error);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

function demoStorageOf(store: Store): DemoStorage {
  const { shop } = store;
  const { idleMs, maxCarts, maxPayments } = demoStoreBounds;
  const room = (maxRows: number) => ({ maxRows, idleBefore: new Date(Date.now() - idleMs).toISOString() });
  return {
    getCart: (id) => getDemoCart(shop, id),
    createCart: (id, json) => insertDemoCart(store, id, json, room(maxCarts)),
    updateCart: (id, cart) => updateDemoCart(shop, id, cart),
    getPayment: (id) => getDemoPayment(shop, id),
    putPayment: (id, json) => insertDemoPayment(store, id, json, room(maxPayments)),
  };
}

/** Payment look-ups, loaded with the first one: Stripe's library is large. */
function paymentsWhenNeeded({ stripe }: Config, storage: DemoStorage): Payments {
  let payments: Promise<Payments> | null = null;
  return {
    find: async (id) => {
      payments ??= import("./payments/choose-payments.ts").then(({ choosePayments }) =>
        choosePayments(stripe, storage),
      );
      return (await payments).find(id);
    },
  };
}

function mailerOf({ url, from }: NonNullable<Config["smtp"]>, watch: Watch | null): Mailer {
  const mailer = smtpMailer(url, from);
  return watch ? watch.mailer(mailer) : mailer;
}

/** The secrets; a folder that can't be written is said in one sentence. */
function secretsOf(config: Config): Secrets {
  try {
    return readSecrets(config);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR can't be used (${reason}).`, { cause: error });
  }
}

/**
 * Opens the shop: database, catalogue, logins, payments, outbox and timers; everything but the socket.
 * @throws ConfigError with one sentence when something can't be opened
 */
export async function openShop(options: OpenOptions): Promise<OpenShop> {
  const { config, log } = options;
  const secrets = secretsOf(config);
  const watch = await startWatch(config);
  const { store, lock } = await openPatiently(options, watch);
  const follows = config.shopify !== null && config.livePricesSeconds > 0;
  const livePrices = follows ? (await priceState(store.shop)).last?.prices : undefined;
  const { priorPriceRule } = config;
  const onBadRow = (error: unknown): void =>
    log.error({ err: error }, "a row of products holds no product: the built-in catalogue is shown until it does");
  const known = livePrices ? { livePrices } : {};
  const catalogue = await openCatalogue(store, products, { priorPriceRule, onBadRow, ...known });
  const limiter = store.engine === "postgres" ? sharedLimiter(store) : memoryLimiter();
  const lost = lostPaths(store);
  await lost.refresh();
  const demoStorage = demoStorageOf(store);
  const delivery: Delivery | null =
    config.smtp === null
      ? null
      : startDelivery({ store, log, to: config.supportEmail, mailer: mailerOf(config.smtp, watch) });

  const letters = keyRingFor(secrets, "letters");
  const schema = schemaOf(config.environment);
  const mailDomain = new URL(config.siteUrl).hostname;
  const letterPost: LetterPost = { schema, mails: letterMailsOf(config, letters), mailDomain };
  const wakeOutbox = (): void => delivery?.wake();
  const keep = subscriberWriter(
    store,
    schema,
    config.doubleOptIn ? { mail: letterPost.mails.confirm, mailDomain } : null,
  );

  const parts: Parts = {
    config,
    log,
    store,
    catalogue,
    limiter,
    readLimits: readLimits(store.engine),
    lostPaths: lost,
    payments: paymentsWhenNeeded(config, demoStorage),
    staffLogin: await staffLogin(
      config.admin,
      store.shop,
      keyFor(secrets.current, "staff-epoch"),
      options.announcePassword,
    ),
    keys: {
      session: keyFor(secrets.current, "session"),
      adminToken: keyFor(secrets.current, "admin-token"),
      letters,
      withdrawal: keyRingFor(secrets, "withdrawal"),
      knownDevice: keyFor(secrets.current, "known-device"),
    },
    subscribe: config.doubleOptIn ? (one) => keep(one).then(wakeOutbox) : keep,
    letterPost,
    wakeOutbox,
  };

  const goOnWithLetters = (): Promise<void> => finishLetters(store, letterPost).then(wakeOutbox);
  goOnWithLetters().catch((error: unknown) => log.warn({ err: error }, "a letter has to wait"));

  const following =
    config.shopify && follows
      ? followStore({
          live: { ...config.shopify, endpoint: storefrontEndpoint(config.shopify.domain) },
          store,
          catalogue,
          builtIn: products,
          log,
          everySeconds: config.livePricesSeconds,
        })
      : null;

  const repeat = (ms: number, what: string, work: () => Promise<unknown>): NodeJS.Timeout =>
    setInterval(() => {
      work().catch((error: unknown) => log.warn({ err: error }, `${what} has to wait`));
    }, ms).unref();
  const timers = [
    repeat(every.catalogue, "reading the catalogue again", () => catalogue.refresh()),
    repeat(every.lostPaths, "counting lost addresses", async () => {
      await lost.flush();
      await lost.refresh();
    }),
    repeat(every.limits, "forgetting old limits", () => limiter.sweep()),
    repeat(every.cleanUp, "a letter that isn't queued whole", goOnWithLetters),
    repeat(every.cleanUp, "forgetting what is old", async () => {
      await dropOldSessions(store.shop);
      await deleteOldDemoOrders(store.shop, daysAgo(demoStoreBounds.maxAgeDays));
      await dropStaffActions(store.shop, daysAgo(365));
      await pruneRefusedLogins(store.shop);
      await pruneExportTickets(store.shop);
    }),
  ];

  return {
    parts,
    demoStorage,
    watch,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await following?.stop();
      await delivery?.stop();
      await lost.flush().catch((error: unknown) => log.warn({ err: error }, "lost addresses weren't counted"));
      await store.close();
      await lock.release();
      await watch?.close();
    },
  };
}
