import Download from "lucide-react/icons/download";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { staff } from "#content/admin-dashboard.ts";
import { downloadExport } from "./download-export.ts";
import { EmptyList, ListError, ListNotices, LoadingList } from "./list-states.tsx";
import { Pager } from "./pager.tsx";
import { SearchBox } from "./search-box.tsx";
import { SubscriberTable } from "./subscriber-table.tsx";
import type { useSubscribers } from "./use-subscribers.ts";

/**
 * The list of subscribers with its tools, in whichever state it is.
 * @param onRefresh runs with Refresh and Try Again
 */
export function SubscriberList({
  state,
  onRefresh,
}: {
  state: ReturnType<typeof useSubscribers>;
  onRefresh: () => void;
}) {
  const [typed, setTyped] = useState("");
  const { listing, error, busy, page, search } = state;
  const top = useRef<HTMLDivElement>(null);
  const turnFromBelow = (to: number) => {
    state.turnTo(to);
    top.current?.scrollIntoView();
  };
  const clear = () => {
    setTyped("");
    state.searchFor("");
  };
  return (
    <section aria-labelledby="subscribers" className="pt-6">
      <h2 id="subscribers" className="sr-only">
        {staff.table.heading}
      </h2>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <SearchBox typed={typed} search={search} onType={setTyped} onSearch={state.searchFor} />
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button variant="secondary" className="px-4 whitespace-nowrap sm:px-6" onClick={onRefresh} aria-busy={busy}>
            <RefreshCw aria-hidden="true" className={`size-4 ${busy ? "motion-safe:animate-spin" : ""}`} />
            {staff.table.refresh}
          </Button>
          <Button variant="secondary" className="px-4 whitespace-nowrap sm:px-6" onClick={() => void downloadExport()}>
            <Download aria-hidden="true" className="size-4" />
            {staff.table.export}
          </Button>
        </div>
      </div>
      {listing ? <ListNotices listing={listing} /> : null}
      {error ? <ListError error={error} onRetry={onRefresh} /> : null}
      {!error && !listing ? <LoadingList /> : null}
      {listing && listing.rows.length === 0 && !(listing.displayIssue && search === "") ? (
        <EmptyList search={search} onClear={clear} />
      ) : null}
      {listing && listing.rows.length > 0 ? (
        <div ref={top} className={busy ? "opacity-60 transition-opacity delay-150" : ""}>
          <Pager page={page} shown={listing.rows.length} matches={listing.matches} turnTo={state.turnTo} />
          <SubscriberTable rows={listing.rows} />
          {listing.rows.length > 20 ? (
            <Pager page={page} shown={listing.rows.length} matches={listing.matches} turnTo={turnFromBelow} />
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
