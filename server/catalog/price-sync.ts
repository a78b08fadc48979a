import type { Product } from "#contract/product.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import type { Log } from "#server/log.ts";
import type { Catalog } from "./catalog.ts";
import { fetchLivePrices, type LiveStore } from "./fetch-live-prices.ts";
import { recordFailure, savePrices } from "./save-prices.ts";

type PriceSyncOptions = {
  readonly live: LiveStore;
  readonly database: DatabaseClient;
  readonly catalog: Catalog;
  readonly builtIn: readonly Product[];
  readonly log: Log;
  readonly everySeconds: number;
};

export type PriceSync = ReturnType<typeof startPriceSync>;

/** Now and then at an interval; after a failure the last good prices stay (docs/live-prices.md). */
export function startPriceSync({ live, database, catalog, builtIn, log, everySeconds }: PriceSyncOptions) {
  const variants = builtIn.flatMap((product) => product.variants.map(({ id }) => id));
  let running: Promise<boolean> | null = null;

  async function ask(): Promise<boolean> {
    try {
      const prices = await fetchLivePrices(live, variants);
      const missing = variants.filter((id) => prices[id] === undefined);
      if (missing.length > 0) throw new Error(`the store knows no ${missing.join(", ")}`);
      await savePrices(database, prices);
      if (await catalog.refresh()) log.info("the live store's prices changed");
      return true;
    } catch (error) {
      log.warn({ err: error }, "the live store gave no prices: the last ones stay");
      await recordFailure(database.db, error instanceof Error ? error.message : String(error)).catch(() => {});
      return false;
    }
  }

  /** Fetches now; returns whether it succeeded. Never throws. */
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
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
