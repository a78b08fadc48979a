import Check from "@lucide/icons/icons/check";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Footnote } from "#app/ui/footnote.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ComparisonRow } from "#content/catalog/comparison.ts";

/** With a mark and a word where it comes off best. */
export function CompareCell({ row, column }: { row: ComparisonRow; column: number }) {
  const link = row.links?.[column];
  if (link)
    return (
      <Link to={link} className={buttonClass("secondary", "w-full px-2! text-center [overflow-wrap:anywhere]")}>
        {row.cells[column]}
      </Link>
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
