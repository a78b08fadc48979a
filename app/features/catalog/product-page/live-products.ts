import { QueryObserver } from "@tanstack/react-query";
import { callApi } from "#app/lib/call-api.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { type Product, productsResponse } from "#contract/product.ts";

/** Refetch interval of the products in milliseconds (docs/behavior/newsletter.md#form). */
const productsStaleMs = 5 * 60_000;

async function fetchProducts(): Promise<readonly Product[]> {
  const answer = await callApi("GET", "/api/products", productsResponse);
  if (!answer.success) throw new Error("the products answer says success: false");
  return answer.data;
}

/** A watcher of the live catalog. */
export type ProductsWatcher = {
  /** Called with the products, at once when they are known, and with each update. */
  readonly onProducts: (products: readonly Product[]) => void;
  /** Called when fetching failed. */
  readonly onFailure: () => void;
};

/**
 * Watches the live catalog: fetches now and every five minutes (docs/behavior/calls.md#products), once for all
 * watchers. @returns a function that stops it
 */
export function watchProducts({ onProducts, onFailure }: ProductsWatcher): () => void {
  const observer = new QueryObserver(queryClient, {
    queryKey: ["/api/products"],
    queryFn: fetchProducts,
    staleTime: productsStaleMs,
    refetchInterval: productsStaleMs,
  });
  let failed = false;
  const hear = ({ data, isError }: { data: readonly Product[] | undefined; isError: boolean }): void => {
    if (data) onProducts(data);
    if (isError && !failed) onFailure();
    failed = isError;
  };
  const stop = observer.subscribe(hear);
  hear(observer.getCurrentResult());
  return stop;
}
