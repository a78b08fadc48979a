import CircleAlert from "@lucide/icons/icons/circle-alert";
import Download from "@lucide/icons/icons/download";
import RefreshCw from "@lucide/icons/icons/refresh-cw";
import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import Upload from "@lucide/icons/icons/upload";
import { useRef, useState } from "react";
import { AdminTable, type Column } from "#app/features/admin/admin-table.tsx";
import { downloadFile } from "#app/features/admin/download.ts";
import { Fold } from "#app/features/admin/fold.tsx";
import { ListPager } from "#app/features/admin/list-pager.tsx";
import { ListStatus } from "#app/features/admin/list-status.tsx";
import { useIsEditor } from "#app/features/admin/login/use-admin-token.ts";
import { useAdminApi, useStaffData } from "#app/features/admin/use-staff-calls.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { adminScreens, staff } from "#content/admin-dashboard.ts";
import { importText } from "#content/admin-imports.ts";
import { subscriberToolsText as tools } from "#content/admin-subscribers.ts";
import { countText } from "#content/format.ts";
import { staffMessages } from "#content/staff-messages.ts";
import type { ExportTicketRequest } from "#contract/admin-subscribers.ts";
import { Counts } from "./counts.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { Refusal } from "./refusal.tsx";
import { RemoveSubscriber } from "./remove-subscriber.tsx";
import { listRowsOrToast, pageRows, type RowSource, type SubscriberResults } from "./row-sources.ts";
import { SearchBox } from "./search-box.tsx";
import type { TableRow } from "./table-row.ts";
import { countFilters, useSubscriberView, viewParams } from "./use-subscriber-view.ts";

const mono = "figure-mono md:whitespace-nowrap";
/** @param reload shows a row anew after something was done about it */
const columnsFor = (reload: () => void): readonly Column<TableRow>[] => [
  { heading: staff.columns.id, numeric: true, cell: ({ id }) => <span className="text-ink-soft">{id}</span> },
  {
    heading: staff.columns.email,
    phone: true,
    cell: ({ email, refusal }) => (
      <>
        <span className="font-medium">{email}</span>
        {refusal ? <Refusal email={email} refusal={refusal} reload={reload} /> : null}
      </>
    ),
  },
  { heading: staff.columns.date, phone: true, cell: (row) => <span className={mono}>{row.display_date}</span> },
  { heading: staff.columns.time, cell: (row) => <span className={mono}>{row.display_time.replace(/ UTC$/, "")}</span> },
  {
    heading: staff.columns.source,
    cell: ({ _schema, schema_name, source }) => (
      <span className={`font-medium ${_schema === "production" ? "text-accent-text" : ""}`}>
        <span>{staff.environments[schema_name]}</span>{" "}
        <span className="figure-mono text-sm font-normal text-ink-soft">{source || staff.table.unknownSource}</span>
      </span>
    ),
  },
];

/** So many rows need a pager below them as well. */
const longList = 20;

/**
 * The subscribers as one of three sources lists them, with search, filters, order and export. It isn't a `StaffList`, which
 * asks one call by one state and a search: a source here turns to another call where one fails (row-sources.ts), several
 * filters and the order hold at once, and a page is long enough for a second pager below.
 * @param onRefresh runs with Refresh and Try Again
 */
export function SubscriberList({ source, onRefresh }: { source: RowSource; onRefresh: () => void }) {
  const call = useAdminApi();
  const isEditor = useIsEditor();
  const filters = useSubscriberView();
  const { view } = filters;
  const [search, setSearch] = useState("");
  const [cleared, setCleared] = useState(0);
  // Another search or filter begins at its first page.
  const list = JSON.stringify([search, viewParams(view)]);
  const [page, setPage] = useState({ list, offset: 0 });
  const offset = page.list === list ? page.offset : 0;
  const showFrom = (to: number) => setPage({ list, offset: to });
  const ask = (signal: AbortSignal) => listRowsOrToast(source, call, { ...view, search, offset }, signal);
  const { data: listing, error, busy, reload } = useStaffData(`${source} ${list} ${offset}`, ask);
  const top = useRef<HTMLDivElement>(null);
  const rows = listing?.rows ?? [];
  const pager = { offset, limit: pageRows, count: listing?.matches ?? 0 };
  const searched = search !== "";
  const filterCount = countFilters(view);
  const filtered = filterCount > 0;
  const narrowed = searched || filtered;
  const emptyTitle = narrowed ? staffMessages.emptySearch : staffMessages.empty;
  const emptyHint = searched ? staff.emptySearchHint : staff.emptyHint;
  const { sort, ...filter } = view;
  function refresh() {
    onRefresh();
    reload();
  }
  function showFromAndScroll(to: number) {
    showFrom(to);
    top.current?.scrollIntoView();
  }
  function clear() {
    setCleared(cleared + 1);
    setSearch("");
  }
  return (
    <>
      <Counts listing={listing} />
      <section aria-labelledby="subscribers" className="pt-6">
        <h2 id="subscribers" className="sr-only">
          {staff.table.heading}
        </h2>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <SearchBox key={cleared} onSearch={setSearch} />
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button variant="secondary" className="px-4 whitespace-nowrap sm:px-6" onClick={refresh} aria-busy={busy}>
              <Icon icon={RefreshCw} className={`size-4 ${busy ? "motion-safe:animate-spin" : ""}`} />
              {staff.table.refresh}
            </Button>
            {isEditor ? null : (
              <ButtonLink
                to={adminScreens.importSubscribers.to}
                variant="secondary"
                className="px-4 whitespace-nowrap sm:px-6"
              >
                <Icon icon={Upload} className="size-4" />
                {importText.link}
              </ButtonLink>
            )}
            {isEditor ? null : (
              <Button
                variant="secondary"
                className="px-4 whitespace-nowrap sm:px-6"
                onClick={() =>
                  void downloadFile(
                    call,
                    "/api/admin/subscribers/export",
                    { ...filter, search } satisfies ExportTicketRequest,
                    "subscribers.csv",
                  )
                }
              >
                <Icon icon={Download} className="size-4" />
                {staff.table.export}
              </Button>
            )}
          </div>
        </div>
        <div className="mt-4 border-t border-border">
          <Fold summary={tools.filters.summary} note={filtered ? tools.filters.active(filterCount) : null}>
            <FilterPanel filters={filters} oneSchema={source === "own"} />
          </Fold>
          {isEditor ? null : (
            <Fold summary={tools.remove.summary}>
              <RemoveSubscriber onRemoved={refresh} />
            </Fold>
          )}
        </div>
        {listing ? <ListNotices listing={listing} /> : null}
        {rows.length > 0 || (listing?.displayIssue && !narrowed) ? null : (
          <ListStatus error={error} onRetry={refresh} empty={listing && emptyTitle}>
            <p className="mt-2 text-ink-soft">{filtered ? tools.filters.noneFits : emptyHint}</p>
            {filtered ? (
              <Button variant="secondary" className="mt-6 bg-paper" onClick={() => filters.clear({ sort })}>
                {tools.filters.clear}
              </Button>
            ) : null}
            {searched ? (
              <Button variant="secondary" className="mt-6 bg-paper" onClick={clear}>
                {staff.clearSearch}
              </Button>
            ) : null}
          </ListStatus>
        )}
        {rows.length > 0 ? (
          <div ref={top} className={busy ? "opacity-60 transition-opacity delay-150" : ""}>
            <ListPager {...pager} showFrom={showFrom} />
            <AdminTable
              caption={sort === undefined || sort === "newest" ? staff.table.caption : staff.table.heading}
              rows={rows}
              // Ids may repeat across schemas.
              keyOf={(row) => `${row._schema} ${row.id} ${row.email}`}
              columns={columnsFor(refresh)}
            />
            {rows.length > longList ? <ListPager {...pager} showFrom={showFromAndScroll} /> : null}
          </div>
        ) : null}
      </section>
    </>
  );
}

/** docs/behavior/staff-dashboards.md#states */
function ListNotices({ listing: { counts, displayIssue, limit } }: { listing: SubscriberResults }) {
  if (!displayIssue && limit === null) return null;
  return (
    <div className="my-6 grid gap-3">
      {displayIssue ? (
        <section aria-labelledby="display-issue" className="flex gap-4 rounded-2xl border border-danger p-5">
          <Icon icon={TriangleAlert} className="mt-1 size-5 shrink-0 text-danger" />
          <div>
            <h2 id="display-issue" className="text-lg text-danger">
              {staffMessages.displayIssue}
            </h2>
            <p className="mt-1">{staff.displayIssue(countText(counts.total), counts.total === 1)}</p>
            <p className="text-ink-soft">{staff.displayIssueHint}</p>
          </div>
        </section>
      ) : null}
      {limit !== null ? (
        <p role="status" className="flex gap-3 rounded-2xl bg-wash px-5 py-3">
          <Icon icon={CircleAlert} className="mt-1 size-5 shrink-0 text-ink-soft" />
          <span>{limit === "samples" ? staffMessages.limited : staff.ownSchemaOnly(staff.environments[limit])}</span>
        </p>
      ) : null}
    </div>
  );
}
