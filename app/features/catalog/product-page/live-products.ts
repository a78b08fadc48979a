import { sendToApi } from "#app/lib/call-api.ts";
import type { Product } from "#contract/product.ts";

/** How long products are fresh, and how often they are fetched (docs/behavior/calls.md#products). */
const freshMs = 5 * 60_000;

export type ProductsWatcher = {
  /** What the page was rendered with, in the catalog's order. */
  readonly rendered: readonly Product[];
  /** When the catalog says something else of a product that is shown, at once where that is known. */
  readonly onProducts: (products: readonly Product[]) => void;
  /** When fetching failed, once until it works again. */
  readonly onFailure: () => void;
};

/** What each watcher shows, and whether it was told of a failure since the last products. */
const watchers = new Map<ProductsWatcher, { readonly shown: readonly Product[]; readonly told: boolean }>();
let latest: { readonly answer: unknown; readonly at: number } | undefined;
let fetching = false;
let timer: ReturnType<typeof setInterval> | undefined;

/** Whether two values are the same as JSON: a key without a value counts as none. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)));
}

/** Without its pictures, which only the call gives and no page shows. */
const withoutPictures = (product: unknown): unknown => ({ ...Object(product), images: null });

/**
 * Whether an answer says of these products, in this order, what is shown, as nearly always: then it needn't be parsed, for which
 * Zod would be fetched.
 * @param answer as JSON, of any shape
 */
function says(answer: unknown, products: readonly Product[]): boolean {
  const { success, data } = Object(answer);
  const ids = new Set(products.map(({ id }) => id));
  const said: readonly unknown[] = Array.isArray(data) ? data.filter((one) => ids.has(Object(one).id)) : [];
  return success === true && ids.size > 0 && isSame(said.map(withoutPictures), products.map(withoutPictures));
}

/** Tells those who show something else. @throws where the answer isn't what it should be */
async function tell(answer: unknown): Promise<void> {
  if ([...watchers.values()].every(({ shown }) => says(answer, shown))) return;
  const { productsResponse } = await import("#contract/product.ts");
  const { success, data } = productsResponse.parse(answer);
  if (!success) throw new Error("the products answer says success: false");
  for (const [watcher, { shown, told }] of watchers) {
    if (says(answer, shown)) continue;
    watchers.set(watcher, { shown: data, told });
    watcher.onProducts(data);
  }
}

async function fetchProducts(): Promise<void> {
  if (fetching) return;
  fetching = true;
  try {
    const response = await sendToApi("GET", "/api/products");
    const answer: unknown = await response.json();
    await tell(answer);
    latest = { answer, at: Date.now() };
    for (const [watcher, { shown }] of watchers) watchers.set(watcher, { shown, told: false });
  } catch {
    for (const [watcher, { shown, told }] of watchers) {
      watchers.set(watcher, { shown, told: true });
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
  watchers.set(watcher, { shown: watcher.rendered, told: false });
  if (latest) tell(latest.answer).catch(() => undefined);
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
