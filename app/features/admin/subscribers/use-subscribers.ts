import { useEffect, useState } from "react";
import { type AdminApi, AdminApiError, type AdminGet } from "#app/features/admin/admin-api.ts";
import { useStaffData } from "#app/features/admin/use-admin-query.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { type DashboardPath, rowSources } from "./row-sources.ts";

/** The rows of a dashboard: a page of what the search finds, fetched again by `reload`. A failure is also said in a toast. */
export function useSubscribers(call: AdminApi, dashboard: DashboardPath) {
  const [offset, setOffset] = useState(0);
  const [search, setSearch] = useState("");
  const { data, error, busy, reload } = useStaffData([dashboard, search, offset], async (signal) => {
    const get: AdminGet = (path, schema) => call.get(path, schema, signal);
    try {
      return await rowSources[dashboard](get, { offset, search });
    } catch (failure) {
      // The screen is left for the login before it could draw an error, so the sentence goes with it as a toast.
      if (failure instanceof AdminApiError && failure.unauthenticated) {
        const { authErrorTitle: title, notAuthenticated: description } = staffMessages;
        showToast({ title, description, variant: "destructive" });
      }
      throw failure;
    }
  });
  useEffect(() => {
    if (error && !error.unauthenticated) showToast({ title: staffMessages.loadErrorTitle, variant: "destructive" });
  }, [error]);
  return {
    listing: data,
    error,
    busy,
    offset,
    search,
    turnTo: setOffset,
    searchFor(text: string) {
      setOffset(0);
      setSearch(text.trim());
    },
    reload,
  };
}
