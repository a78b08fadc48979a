import { useState } from "react";
import { adminApiErrorOf } from "#app/features/admin/admin-api.ts";
import { useAdminApi, useStaffData } from "#app/features/admin/use-staff-data.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { type RowSource, rowSources } from "./row-sources.ts";
import { useSubscriberView, viewParams } from "./use-subscriber-view.ts";

/** A failure is also said in a toast. */
export function useSubscribers(source: RowSource) {
  const call = useAdminApi();
  const { view, show } = useSubscriberView();
  const [search, setSearch] = useState("");
  // Another search or filter begins at its first page.
  const list = JSON.stringify([search, viewParams(view)]);
  const [page, setPage] = useState({ list, offset: 0 });
  const offset = page.list === list ? page.offset : 0;
  const { data, error, busy, reload } = useStaffData(`${source} ${list} ${offset}`, async (signal) => {
    try {
      return await rowSources[source]((path, schema) => call.get(path, schema, signal), { offset, search, view });
    } catch (failure) {
      const { authErrorTitle, loadErrorTitle, notAuthenticated } = staffMessages;
      const { unauthenticated } = adminApiErrorOf(failure);
      // The screen is left for the login before it could draw an error.
      if (unauthenticated) showToast({ title: authErrorTitle, description: notAuthenticated, variant: "destructive" });
      else if (!signal.aborted) showToast({ title: loadErrorTitle, variant: "destructive" });
      throw failure;
    }
  });
  return {
    listing: data,
    error,
    busy,
    offset,
    search,
    view,
    show,
    turnTo: (to: number) => setPage({ list, offset: to }),
    searchFor: (text: string) => setSearch(text.trim()),
    reload,
  };
}
