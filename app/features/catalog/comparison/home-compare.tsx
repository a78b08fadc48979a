import type { HomeComparison } from "#content/catalog/comparison.ts";
import { CompareTable } from "./compare-table.tsx";

/** With its 'as of' note. */
export function HomeCompareTable({ columns, rows, note }: HomeComparison) {
  return (
    <>
      <CompareTable caption="InCard Finder compared with two other trackers" columns={columns} rows={rows} />
      <p className="mt-6 max-w-3xl text-sm text-ink-soft">{note}</p>
    </>
  );
}
