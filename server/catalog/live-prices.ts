import { z } from "zod";
import { type StoreNumbers, unsoldVariants } from "#content/catalog/store-numbers.ts";
import { currencyName } from "#content/currency-text.ts";
import { toPrice } from "#content/format.ts";
import { type Product, variantSchema } from "#contract/product.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { readState, writeState } from "#server/db/queries/app-state.ts";
import { connectionReasonOf } from "#server/lib/error-reason.ts";
import type { Log } from "#server/lib/log.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { askStorefront, type StorefrontApi } from "./storefront-api.ts";

/** A live store whose numbers are known. */
export type LiveStore = StorefrontApi & {
  /** The store's numbers of our variants, by our keys. */
  readonly ids: StoreNumbers;
  /** What the shop sells in, as an ISO 4217 code in small letters: the store's prices must be in it. */
  readonly currency: string;
};

const query = `query Prices($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant {
  id availableForSale price { amount currencyCode } compareAtPrice { amount currencyCode } } } }`;

/** Shopify omits trailing zeros: "29.0" is 29.00. More than two decimals are invalid. */
const dollars = z.object({
  amount: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/)
    .transform((amount) => toPrice(Number(amount))),
  currencyCode: z.string().max(10),
});

const nodeSchema = z.object({
  id: z.string(),
  availableForSale: z.boolean(),
  price: dollars.refine(({ amount }) => Number(amount) > 0, "a price is more than nothing"),
  compareAtPrice: dollars.nullable(),
});
const responseSchema = z.object({
  errors: z.undefined().optional(),
  data: z.object({ nodes: z.array(nodeSchema.nullable()) }),
});

const maxLength = 256 * 1024;

/**
 * Asks a live store for the prices of some variants.
 * @returns prices by our ids, without what the store doesn't know
 * @throws Error that staff can read: on a timeout, and for prices in another currency than the shop's
 */
export async function fetchLivePrices(store: LiveStore, variants: readonly string[]): Promise<LivePrices> {
  const gids = new Map(
    variants.map((variant) => [`gid://shopify/ProductVariant/${store.ids[variant] ?? ""}`, variant]),
  );
  const variables = { ids: [...gids.keys()] };
  const { data } = await askStorefront(store, { query, variables, schema: responseSchema, maxLength, about: "prices" });
  const foreign = data.nodes
    .flatMap((node) => [node?.price.currencyCode, node?.compareAtPrice?.currencyCode])
    .find((currency) => currency !== undefined && currency.toLowerCase() !== store.currency);
  if (foreign !== undefined)
    throw new Error(`the store's prices are in ${foreign}, and the shop sells in ${currencyName(store.currency)}`);
  return Object.fromEntries(
    data.nodes.flatMap((node) => {
      const variant = node && gids.get(node.id);
      if (!node || variant === undefined) return [];
      const { price, compareAtPrice, availableForSale: available } = node;
      return [[variant, { price: price.amount, compareAt: compareAtPrice?.amount ?? null, available }]];
    }),
  );
}

const settingKey = "live-prices";
const failureKey = "live-prices-failure";

const price = variantSchema.shape.price;
const savedSchema = z.object({
  at: z.string(),
  prices: z.record(z.string(), z.object({ price, compareAt: z.nullable(price), available: z.boolean() })),
});
/** What a live store said of variants last, by our ids of them. */
export type LivePrices = z.infer<typeof savedSchema>["prices"];
const failureSchema = z.object({ at: z.string(), reason: z.string() });

/** The present moment (ISO 8601) by the clock that replicas share, because any of them may judge how old prices are. */
const momentOf = ({ clock }: DatabaseClient): string => new Date(clock.now()).toISOString();

/** Keeps the prices of a live store with the time, in one transaction, and forgets an earlier failure. */
export async function savePrices(database: DatabaseClient, prices: LivePrices): Promise<void> {
  await database.transaction(async (db) => {
    await writeState(db, settingKey, JSON.stringify({ at: momentOf(database), prices }));
    await db.deleteFrom("app_state").where("key", "=", failureKey).execute();
  });
}

/** Keeps why a live store gave no prices, and when; the last good prices stay. */
export async function recordFailure(database: DatabaseClient, reason: string): Promise<void> {
  const failure = { at: momentOf(database), reason: reason.slice(0, 300) };
  await writeState(database.db, failureKey, JSON.stringify(failure));
}

/** Gives a live store's last prices as they are stored, without parsing them; null where none are. */
export const storedPrices = (db: Database): Promise<string | null> => readState(db, settingKey);

/** When a live store last gave prices, and which; and the failure since then, if any. Moments are ISO 8601. */
export type PriceSyncStatus = {
  readonly last: z.infer<typeof savedSchema> | null;
  readonly failure: z.infer<typeof failureSchema> | null;
};

/** Reads how a live store was asked for its prices last. */
export async function priceSyncStatus(db: Database): Promise<PriceSyncStatus> {
  const last = parseJson(savedSchema, await storedPrices(db));
  return { last, failure: parseJson(failureSchema, await readState(db, failureKey)) };
}

/**
 * How long prices may be missing, in milliseconds: an hour, or three times the interval at which they are asked for.
 */
const missingMs = (everySeconds: number): number => Math.max(60 * 60_000, 3 * everySeconds * 1000);

/**
 * Says since when (ISO 8601) prices that should arrive don't: the last ones are old, or none ever came and a try
 * failed. Null where they do.
 * @param now in milliseconds, by the clock that replicas share
 */
export function missingSince({ last, failure }: PriceSyncStatus, everySeconds: number, now: number): string | null {
  if (last === null) return failure?.at ?? null;
  return now - Date.parse(last.at) > missingMs(everySeconds) ? last.at : null;
}

/** Reads the last prices of a live store, by our ids. @param live whether one is followed; otherwise there are none */
export const readLivePrices = async (db: Database, live: boolean): Promise<LivePrices> =>
  live ? ((await priceSyncStatus(db)).last?.prices ?? {}) : {};

type PriceSyncOptions = {
  /** Gives the store, or null while the numbers of what we sell aren't known there: then nobody is asked. */
  readonly live: () => LiveStore | null;
  readonly database: DatabaseClient;
  readonly catalog: { refresh(): Promise<boolean> };
  readonly builtIn: readonly Product[];
  readonly log: Log;
  readonly everySeconds: number;
};

/** The asking for a live store's prices, again and again. */
export type PriceSync = {
  /** Asks now; gives whether prices came. It never throws, and whoever calls meanwhile gets the same answer. */
  refresh(): Promise<boolean>;
  /** Asks no more, once a question that is under way is answered. */
  stop(): Promise<void>;
};

/**
 * Asks a live store for its prices, now and then at an interval. After a failure the last good prices stay
 * (docs/live-prices.md).
 */
export function startPriceSync({ live, database, catalog, builtIn, log, everySeconds }: PriceSyncOptions): PriceSync {
  const all = builtIn.flatMap((product) => product.variants.map(({ id }) => id));
  let running: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    const store = live();
    if (store === null) return false;
    const unsold = unsoldVariants(store.ids);
    const variants = all.filter((id) => !unsold.has(id));
    const numbers = JSON.stringify(store.ids);
    const [answer] = await Promise.allSettled([fetchLivePrices(store, variants)]);
    // Staff said meanwhile what in the store is ours: the answer may be about other variants.
    const present = live();
    if (present === null) return false;
    if (JSON.stringify(present.ids) !== numbers) return ask();
    try {
      if (answer.status === "rejected") throw answer.reason;
      const prices = answer.value;
      const missing = variants.filter((id) => prices[id] === undefined);
      if (missing.length > 0) throw new Error(`the store knows no ${missing.join(", ")}`);
      await savePrices(database, prices);
      if (await catalog.refresh()) log.info("the live store's prices changed");
      return true;
    } catch (error) {
      log.warn({ err: error }, "the live store gave no prices: the last ones stay");
      await recordFailure(database, connectionReasonOf(error)).catch(() => {});
      return false;
    }
  }

  function refresh(): Promise<boolean> {
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  }

  const timer = setInterval(refresh, everySeconds * 1000).unref();
  void refresh();
  return {
    refresh,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
