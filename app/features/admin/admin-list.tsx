import type { LucideIconData } from "@lucide/icons";
import ChevronFirst from "@lucide/icons/icons/chevron-first";
import ChevronLast from "@lucide/icons/icons/chevron-last";
import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import { type ReactNode, useEffect } from "react";
import { Button } from "#app/ui/button.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { adminText } from "#content/admin.ts";
import { staff } from "#content/admin-dashboard.ts";
import { countText, timeText } from "#content/format.ts";
import type { AdminApiError } from "./admin-api.ts";
import { IconButton } from "./icon-buttons.tsx";

/** Such as Nov 22, 2026, 14:05: the frame of the staff screens says once that it is UTC. @param iso ISO 8601 */
export const timestampText = (iso: string): string => timeText(iso, "moment");

/** @param by who did something then */
export function Timestamp({ iso, by }: { iso: string; by?: string }) {
  return (
    <>
      <time dateTime={iso} className="md:whitespace-nowrap">
        {timestampText(iso)}
      </time>
      {by === undefined ? null : ` ${adminText.by(by)}`}
    </>
  );
}

type ListStatusProps = {
  error?: AdminApiError | null;
  onRetry?: () => void;
  /** What is said of an empty list. */
  empty?: string | undefined;
  /** Below that. */
  children?: ReactNode;
};

/** In the place of a list: an error with a retry, that it is empty, or, without either, that it is being loaded. */
export function ListStatus({ error, onRetry, empty, children }: ListStatusProps) {
  const loading = !error && empty === undefined;
  return (
    <div className="relative grid min-h-96 place-items-center overflow-clip py-12 text-center">
      <Rings
        dot={false}
        className={`absolute top-1/2 left-1/2 w-120 max-w-none -translate-1/2 text-border ${loading ? "motion-safe:animate-pulse" : ""}`}
      />
      <div className="relative max-w-md rounded-3xl bg-paper/90 px-5 py-4">
        {error ? (
          <>
            <div role="alert">
              <h2 className="text-xl">{staff.error.heading}</h2>
              <p className="mt-2 text-danger">{error.message}</p>
            </div>
            <Button className="mt-6" onClick={onRetry}>
              {staff.error.tryAgain}
            </Button>
          </>
        ) : (
          <>
            <p role="status" className={loading ? "text-ink-soft" : "text-xl font-semibold"}>
              {empty ?? adminText.loading}
            </p>
            {loading ? null : children}
          </>
        )}
      </div>
    </div>
  );
}

type ListPagerProps = { offset: number; limit: number; count: number; turnTo: (offset: number) => void };

export function ListPager({ offset, limit, count, turnTo }: ListPagerProps) {
  const lastOffset = Math.max(0, Math.ceil(count / limit) - 1) * limit;
  // Rows may be deleted between two pages: then the last existing page is shown.
  useEffect(() => {
    if (count > 0 && offset > lastOffset) turnTo(lastOffset);
  }, [count, offset, lastOffset, turnTo]);
  if (count === 0) return null;
  const text = adminText.pager;
  const step = (label: string, to: number, icon: LucideIconData) => (
    <IconButton
      label={label}
      icon={icon}
      onClick={to < 0 || to > lastOffset || to === offset ? null : () => turnTo(to)}
    />
  );
  return (
    <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <p role="status" className="figure-mono text-sm text-ink-soft">
        {text.range(
          countText(Math.min(offset + 1, count)),
          countText(Math.min(offset + limit, count)),
          countText(count),
        )}
      </p>
      {lastOffset > 0 ? (
        <nav aria-label={text.label} className="flex items-center gap-1">
          {step(text.first, 0, ChevronFirst)}
          {step(text.previous, offset - limit, ChevronLeft)}
          <span className="figure-mono px-1 text-sm whitespace-nowrap sm:px-2">
            {text.page(countText(offset / limit + 1), countText(lastOffset / limit + 1))}
          </span>
          {step(text.next, offset + limit, ChevronRight)}
          {step(text.last, lastOffset, ChevronLast)}
        </nav>
      ) : null}
    </div>
  );
}

export function AdminSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-b border-border py-8 last:border-0">
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
