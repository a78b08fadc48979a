import type { ReactNode } from "react";
import type { DeskError } from "#app/lib/desk-call.ts";
import { Button } from "#app/ui/button.tsx";
import { staff } from "#content/staff.ts";
import { staffDesk } from "#content/staff-desk.ts";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** A moment in words, in UTC, as on the dashboards. */
export const momentText = (iso: string): string => `${moment.format(new Date(iso))} UTC`;

/** A moment as a `time` element. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {momentText(iso)}
    </time>
  );
}

/**
 * What stands where a list can't be: that it is loading, what went wrong with a way on, or that it is empty.
 * @param empty the sentence for an empty list; null while there is something to show
 */
export function DeskState({
  loading,
  error,
  empty,
  onRetry,
}: {
  loading: boolean;
  error: DeskError | null;
  empty: string | null;
  onRetry: () => void;
}) {
  if (error) {
    return (
      <div className="flex min-h-64 flex-col items-start justify-center gap-4 py-8">
        <p role="alert">
          {staffDesk.failed}: <span className="text-danger">{error.message}</span>
        </p>
        <Button variant="secondary" onClick={onRetry}>
          {staff.error.tryAgain}
        </Button>
      </div>
    );
  }
  if (!loading && empty === null) return null;
  return (
    <p role="status" className="grid min-h-64 place-items-center py-8 text-lg text-ink-soft">
      {loading ? staffDesk.loading : empty}
    </p>
  );
}

/** The way to newer and older rows; nothing when all of them fit. */
export function DeskPager({
  offset,
  limit,
  count,
  turnTo,
}: {
  offset: number;
  limit: number;
  count: number;
  turnTo: (offset: number) => void;
}) {
  if (count <= limit && offset === 0) return null;
  return (
    <nav aria-label={staffDesk.pages} className="flex flex-wrap items-center gap-3 py-6">
      <Button variant="secondary" disabled={offset === 0} onClick={() => turnTo(Math.max(0, offset - limit))}>
        {staffDesk.newer}
      </Button>
      <span className="figure-mono text-sm text-ink-soft">
        {staff.table.range(String(Math.min(offset + 1, count)), String(Math.min(offset + limit, count)), String(count))}
      </span>
      <Button variant="secondary" disabled={offset + limit >= count} onClick={() => turnTo(offset + limit)}>
        {staffDesk.older}
      </Button>
    </nav>
  );
}

/** A heading within a screen, with what stands beside it. */
export function DeskPart({
  id,
  title,
  aside,
  children,
}: {
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="border-b border-rule py-8 last:border-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
