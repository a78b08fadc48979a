import type { Comparison } from "#content/catalog/comparison.ts";
import { CompareCell } from "./compare-cell.tsx";
import { ComparePair } from "./compare-pair.tsx";

/** Where it doesn't fit, it compares two at a time. */
export function CompareTable({ caption, columns, rows }: Comparison) {
  return (
    <div className="@container">
      <table className="hidden w-full border-collapse text-left @3xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-border-strong">
            <td />
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`p-4 align-bottom text-lg ${index === 0 ? "text-accent-text" : ""}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} className="border-b border-border">
              <th scope="row" className="py-4 pr-4 align-top font-medium text-ink-soft">
                {row.label}
              </th>
              {columns.map((column, index) => (
                <td key={column} className={`p-4 align-top ${index === 0 ? "bg-wash" : ""}`}>
                  <CompareCell row={row} column={index} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="@3xl:hidden">
        <ComparePair caption={caption} columns={columns} rows={rows} />
      </div>
    </div>
  );
}
