import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import { staff } from "#content/admin-dashboard.ts";
import type { AdminApiError } from "./admin-api.ts";

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** Formats a time in UTC, as on the dashboards. */
export const timestampText = (iso: string): string => `${moment.format(new Date(iso))} UTC`;

/** A time as a `time` element. */
export function Timestamp({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {timestampText(iso)}
    </time>
  );
}

/**
 * The status of a list: loading, error with a retry, or empty.
 * @param empty the sentence for an empty list; null while there is something to show
 */
export function ListStatus({
  loading,
  error,
  empty,
  onRetry,
}: {
  loading: boolean;
  error: AdminApiError | null;
  empty: string | null;
  onRetry: () => void;
}) {
  if (error) {
    return (
      <div className="flex min-h-64 flex-col items-start justify-center gap-4 py-8">
        <p role="alert">
          {adminText.failed}: <span className="text-danger">{error.message}</span>
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
      {loading ? adminText.loading : empty}
    </p>
  );
}

/** Pager to newer and older rows; nothing when all fit on one page. */
export function ListPager({
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
    <nav aria-label={adminText.pages} className="flex flex-wrap items-center gap-3 py-6">
      <Button variant="secondary" disabled={offset === 0} onClick={() => turnTo(Math.max(0, offset - limit))}>
        {adminText.newer}
      </Button>
      <span className="figure-mono text-sm text-ink-soft">
        {staff.table.range(String(Math.min(offset + 1, count)), String(Math.min(offset + limit, count)), String(count))}
      </span>
      <Button variant="secondary" disabled={offset + limit >= count} onClick={() => turnTo(offset + limit)}>
        {adminText.older}
      </Button>
    </nav>
  );
}

/** A section of a screen with a heading. */
export function AdminSection({
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
    <section aria-labelledby={id} className="border-b border-border py-8 last:border-0">
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
