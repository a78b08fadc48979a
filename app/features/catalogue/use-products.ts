import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { callApi } from "#app/lib/call-api.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { messages } from "#content/messages.ts";
import type { Product } from "#contract/product.ts";

/** The products list is kept this long, in milliseconds, before it is asked for again (storefront §7). */
export const productsStaleMs = 5 * 60_000;

async function fetchProducts(): Promise<readonly Product[]> {
  // Zod comes with the first call, not with the page.
  const { productsResponse } = await import("#contract/product.ts");
  const answer = await callApi("GET", "/api/products", productsResponse);
  if (!answer.success) throw new Error("the products answer says success: false");
  return answer.data;
}

/**
 * The live catalogue (storefront §7, §8): what the server rendered is shown at once, the call refreshes it, and where
 * the call fails the given products stay, with the specified toast.
 * @param rendered the products of the page's loader
 */
export function useProducts(rendered: readonly Product[]): readonly Product[] {
  const query = useQuery(
    {
      queryKey: ["/api/products"],
      queryFn: fetchProducts,
      staleTime: productsStaleMs,
      refetchInterval: productsStaleMs,
      placeholderData: rendered,
    },
    queryClient,
  );
  useEffect(() => {
    if (query.isError) showToast({ title: messages.products.fallbackTitle, description: messages.products.fallback });
  }, [query.isError]);
  return query.data ?? rendered;
}
