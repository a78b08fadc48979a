import type { Product } from "#contract/product.ts";
import type { Catalogue } from "#server/catalogue.ts";
import type { Log } from "#server/log.ts";
import type { Store } from "#server/store/store.ts";
import { askStore, type LiveStore } from "./ask-store.ts";
import { keepPrices, noteFailure } from "./keep-prices.ts";

export type FollowOptions = {
  readonly live: LiveStore;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly builtIn: readonly Product[];
  readonly log: Log;
  readonly everySeconds: number;
};

/** Follows a live store's prices until stopped. */
export type Following = {
  /** Asks now; gives whether the store answered with prices. Never throws. */
  refresh(): Promise<boolean>;
  stop(): Promise<void>;
};

/**
 * Takes prices from the live store at once and then on a schedule, into the catalogue that pages, structured data, feed and
 * calls all read. Whatever fails, the last good prices stay (beyond the specification: docs/live-prices.md).
 */
export function followStore({ live, store, catalogue, builtIn, log, everySeconds }: FollowOptions): Following {
  const variants = builtIn.flatMap((product) => product.variants.map(({ id }) => id));
  let running: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    try {
      const prices = await askStore(live, variants);
      const missing = variants.filter((id) => prices[id] === undefined);
      if (missing.length > 0) throw new Error(`the store knows no ${missing.join(", ")}`);
      await keepPrices(store, prices);
      if (await catalogue.refresh()) log.info("the live store's prices changed");
      return true;
    } catch (error) {
      log.warn({ err: error }, "the live store gave no prices: the last ones stay");
      await noteFailure(store.shop, error instanceof Error ? error.message : String(error)).catch(() => {});
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
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
