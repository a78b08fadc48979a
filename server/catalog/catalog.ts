import { createHash } from "node:crypto";
import { z } from "zod";
import { withImages } from "#content/catalog/images.ts";
import { halfDayOf } from "#content/catalog/passed-date.ts";
import type { Product, productsResponse } from "#contract/product.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { newestPriceRecord, readPriceHistory, recordPrices, seedProducts } from "#server/db/queries/products.ts";
import { oneAtATime } from "#server/lib/one-at-a-time.ts";
import { asShoppersSee, readCatalog, storedCatalog, withLivePrices, withShownListPrices } from "./catalog-layers.ts";
import { makeDueChanges } from "./due-changes.ts";
import { readLivePrices } from "./live-prices.ts";

/** The response of `GET /api/products`: JSON text, and the ETag of it. */
export type CatalogBody = { readonly body: string; readonly etag: string };

/** The catalog in memory: pages and prices need no query, and work while the database is unavailable. */
export type Catalog = {
  /**
   * What shoppers see now, the same array until something changes. With PRIOR_PRICE_RULE a list price is a recorded
   * one.
   */
  readonly current: () => readonly Product[];
  /** For `GET /api/products`: the same object until something changes. */
  readonly response: () => CatalogBody;
  /**
   * Makes the changes that are due and reads the rows. Gives whether something changed.
   * @throws when they can't be read
   */
  readonly refresh: () => Promise<boolean>;
  /** Replaces the database's catalog by an edited built-in one. @throws when the database can't be used */
  readonly reseed: (edited: readonly Product[]) => Promise<void>;
  /** Has `listener` called after each change of what is shown. */
  readonly onChange: (listener: () => void) => void;
};

/** How a catalog is loaded. */
export type CatalogOptions = {
  /** A live store's prices then win over all others. */
  readonly live?: boolean;
  /** Of the prices that staff read of, as an ISO 4217 code in small letters; US dollars where it isn't given. */
  readonly currency?: string;
  /** The database's clock, unless a test brings another one. */
  readonly now?: () => Date;
  /** Gives the ids of variants that the live store doesn't sell: they are sold out. */
  readonly unsold?: () => ReadonlySet<string>;
  /** docs/law.md */
  readonly priorPriceRule?: boolean;
  /** The built-in catalog is shown until the row holds a product. */
  readonly onBadRow?: (error: unknown) => void;
};

const fingerprint = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 27);

/**
 * Loads the catalog, as the last process showed it. It is seeded from `builtIn` when the database has none, or an older
 * one. Each price is recorded before it is shown (docs/law.md).
 * @throws when the database can't be read
 */
export async function loadCatalog(
  database: DatabaseClient,
  builtIn: readonly Product[],
  {
    live = false,
    currency,
    now,
    unsold = () => new Set(),
    priorPriceRule = false,
    onBadRow = () => {},
  }: CatalogOptions = {},
): Promise<Catalog> {
  const seed = (from: readonly Product[]): Promise<void> =>
    seedProducts(database, from, fingerprint(JSON.stringify(from)));
  await seed(builtIn);
  const listeners: (() => void)[] = [];
  let products: readonly Product[] = [];
  let response: CatalogBody = { body: "", etag: "" };
  /** The rows that are shown. */
  let stored = "";

  const refresh = oneAtATime(async (): Promise<boolean> => {
    const moment = now?.().toISOString() ?? (await database.clock.read());
    await makeDueChanges({ database, live }, moment, currency);
    const missing = unsold();
    const readShown = async (db: Database): Promise<readonly Product[]> =>
      asShoppersSee((await readCatalog(db, live)).products, missing);
    const newest = priorPriceRule ? await newestPriceRecord(database.db) : 0;
    const found = `${newest} ${halfDayOf(new Date(moment))} ${[...missing].join(" ")} ${await storedCatalog(database.db, live)}`;
    if (found === stored) return false;
    const isChanged = await show(await recordPrices(database, readShown), new Date(moment));
    stored = found;
    return isChanged;
  });

  async function show(read: readonly Product[], moment: Date): Promise<boolean> {
    const history = priorPriceRule ? await readPriceHistory(database.db) : null;
    const shown = withShownListPrices(read, { now: moment, live, history });
    const body = JSON.stringify({ success: true, data: shown.map(withImages) } satisfies z.infer<
      typeof productsResponse
    >);
    if (body === response.body) return false;
    products = shown;
    response = { body, etag: `"${fingerprint(body)}"` };
    for (const listener of listeners) listener();
    return true;
  }

  try {
    await refresh();
  } catch (error) {
    // Somebody wrote it there by hand; the shop opens all the same.
    if (!(error instanceof z.ZodError)) throw error;
    onBadRow(error);
    const livePrices = await readLivePrices(database.db, live);
    await show(
      builtIn.map((product) => withLivePrices(product, livePrices)),
      now?.() ?? new Date(),
    );
  }
  return {
    current: () => products,
    response: () => response,
    refresh,
    async reseed(edited) {
      await seed(edited);
      await refresh();
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
