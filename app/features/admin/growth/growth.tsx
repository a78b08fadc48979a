import { useSearchParams } from "react-router";
import type { AdminApi } from "#app/features/admin/admin-api.ts";
import { ListStatus } from "#app/features/admin/admin-list.tsx";
import { AdminTable } from "#app/features/admin/admin-table.tsx";
import { countText } from "#app/features/admin/format.ts";
import { useAdminQuery } from "#app/features/admin/use-admin-query.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { adminText } from "#content/admin.ts";
import { staff } from "#content/admin-dashboard.ts";
import { growthResponse, growthUnit } from "#contract/admin-growth.ts";
import { GrowthChart, sourceMarks } from "./growth-chart.tsx";

const text = adminText.growth;

/** Subscribers over time: the chart, its legend, and the same figures as a table (docs/staff.md). */
export default function Growth({ call }: { call: AdminApi }) {
  const [, setParams] = useSearchParams();
  const asked = usePageQuery().get("by");
  const unit = growthUnit.options.find((one) => one === asked) ?? "week";
  const { data, error, busy, reload } = useAdminQuery(call, `/api/admin/growth?unit=${unit}`, growthResponse);
  const sum = data ? data.periods.reduce((all, { total }) => all + total, 0) : 0;
  return (
    <div className="py-6">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1.5 font-medium">{text.by}</legend>
        {growthUnit.options.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={unit === one}
            onClick={() => setParams({ by: one }, { replace: true, preventScrollReset: true })}
            className="inline-flex min-h-11 items-center rounded-full border border-border-strong px-4 font-medium hover:bg-wash aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {text.units[one]}
          </button>
        ))}
      </fieldset>
      <ListStatus loading={!data && !error} error={error} onRetry={reload} />
      {data ? (
        <div className={busy ? "opacity-60 transition-opacity delay-150" : ""}>
          <p role="status" className="mt-6 text-lg">
            {text.summary(
              countText(sum),
              data.periods.length,
              data.unit,
              countText(data.before + sum),
              staff.environments[data.environment],
            )}
          </p>
          <GrowthChart growth={data} />
          {data.sources.length > 0 ? (
            <ul aria-label={text.sources} className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
              {data.sources.map((source, index) => (
                <li key={source} className="flex items-center gap-2 wrap-anywhere">
                  <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
                    <rect width="12" height="12" className={sourceMarks[index % sourceMarks.length]} />
                  </svg>
                  {source}
                </li>
              ))}
            </ul>
          ) : null}
          <h2 className="mt-12 mb-2 text-2xl">{text.table}</h2>
          <AdminTable
            caption={text.table}
            columns={[text.units[data.unit], text.total, ...data.sources]}
            rows={data.periods.toReversed().map(({ start, total, counts }) => ({
              key: start,
              cells: [start, total, ...counts].map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column's place is its identity
                <span key={index} className="figure-mono whitespace-nowrap">
                  {typeof value === "number" ? countText(value) : value}
                </span>
              )),
            }))}
          />
        </div>
      ) : null}
    </div>
  );
}
