import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { clearAdminToken } from "#app/lib/admin-token.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { messages } from "#content/messages.ts";
import { pageCount } from "./listing.ts";
import { type Dashboard, rowSources } from "./row-sources.ts";
import { StaffError, staffCaller } from "./staff-call.ts";

/** A token that the check refused: the page is left for the login (back-office §6). */
class TokenRefused extends Error {}

/**
 * The rows of a dashboard: a page of what the search finds, fetched again by `reload`. Says so in a toast when it fails.
 * @param environment what this page was served as; goes along as a header
 */
export function useListing(dashboard: Dashboard, token: string, environment: string) {
  const [page, setPage] = useState(0);
  const [search, setSearch] = useState("");
  const [round, setRound] = useState(0);
  const checkedRound = useRef(-1);
  const navigate = useNavigate();

  const query = useQuery(
    {
      queryKey: ["staff", dashboard, token, round, search, page],
      queryFn: async ({ signal }) => {
        const call = staffCaller(token, environment, signal);
        const { check, list } = rowSources[dashboard];
        if (check && checkedRound.current !== round) {
          await check(call).catch((error: unknown) => {
            throw error instanceof StaffError && error.unauthenticated ? new TokenRefused() : error;
          });
          checkedRound.current = round;
        }
        return list(call, { page, search });
      },
      placeholderData: keepPreviousData,
      // What staff saw doesn't stay behind in memory, and being offline is an error like another.
      gcTime: 0,
      networkMode: "always",
    },
    queryClient,
  );

  const { error, data } = query;
  useEffect(() => {
    if (!error) return;
    if (error instanceof TokenRefused) {
      clearAdminToken();
      const description = messages.admin.notAuthenticated;
      showToast({ title: messages.admin.authErrorTitle, description, variant: "destructive" });
      navigate("/simple-admin-login", { replace: true });
      return;
    }
    showToast({ title: messages.admin.loadErrorTitle, variant: "destructive" });
  }, [error, navigate]);

  // Rows can vanish between two pages: then the last page that exists is shown.
  const last = data ? pageCount(data.matches) - 1 : page;
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last]);

  return {
    listing: error ? undefined : data,
    error: error instanceof StaffError ? error : null,
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
