import Check from "@lucide/icons/icons/check";
import ChevronDown from "@lucide/icons/icons/chevron-down";
import { buttonClass } from "#app/ui/button.tsx";
import { Footnote } from "#app/ui/footnote.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import type { Comparison, ComparisonRow } from "#content/catalog/comparison.ts";
import { equalCells } from "./equal-cells.ts";

/** With a mark and a word where it comes off best. */
function CompareCell({ row, column }: { row: ComparisonRow; column: number }) {
  const link = row.links?.[column];
  if (link)
    return (
      <PageLink to={link} className={buttonClass("secondary", "w-full px-2! text-center [overflow-wrap:anywhere]")}>
        {row.cells[column]}
      </PageLink>
    );
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
    <span className="font-medium">
      <Icon icon={Check} className="mr-2 inline size-4 text-accent-text" />
      {text}
      <span className="sr-only"> (ahead)</span>
      <Footnote text={footnote} />
    </span>
  );
}

/** The two columns: what their `<select>` is called, and what it shows at first. */
const sides = [
  { name: "left", label: "First product", start: 0 },
  { name: "right", label: "Second product", start: 1 },
] as const;

/**
 * Two of the compared things, each chosen at the head of its column; rows in which they differ are marked. Works
 * without script: every cell holds all texts, and app/styles/compare.css shows the chosen ones. At most four columns.
 */
function ComparePair({ caption, columns, rows }: Comparison) {
  return (
    <table className="compare-pair w-full @3xl:hidden table-fixed border-collapse text-left text-base leading-snug">
      <caption className="sr-only">{caption}, two at a time</caption>
      <thead className="sticky top-18 z-10">
        <tr>
          <th scope="col" className="w-[min(6rem,25vw)] bg-ink px-2 text-sm font-normal text-paper">
            Compare
          </th>
          {sides.map((side) => (
            <th key={side.name} scope="col" className="bg-ink p-0 text-paper">
              <span className="relative flex min-h-14 items-center justify-between px-2 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-paper">
                {columns.map((column, index) => (
                  <span key={column} data-column={`${side.name}-${index}`} className="min-w-0">
                    {column}
                  </span>
                ))}
                <Icon icon={ChevronDown} className="size-4 shrink-0" />
                <select
                  name={side.name}
                  aria-label={side.label}
                  defaultValue={side.start}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                >
                  {columns.map((column, index) => (
                    <option key={column} value={index}>
                      {column}
                    </option>
                  ))}
                </select>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label} data-equal={equalCells(row.cells)} className="border-b border-border-strong">
            <th scope="row" className="w-[min(6rem,25vw)] py-3 pr-2 align-top text-sm font-medium text-ink-soft">
              {row.label}
              <span className="compare-differs mt-1 font-semibold text-accent-text">Differs</span>
            </th>
            {sides.map((side) => (
              <td key={side.name} className="px-2 py-3 align-top">
                {columns.map((column, index) => (
                  <span key={column} data-column={`${side.name}-${index}`}>
                    <CompareCell row={row} column={index} />
                  </span>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
      <ComparePair caption={caption} columns={columns} rows={rows} />
    </div>
  );
}
