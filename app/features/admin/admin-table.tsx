import ChevronDown from "@lucide/icons/icons/chevron-down";
import { type ReactNode, useId, useState } from "react";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { Icon } from "#app/ui/icon.tsx";
import { staff } from "#content/admin-dashboard.ts";
import { AdminSection } from "./admin-section.tsx";

/** A column of a table of the staff screens. */
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

/** The columns for which there is room: all of them, or on a narrow screen those for a phone. */
function shownColumns<Row>(columns: readonly Column<Row>[], isWide: boolean): readonly Column<Row>[] {
  if (isWide || columns.length < 3) return columns;
  const marked = columns.filter(({ phone }) => phone);
  return marked.length > 0 ? marked : columns.slice(0, 2);
}

/**
 * A table of the staff screens. A narrow screen shows some of its columns, and unfolds the rest of a row below it.
 * @param caption names it for screen readers
 * @param keyOf what tells a row from the others
 */
export function AdminTable<Row>({ caption, columns, rows, keyOf }: AdminTableProps<Row>) {
  const shown = shownColumns(columns, useMediaQuery("(min-width: 48rem)"));
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

/**
 * A part of a staff screen that is one table.
 * @param id of its heading
 * @param empty what is said where there are no rows
 */
export function TableSection<Row>({ id, title, empty, ...table }: TableSectionProps<Row>) {
  const note = empty ? <p className="text-ink-soft">{empty}</p> : null;
  return (
    <AdminSection id={id} title={title}>
      {table.rows.length > 0 ? <AdminTable caption={title} {...table} /> : note}
    </AdminSection>
  );
}
