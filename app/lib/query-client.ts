import { QueryClient } from "@tanstack/react-query";

/**
 * The page's query client, passed to `useQuery` as its second argument, so that only pages with queries load the
 * library. Queries never retry, never refetch on focus and never go stale by themselves
 * (docs/behavior/calls.md#general). On the server it holds nothing: queries run in the browser only.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY },
    mutations: { retry: false },
  },
});
