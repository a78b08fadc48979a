import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { type DeskCall, DeskError } from "./desk-call.ts";
import { queryClient } from "./query-client.ts";

/**
 * Reads one address of the staff API and keeps what it answered until the next answer is there.
 * @param path with its query; another path is another question
 */
export function useDeskQuery<Schema extends z.ZodType>(call: DeskCall, path: string, schema: Schema) {
  const query = useQuery<z.infer<Schema>>(
    {
      queryKey: ["desk", path],
      queryFn: ({ signal }) => call.get(path, schema, signal),
      placeholderData: keepPreviousData,
      // What staff saw doesn't stay behind in memory, and being offline is an error like another.
      gcTime: 0,
      networkMode: "always",
    },
    queryClient,
  );
  return {
    data: query.error ? undefined : query.data,
    error: query.error instanceof DeskError ? query.error : null,
    busy: query.isFetching,
    reload: () => void query.refetch(),
  };
}
