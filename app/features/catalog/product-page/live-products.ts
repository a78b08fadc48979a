import { callApi } from "#app/lib/call-api.ts";
import { type Product, productsResponse } from "#contract/product.ts";

/** How long products are fresh, and how often they are fetched (docs/behavior/calls.md#products). */
const freshMs = 5 * 60_000;

export type ProductsWatcher = {
  /** At once when the products are known, and with each update. */
  readonly onProducts: (products: readonly Product[]) => void;
  /** When fetching failed, once until it works again. */
  readonly onFailure: () => void;
};

/** Each watcher, and whether it was told of a failure since the last products. */
const watchers = new Map<ProductsWatcher, boolean>();
let latest: { readonly products: readonly Product[]; readonly at: number } | undefined;
let fetching = false;
let timer: ReturnType<typeof setInterval> | undefined;

async function fetchProducts(): Promise<void> {
  if (fetching) return;
  fetching = true;
  try {
    const { success, data } = await callApi("GET", "/api/products", productsResponse);
    if (!success) throw new Error("the products answer says success: false");
    latest = { products: data, at: Date.now() };
    for (const watcher of watchers.keys()) {
      watchers.set(watcher, false);
      watcher.onProducts(data);
    }
  } catch {
    for (const [watcher, told] of watchers) {
      watchers.set(watcher, true);
      if (!told) watcher.onFailure();
    }
  } finally {
    fetching = false;
  }
}

function fetchUnlessFresh(): void {
  if (!latest || Date.now() - latest.at >= freshMs) void fetchProducts();
}

/** A hidden tab, or one without a network, waits. */
function fetchRegularly(): void {
  if (!document.hidden && navigator.onLine) void fetchProducts();
}

/**
 * Fetches now, unless fresh, and every five minutes, once for all watchers (docs/behavior/calls.md#products).
 * @returns a function that stops it
 */
export function watchProducts(watcher: ProductsWatcher): () => void {
  watchers.set(watcher, false);
  if (latest) watcher.onProducts(latest.products);
  fetchUnlessFresh();
  if (!timer) {
    timer = setInterval(fetchRegularly, freshMs);
    addEventListener("online", fetchUnlessFresh);
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    removeEventListener("online", fetchUnlessFresh);
  };
}
