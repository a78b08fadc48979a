import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { queryClient } from "#app/lib/query-client.ts";
import { type AdminApi, AdminApiError } from "./admin-api.ts";

/**
 * Fetches a path of the staff API; the previous response is shown until the next one arrives.
 * @param path with its query; the query key
 */
export function useAdminQuery<Schema extends z.ZodType>(call: AdminApi, path: string, schema: Schema) {
  const query = useQuery<z.infer<Schema>>(
    {
      queryKey: ["admin", path],
      queryFn: ({ signal }) => call.get(path, schema, signal),
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
