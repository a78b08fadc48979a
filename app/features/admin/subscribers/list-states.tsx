import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import type { ReactNode } from "react";
import type { AdminApiError } from "#app/features/admin/admin-api.ts";
import { Button } from "#app/ui/button.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { staff } from "#content/admin-dashboard.ts";
import { staffMessages } from "#content/staff-messages.ts";
import type { SubscriberResults } from "./subscriber-results.ts";

const figure = new Intl.NumberFormat("en-US");

/** A message in place of the table. */
function InPlace({ dot, pulse = false, children }: { dot: boolean; pulse?: boolean; children: ReactNode }) {
  return (
    <div className="relative grid min-h-96 place-items-center overflow-clip py-12 text-center">
      <Rings
        dot={dot}
        className={`absolute top-1/2 left-1/2 w-120 max-w-none -translate-1/2 text-border ${pulse ? "motion-safe:animate-pulse" : ""}`}
      />
      <div className="relative max-w-md rounded-3xl bg-paper/90 px-5 py-4">{children}</div>
    </div>
  );
}

/** Until the first rows are there. */
export function LoadingList() {
  return (
    <InPlace dot={false} pulse>
      <p role="status" className="text-ink-soft">
        {staff.table.loading}
      </p>
    </InPlace>
  );
}

/** The empty states (docs/behavior/staff-dashboards.md#states): nobody yet, or nobody whom the search finds. */
export function EmptyList({ search, onClear }: { search: string; onClear: () => void }) {
  const searched = search !== "";
  return (
    <InPlace dot={false}>
      <p role="status" className="text-xl font-semibold">
        {searched ? staffMessages.emptySearch : staffMessages.empty}
      </p>
      <p className="mt-2 text-ink-soft">{searched ? staff.emptySearchHint : staff.emptyHint}</p>
      {searched ? (
        <Button variant="secondary" className="mt-6 bg-paper" onClick={onClear}>
          {staff.clearSearch}
        </Button>
      ) : null}
    </InPlace>
  );
}

/** The error state: what went wrong, and Try Again. */
export function ListError({ error, onRetry }: { error: AdminApiError; onRetry: () => void }) {
  return (
    <InPlace dot={false}>
      <div role="alert">
        <h2 className="text-xl">{staff.error.heading}</h2>
        <p className="mt-2 text-danger">{error.message}</p>
      </div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>{staff.error.tryAgain}</Button>
      </div>
    </InPlace>
  );
}

/** Notices above the rows: none could be listed, or only some (docs/behavior/staff-dashboards.md#states). */
export function ListNotices({ listing }: { listing: SubscriberResults }) {
  const { counts, displayIssue, limit } = listing;
  if (!displayIssue && limit === null) return null;
  return (
    <div className="my-6 grid gap-3">
      {displayIssue ? (
        <section aria-labelledby="display-issue" className="flex gap-4 rounded-2xl border border-danger p-5">
          <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-danger" />
          <div>
            <h2 id="display-issue" className="text-lg text-danger">
              {staffMessages.displayIssue}
            </h2>
            <p className="mt-1">{staff.displayIssue(figure.format(counts.total), counts.total === 1)}</p>
            <p className="text-ink-soft">{staff.displayIssueHint}</p>
          </div>
        </section>
      ) : null}
      {limit !== null ? (
        <p role="status" className="flex gap-3 rounded-2xl bg-wash px-5 py-3">
          <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-ink-soft" />
          {limit === "samples" ? staffMessages.limited : staff.ownSchemaOnly(staff.environments[limit])}
        </p>
      ) : null}
    </div>
  );
}
