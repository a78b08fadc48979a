import type { LucideIconData } from "@lucide/icons";
import ChevronDown from "@lucide/icons/icons/chevron-down";
import ChevronFirst from "@lucide/icons/icons/chevron-first";
import ChevronLast from "@lucide/icons/icons/chevron-last";
import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Rings } from "#app/ui/rings.tsx";
import { adminText } from "#content/admin.ts";
import { staff } from "#content/admin-dashboard.ts";
import { countText, timeText } from "#content/format.ts";
import type { AdminApiError } from "./admin-api.ts";
import { IconButton } from "./icon-buttons.tsx";

/** Such as Nov 22, 2026, 14:05: the frame of the staff screens says once that it is UTC. @param by who did it */
export function Timestamp({ iso, by }: { iso: string; by?: string }) {
  return (
    <>
      <time dateTime={iso} className="md:whitespace-nowrap">
        {timeText(iso, "moment")}
      </time>
      {by === undefined ? null : <span>{` ${adminText.by(by)}`}</span>}
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

export type Column<Row> = {
  /** Empty for a column of buttons. */
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: true;
  /** Without any such column a phone shows the first two. */
  readonly phone?: true;
};

type AdminTableProps<Row> = {
  caption: string;
  /** The first one shown names its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
};

/** On a narrow screen two columns, with the rest of a row unfolding below it. */
export function AdminTable<Row>({ caption, columns, rows, keyOf }: AdminTableProps<Row>) {
  const wide = useMediaQuery("(min-width: 48rem)");
  const marked = columns.filter(({ phone }) => phone);
  const shown = wide || columns.length < 3 ? columns : marked.length > 0 ? marked : columns.slice(0, 2);
  const folded = columns.filter((column) => !shown.includes(column));
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-border-strong">
          {shown.map((column) =>
            column.heading ? (
              <th
                key={column.heading}
                scope="col"
                className={`${cellClass(column)} kicker font-normal ${column.numeric ? "max-md:wrap-anywhere" : "md:whitespace-nowrap"}`}
              >
                {column.heading}
              </th>
            ) : (
              <td key="buttons" />
            ),
          )}
          {folded.length > 0 ? <td /> : null}
        </tr>
      </thead>
      <tbody className="text-[0.9375rem]">
        {rows.map((row) => (
          <TableRow key={keyOf(row)} row={row} shown={shown} folded={folded} />
        ))}
      </tbody>
    </table>
  );
}

/** A button is as high as its row. Everything wraps on a phone, where all columns may still be there for a moment. */
function cellClass<Row>({ heading, numeric }: Column<Row>): string {
  const base = "pr-3 align-top last:pr-0 md:pr-5";
  if (heading === "") return `${base} py-0.5 text-right`;
  return `${base} py-2.5 ${numeric ? "figure-mono text-right md:whitespace-nowrap" : "wrap-anywhere"}`;
}

type TableRowProps<Row> = { row: Row; shown: readonly Column<Row>[]; folded: readonly Column<Row>[] };

function TableRow<Row>({ row, shown, folded }: TableRowProps<Row>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const hasMore = folded.length > 0;
  return (
    <>
      <tr className={`hover:bg-wash ${open && hasMore ? "" : "border-b border-border"}`}>
        {shown.map((column, place) => (
          <td key={column.heading} id={place === 0 ? `${id}name` : undefined} className={cellClass(column)}>
            {column.cell(row)}
          </td>
        ))}
        {hasMore ? (
          <td className="w-11 align-top">
            <button
              type="button"
              id={`${id}button`}
              aria-label={staff.details}
              aria-labelledby={`${id}button ${id}name`}
              aria-expanded={open}
              aria-controls={`${id}rest`}
              onClick={() => setOpen(!open)}
              className="grid size-11 place-items-center rounded-full hover:bg-wash"
            >
              <Icon icon={ChevronDown} className={`size-5 transition-transform ${open ? "rotate-180" : ""}`} />
            </button>
          </td>
        ) : null}
      </tr>
      {hasMore ? (
        <tr id={`${id}rest`} hidden={!open} className="border-b border-border">
          <td colSpan={shown.length + 1} className="pb-4">
            <dl className="grid gap-2 rounded-xl bg-wash p-4">
              {folded.map((column) => (
                <div key={column.heading} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
                  {column.heading ? <dt className="kicker">{column.heading}</dt> : <dt className="sr-only">·</dt>}
                  <dd className={`wrap-anywhere ${column.heading ? "" : "col-span-2"}`}>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      ) : null}
    </>
  );
}

type TableSectionProps<Row> = Omit<AdminTableProps<Row>, "caption"> & { id: string; title: string; empty?: string };

export function TableSection<Row>({ id, title, empty, ...table }: TableSectionProps<Row>) {
  return (
    <AdminSection id={id} title={title}>
      {table.rows.length > 0 ? (
        <AdminTable caption={title} {...table} />
      ) : empty ? (
        <p className="text-ink-soft">{empty}</p>
      ) : null}
    </AdminSection>
  );
}
