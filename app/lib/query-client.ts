import { QueryClient } from "@tanstack/react-query";

/** Queries never retry, never refetch on focus and never go stale by themselves (storefront §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
  });
}
