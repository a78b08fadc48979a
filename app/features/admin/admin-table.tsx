import ChevronDown from "@lucide/icons/icons/chevron-down";
import { type ReactNode, useId, useState } from "react";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { Icon } from "#app/ui/icon.tsx";
import { staff } from "#content/admin-dashboard.ts";

/** A row of a staff table; the first cell names it. */
export type AdminTableRow = { readonly key: string; readonly cells: readonly ReactNode[] };

type AdminTableProps = {
  /** What the table holds, read to screen readers. */
  caption: string;
  /** Headings, in the order of the cells; an empty one is a column of buttons. */
  columns: readonly string[];
  rows: readonly AdminTableRow[];
  /** The columns of figures, by index: they stand on the right. */
  numeric?: readonly number[];
  /** The two columns that a phone shows, by index; the others come with a press on the row's button. */
  phone?: readonly [number, number];
};

/** A table of the staff screens; on a narrow screen it has two columns, and the rest of a row unfolds below it. */
export function AdminTable({ caption, columns, rows, numeric = [], phone = [0, 1] }: AdminTableProps) {
  const wide = useMediaQuery("(min-width: 48rem)");
  const all = columns.map((_, index) => index);
  const shown = wide || columns.length < 3 ? all : [...phone];
  const folded = all.filter((index) => !shown.includes(index));
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-border-strong">
          {shown.map((index) =>
            columns[index] ? (
              <th
                key={index}
                scope="col"
                className={`${cellClass(columns[index], numeric.includes(index))} kicker font-normal ${numeric.includes(index) ? "" : "whitespace-nowrap"}`}
              >
                {columns[index]}
              </th>
            ) : (
              <td key={index} />
            ),
          )}
          {folded.length > 0 ? <td /> : null}
        </tr>
      </thead>
      <tbody className="text-[0.9375rem]">
        {rows.map(({ key, cells }) => (
          <Row key={key} columns={columns} cells={cells} shown={shown} folded={folded} numeric={numeric} />
        ))}
      </tbody>
    </table>
  );
}

/** Numbers are compared digit by digit: on the right, in figures of one width. A button is as high as its row. */
function cellClass(column: string | undefined, numeric: boolean): string {
  const base = "pr-3 align-top last:pr-0 md:pr-5";
  if (column === "") return `${base} py-0.5 text-right`;
  return `${base} py-2.5 ${numeric ? "figure-mono text-right whitespace-nowrap" : "wrap-anywhere"}`;
}

type RowProps = {
  columns: readonly string[];
  cells: readonly ReactNode[];
  shown: readonly number[];
  folded: readonly number[];
  numeric: readonly number[];
};

function Row({ columns, cells, shown, folded, numeric }: RowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr className={`hover:bg-wash ${open && folded.length > 0 ? "" : "border-b border-border"}`}>
        {shown.map((index, place) => (
          <td
            key={index}
            id={place === 0 ? `${id}name` : undefined}
            className={cellClass(columns[index], numeric.includes(index))}
          >
            {cells[index]}
          </td>
        ))}
        {folded.length > 0 ? (
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
      {folded.length > 0 ? (
        <tr id={`${id}rest`} hidden={!open} className="border-b border-border">
          <td colSpan={shown.length + 1} className="pb-4">
            <dl className="grid gap-2 rounded-xl bg-wash p-4">
              {folded.map((index) => (
                <div key={index} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3">
                  {columns[index] ? <dt className="kicker">{columns[index]}</dt> : <dt className="sr-only">·</dt>}
                  <dd className={`wrap-anywhere ${columns[index] ? "" : "col-span-2"}`}>{cells[index]}</dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      ) : null}
    </>
  );
}
