import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { queryClient } from "#app/lib/query-client.ts";
import { type AdminApi, AdminApiError } from "./admin-api.ts";

/**
 * Fetches what a staff screen shows; the previous response is shown until the next one arrives.
 * @param key what is fetched
 */
export function useStaffData<Data>(key: readonly unknown[], fetchData: (signal: AbortSignal) => Promise<Data>) {
  const query = useQuery<Data>(
    {
      queryKey: ["admin", ...key],
      queryFn: ({ signal }) => fetchData(signal),
      placeholderData: keepPreviousData,
      // Staff data isn't cached in memory, and being offline is an error like any other.
      gcTime: 0,
      networkMode: "always",
    },
    queryClient,
  );
  return {
    data: query.error ? undefined : query.data,
    error: query.error instanceof AdminApiError ? query.error : null,
    busy: query.isFetching,
    reload: () => void query.refetch(),
  };
}

/** Fetches a path of the staff API, with its query. */
export function useAdminQuery<Schema extends z.ZodType>(call: AdminApi, path: string, schema: Schema) {
  return useStaffData<z.infer<Schema>>([path], (signal) => call.get(path, schema, signal));
}
