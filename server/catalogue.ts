import { createHash } from "node:crypto";
import { z } from "zod";
import { withImages } from "#content/catalogue/images.ts";
import type { Product, productsResponse } from "#contract/product.ts";
import type { LivePrices } from "./live-prices/ask-store.ts";
import { withLivePrices } from "./live-prices/keep-prices.ts";
import { withPriorPrices } from "./prior-price.ts";
import { readPriceHistory, recordPrices } from "./store/price-history.ts";
import { readProducts, seedProducts } from "./store/products.ts";
import type { Store } from "./store/store.ts";

/** The catalogue of the database, kept in memory so that pages and prices need no query and outlive a lost database. */
export type Catalogue = {
  /** As it is shown: under PRIOR_PRICE_RULE a list price is a recorded one. */
  current(): readonly Product[];
  /** The answer of `GET /api/products`, ready made. */
  answer(): { readonly body: string; readonly etag: string };
  /** Reads the database again; gives whether something changed. @throws when the database can't be read */
  refresh(): Promise<boolean>;
  /** Calls `listener` after each change. */
  onChange(listener: () => void): void;
};

export type CatalogueOptions = {
  /** What a live store that is followed said last: a newer built-in catalogue doesn't bring its own prices back. */
  readonly livePrices?: LivePrices;
  /** Whether list prices give way to recorded prior prices (docs/law.md). */
  readonly priorPriceRule?: boolean;
  /** Hears that a row of the database holds no product, so that the built-in catalogue is shown until it does. */
  readonly onBadRow?: (error: unknown) => void;
};

const fingerprint = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 27);

/**
 * The live catalogue: seeded from `builtIn` when the database has none, or one of an older built-in catalogue. No price is
 * shown that isn't recorded before (docs/law.md).
 * @throws when the database can't be read
 */
export async function openCatalogue(
  store: Store,
  builtIn: readonly Product[],
  { livePrices = {}, priorPriceRule = false, onBadRow = () => {} }: CatalogueOptions = {},
): Promise<Catalogue> {
  const seed = builtIn.map((product) => withLivePrices(product, livePrices));
  await seedProducts(store, seed, fingerprint(JSON.stringify(builtIn)));
  const listeners: (() => void)[] = [];
  let products: readonly Product[] = [];
  let answer = { body: "", etag: "" };
  let recorded = "";

  async function refresh(): Promise<boolean> {
    let read = await readProducts(store.shop);
    if (JSON.stringify(read) !== recorded) {
      read = await recordPrices(store);
      recorded = JSON.stringify(read);
    }
    return show(read);
  }

  async function show(read: readonly Product[]): Promise<boolean> {
    const shown = priorPriceRule ? withPriorPrices(read, await readPriceHistory(store.shop)) : read;
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
    await show(seed);
  }
  return {
    current: () => products,
    answer: () => answer,
    refresh,
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
