import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { AdminApiError, type AdminGet, createAdminApi } from "#app/features/admin/admin-api.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { type Dashboard, rowSources } from "./row-sources.ts";
import { pageCount } from "./subscriber-results.ts";

const isRefusal = (error: unknown): boolean => error instanceof AdminApiError && error.unauthenticated;

/** The screen is left for the login before it could draw an error, so the sentence goes with it as a toast. */
function tellRefusal(error: unknown): void {
  if (!isRefusal(error)) return;
  const { authErrorTitle: title, notAuthenticated: description } = staffMessages;
  showToast({ title, description, variant: "destructive" });
}

/**
 * The rows of a dashboard: a page of what the search finds, fetched again by `reload`. Says so in a toast when it fails.
 * @param environment what this page was served as; goes along as a header
 */
export function useSubscribers(dashboard: Dashboard, token: string, environment: string) {
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState("");
  const [round, setRound] = useState(0);
  const checkedRound = useRef(-1);

  const query = useQuery(
    {
      queryKey: ["staff", dashboard, token, round, search, page],
      queryFn: async ({ signal }) => {
        const api = createAdminApi(token, environment);
        const call: AdminGet = (path, schema) => api.get(path, schema, signal);
        const { check, list } = rowSources[dashboard];
        try {
          if (check && checkedRound.current !== round) await check(call);
          checkedRound.current = round;
          return await list(call, { page, search });
        } catch (error) {
          tellRefusal(error);
          throw error;
        }
      },
      placeholderData: keepPreviousData,
      // Staff data isn't cached in memory, and being offline is an error like any other.
      gcTime: 0,
      networkMode: "always",
    },
    queryClient,
  );

  const { error, data } = query;
  useEffect(() => {
    if (!error || isRefusal(error)) return;
    showToast({ title: staffMessages.loadErrorTitle, variant: "destructive" });
  }, [error]);

  // Rows may be deleted between two pages: then the last existing page is shown.
  const last = data ? pageCount(data.matches) - 1 : page;
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last]);

  return {
    listing: error ? undefined : data,
    error: error instanceof AdminApiError ? error : null,
    busy: query.isFetching,
    page,
    search,
    turnTo: setPage,
    searchFor(text: string) {
      setPage(0);
      setSearch(text.trim());
    },
    reload: () => setRound((now) => now + 1),
  };
}
