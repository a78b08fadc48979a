import type { ReactNode } from "react";
import { useMediaQuery } from "#app/lib/use-media-query.ts";

/** A row of a staff table; the first cell names it. */
export type AdminTableRow = { readonly key: string; readonly cells: readonly ReactNode[] };

/**
 * A table of the staff screens: on a narrow screen each row becomes a card whose cells name their columns.
 * @param caption what the table holds, read to screen readers
 * @param columns headings, in the order of the cells; an empty one is a column of buttons
 */
export function AdminTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly AdminTableRow[];
}) {
  const wide = useMediaQuery("(min-width: 48rem)");
  if (!wide) {
    return (
      <ul aria-label={caption} className="grid gap-3">
        {rows.map(({ key, cells }) => (
          <li key={key} className="min-w-0 rounded-2xl border border-border p-4">
            <dl className="grid gap-2 text-[0.975rem] leading-snug [&_dt]:kicker">
              {cells.map((cell, index) => (
                <div key={columns[index]}>
                  {columns[index] ? <dt>{columns[index]}</dt> : <dt className="sr-only">·</dt>}
                  <dd className="wrap-anywhere">{cell}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-border-strong">
          {columns.map((column) =>
            column === "" ? (
              <td key={column} />
            ) : (
              <th key={column} scope="col" className="kicker py-2.5 pr-5 align-top font-normal">
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody className="text-[0.975rem]">
        {rows.map(({ key, cells }) => (
          <tr key={key} className="border-b border-border hover:bg-wash">
            {cells.map((cell, index) => (
              <td key={columns[index]} className="py-2.5 pr-5 align-top wrap-anywhere">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
