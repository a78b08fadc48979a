import { QueryObserver } from "@tanstack/react-query";
import { callApi } from "#app/lib/call-api.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { type Product, productsResponse } from "#contract/product.ts";

/** The products list is kept this long, in milliseconds, before it is asked for again (storefront §7). */
const productsStaleMs = 5 * 60_000;

async function fetchProducts(): Promise<readonly Product[]> {
  const answer = await callApi("GET", "/api/products", productsResponse);
  if (!answer.success) throw new Error("the products answer says success: false");
  return answer.data;
}

/** What watches the live catalogue. */
export type ProductsWatcher = {
  /** Hears the list, at once when it is known already, and each newer one. */
  readonly onProducts: (products: readonly Product[]) => void;
  /** Hears that the list couldn't be had. */
  readonly onFailure: () => void;
};

/**
 * Watches the live catalogue: asks now and every five minutes (storefront §7), once for however many watch.
 * @returns how to stop
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
