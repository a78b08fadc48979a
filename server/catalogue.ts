import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Product, productsResponse } from "#contract/product.ts";
import { readProducts, seedProducts } from "./store/products.ts";
import type { Store } from "./store/store.ts";

/** The catalogue of the database, kept in memory so that pages and prices need no query and outlive a lost database. */
export type Catalogue = {
  current(): readonly Product[];
  /** The answer of `GET /api/products`, ready made. */
  answer(): { readonly body: string; readonly etag: string };
  /** Reads the database again; gives whether something changed. @throws when the database can't be read */
  refresh(): Promise<boolean>;
  /** Calls `listener` after each change. */
  onChange(listener: () => void): void;
};

const fingerprint = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 27);

/**
 * The live catalogue: seeded from `builtIn` when the database has none, or one of an older built-in catalogue.
 * @throws when the database can't be read
 */
export async function openCatalogue(store: Store, builtIn: readonly Product[]): Promise<Catalogue> {
  await seedProducts(store, builtIn, fingerprint(JSON.stringify(builtIn)));
  const listeners: (() => void)[] = [];
  let products: readonly Product[] = [];
  let answer = { body: "", etag: "" };

  async function refresh(): Promise<boolean> {
    const read = await readProducts(store.shop);
    const body = JSON.stringify({ success: true, data: read } satisfies z.infer<typeof productsResponse>);
    if (body === answer.body) return false;
    products = read;
    answer = { body, etag: `"${fingerprint(body)}"` };
    for (const listener of listeners) listener();
    return true;
  }

  await refresh();
  return {
    current: () => products,
    answer: () => answer,
    refresh,
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
}
