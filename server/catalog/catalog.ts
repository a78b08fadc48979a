import { createHash } from "node:crypto";
import { z } from "zod";
import { withImages } from "#content/catalog/images.ts";
import type { Product, productsResponse } from "#contract/product.ts";
import type { Database, DatabaseClient } from "#server/db/database.ts";
import { readPriceHistory, recordPrices } from "#server/db/queries/price-history.ts";
import { seedProducts } from "#server/db/queries/products.ts";
import { oneAtATime } from "#server/one-at-a-time.ts";
import { asShoppersSee, readCatalog } from "./catalog-layers.ts";
import { makeDueChanges } from "./due-changes.ts";
import type { LivePrices } from "./fetch-live-prices.ts";
import { withPriorPrices } from "./prior-price.ts";
import { withLivePrices } from "./save-prices.ts";

/**
 * The database's catalog, cached in memory: pages and prices need no query, and work while the database is unavailable.
 */
export type Catalog = {
  /** The products as shown: with PRIOR_PRICE_RULE a list price is a recorded one. */
  current(): readonly Product[];
  /** The prepared response of `GET /api/products`. */
  answer(): { readonly body: string; readonly etag: string };
  /** Makes the changes that are due and reads what the database has now, or later; returns whether something changed. @throws when the database can't be read */
  refresh(): Promise<boolean>;
  /** Replaces the database's catalog by an edited built-in one. @throws when the database can't be used */
  reseed(edited: readonly Product[]): Promise<void>;
  /** Calls `listener` after each change. */
  onChange(listener: () => void): void;
};

export type CatalogOptions = {
  /** The last prices of the live store: seeding a newer built-in catalog must not bring its own prices back. */
  readonly livePrices?: LivePrices;
  /** Whether a live store's prices are followed: then they win over what staff set. */
  readonly live?: boolean;
  /** The time by which a scheduled change is due. */
  readonly now?: () => Date;
  /** Whether list prices are replaced by recorded prior prices (docs/law.md). */
  readonly priorPriceRule?: boolean;
  /** Hears that a row of the database holds no product, so that the built-in catalog is shown until it does. */
  readonly onBadRow?: (error: unknown) => void;
};

const fingerprint = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 27);

/**
 * The live catalog: seeded from `builtIn` when the database has none, or one of an older built-in catalog. Each
 * price is recorded before it is shown (docs/law.md).
 * @throws when the database can't be read
 */
export async function loadCatalog(
  database: DatabaseClient,
  builtIn: readonly Product[],
  {
    livePrices = {},
    live = false,
    now = () => new Date(),
    priorPriceRule = false,
    onBadRow = () => {},
  }: CatalogOptions = {},
): Promise<Catalog> {
  const withPrices = (from: readonly Product[]) => from.map((product) => withLivePrices(product, livePrices));
  const seed = (from: readonly Product[]) =>
    seedProducts(database, withPrices(from), fingerprint(JSON.stringify(from)));
  await seed(builtIn);
  const listeners: (() => void)[] = [];
  let products: readonly Product[] = [];
  let answer = { body: "", etag: "" };
  let recorded = "";

  const refresh = oneAtATime(async (): Promise<boolean> => {
    await makeDueChanges({ database, live }, now().toISOString());
    const readShown = async (db: Database) => asShoppersSee((await readCatalog(db, live)).products);
    let read = await readShown(database.db);
    if (JSON.stringify(read) !== recorded) {
      read = await recordPrices(database, readShown);
      recorded = JSON.stringify(read);
    }
    return show(read);
  });

  async function show(read: readonly Product[]): Promise<boolean> {
    const shown = priorPriceRule ? withPriorPrices(read, await readPriceHistory(database.db)) : read;
    const body = JSON.stringify({ success: true, data: shown.map(withImages) } satisfies z.infer<
      typeof productsResponse
    >);
    if (body === answer.body) return false;
    products = shown;
    answer = { body, etag: `"${fingerprint(body)}"` };
    for (const listener of listeners) listener();
    return true;
  }

  try {
    await refresh();
  } catch (error) {
    // Somebody wrote it there by hand; the shop opens all the same.
    if (!(error instanceof z.ZodError)) throw error;
    onBadRow(error);
    await show(withPrices(builtIn));
  }
  return {
    current: () => products,
    answer: () => answer,
    refresh,
    async reseed(edited) {
      await seed(edited);
      await refresh();
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
