import { products } from "#content/catalogue/products.ts";
import { schemaOf } from "./api/admin/show-subscriber.ts";
import { openCatalogue } from "./catalogue.ts";
import { type Config, ConfigError } from "./config.ts";
import type { DemoStorage } from "./demo-store/storage.ts";
import { letterMailsOf } from "./letters/letter-mails.ts";
import { storefrontEndpoint } from "./live-prices/ask-store.ts";
import { followStore } from "./live-prices/follow-store.ts";
import { priceState } from "./live-prices/keep-prices.ts";
import type { Log } from "./log.ts";
import { lostPaths } from "./lost-paths.ts";
import { type Delivery, startDelivery } from "./mail/delivery.ts";
import { type Mailer, smtpMailer } from "./mail/mailer.ts";
import { memoryLimiter, sharedLimiter } from "./middleware/limits.ts";
import { startWatch, type Watch } from "./observe/watch.ts";
import type { Parts } from "./parts.ts";
import type { Payments } from "./payments/payments.ts";
import { keyFor, tokenSecret } from "./secrets.ts";
import { staffLogin } from "./staff-login.ts";
import { cannotOpen } from "./store/data-folder.ts";
import { dropDemoCarts, getDemoCart, getDemoPayment, putDemoCart, putDemoPayment } from "./store/demo-store.ts";
import { pruneExportTickets } from "./store/export-tickets.ts";
import { finishLetters, type LetterPost } from "./store/letters.ts";
import { dropOldSessions } from "./store/sessions.ts";
import { dropStaffActions, pruneRefusedLogins } from "./store/staff-actions.ts";
import { openStore, type Store } from "./store/store.ts";
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

/** Opens the database; one that starts at the same time as the shop gets a little patience. */
async function openPatiently({ config, log, patienceMs = 10_000 }: OpenOptions, watch: Watch | null): Promise<Store> {
  const until = Date.now() + patienceMs;
  const onError = (error: Error): void => log.warn({ err: error }, "an idle connection to the database broke");
  for (;;) {
    try {
      return await openStore({ ...config, onError, onQuery: watch?.query });
    } catch (error) {
      if (!isUnavailable(error) || config.databaseUrl === null || Date.now() >= until) {
        throw cannotOpen(config.databaseUrl, error);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

const demoStorageOf = ({ shop }: Store): DemoStorage => ({
  getCart: (id) => getDemoCart(shop, id),
  putCart: (id, json) => putDemoCart(shop, id, json),
  getPayment: (id) => getDemoPayment(shop, id),
  putPayment: (id, json) => putDemoPayment(shop, id, json),
});

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

/** The secret; a folder that can't be written is said in one sentence. */
function secretOf(config: Config): string {
  try {
    return tokenSecret(config.tokenSecret, config.dataDir);
  } catch (error) {
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
  const secret = secretOf(config);
  const watch = await startWatch(config);
  const store = await openPatiently(options, watch);
  const follows = config.shopify !== null && config.livePricesSeconds > 0;
  const livePrices = follows ? (await priceState(store.shop)).last?.prices : undefined;
  const { priorPriceRule } = config;
  const catalogue = await openCatalogue(store, products, { priorPriceRule, ...(livePrices ? { livePrices } : {}) });
  const limiter = store.engine === "postgres" ? sharedLimiter(store) : memoryLimiter();
  const lost = lostPaths(store);
  await lost.refresh();
  const demoStorage = demoStorageOf(store);
  const delivery: Delivery | null =
    config.smtp === null
      ? null
      : startDelivery({ store, log, to: config.supportEmail, mailer: mailerOf(config.smtp, watch) });

  const letters = keyFor(secret, "letters");
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
    lostPaths: lost,
    payments: paymentsWhenNeeded(config, demoStorage),
    staffLogin: await staffLogin(config.admin, store.shop, keyFor(secret, "staff-epoch"), options.announcePassword),
    keys: {
      session: keyFor(secret, "session"),
      adminToken: keyFor(secret, "admin-token"),
      letters,
      knownDevice: keyFor(secret, "known-device"),
    },
    subscribe: config.doubleOptIn ? (one) => keep(one).then(wakeOutbox) : keep,
    letterPost,
    wakeOutbox,
  };

  finishLetters(store, letterPost).then(wakeOutbox, (error: unknown) =>
    log.warn({ err: error }, "a letter has to wait"),
  );

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
    repeat(every.cleanUp, "forgetting what is old", async () => {
      await dropOldSessions(store.shop);
      await dropDemoCarts(store.shop, daysAgo(30));
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
      await watch?.close();
    },
  };
}
