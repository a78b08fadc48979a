import Check from "lucide-react/icons/check";
import { Footnote } from "#app/ui/footnote.tsx";
import type { ComparisonRow } from "#content/catalog/comparison.ts";

/**
 * A comparison table that becomes cards where it doesn't fit: on a phone, or with large text. The best
 * cells of a row carry a mark and a word.
 * @param caption says what is compared, for screen readers
 * @param columns names of the compared things; cells of `rows` stand in their order
 */
export function CompareTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly ComparisonRow[];
}) {
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
                  <Cell row={row} column={index} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid gap-4 @3xl:hidden">
        {columns.map((column, index) => (
          <li key={column} className="rounded-3xl border border-border p-5">
            <h3 className={`mb-3 text-xl ${index === 0 ? "text-accent-text" : ""}`}>{column}</h3>
            <dl>
              {rows.map((row) => (
                <div key={row.label} className="border-t border-border py-2">
                  <dt className="kicker">{row.label}</dt>
                  <dd>
                    <Cell row={row} column={index} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cell({ row, column }: { row: ComparisonRow; column: number }) {
  const footnote = row.footnotes?.[column];
  const text = `${row.cells[column] ?? ""}${footnote ? "*" : ""}`;
  if (!row.ahead.includes(column))
    return (
      <>
        {text}
        <Footnote text={footnote} />
      </>
    );
  return (
    <span className="flex gap-2 font-medium">
      <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-text" />
      <span>
        {text}
        <span className="sr-only"> (ahead)</span>
        <Footnote text={footnote} />
      </span>
    </span>
  );
}
