import { useSearchParams } from "react-router";
import { AdminSection } from "#app/features/admin/admin-section.tsx";
import { AdminTable, type Column } from "#app/features/admin/admin-table.tsx";
import { BarChart, periodText, sourceMarks } from "#app/features/admin/bar-chart.tsx";
import { ChoiceButtons } from "#app/features/admin/choice-buttons.tsx";
import { ListStatus } from "#app/features/admin/list-status.tsx";
import { useAdminQuery } from "#app/features/admin/use-staff-calls.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { adminText } from "#content/admin.ts";
import { staff } from "#content/admin-dashboard.ts";
import { countText } from "#content/format.ts";
import { type GrowthResponse, growthResponse, growthUnit } from "#contract/admin-growth.ts";

const text = adminText.growth;

/** The chart, its legend, and the same figures as a table (docs/staff.md). */
export default function Growth() {
  const [, setParams] = useSearchParams();
  const requested = usePageQuery().get("by");
  const unit = growthUnit.options.find((known) => known === requested) ?? "week";
  const { data, error, busy, reload } = useAdminQuery(`/api/admin/growth?unit=${unit}`, growthResponse);
  return (
    <div className="py-6">
      <ChoiceButtons
        legend={text.by}
        choices={growthUnit.options.map((value) => ({ value, label: text.units[value] }))}
        chosen={unit}
        onChoose={(by) => setParams({ by }, { replace: true, preventScrollReset: true })}
      />
      {data ? (
        <div className={busy ? "opacity-60 transition-opacity delay-150" : ""}>
          <Figures growth={data} />
        </div>
      ) : (
        <ListStatus error={error} onRetry={reload} />
      )}
    </div>
  );
}

function Figures({ growth: { periods, sources, unit, before, environment } }: { growth: GrowthResponse }) {
  const sum = periods.reduce((all, { total }) => all + total, 0);
  const filled = periods.filter(({ total }) => total > 0);
  const sumOf = (index: number): number => periods.reduce((all, { counts }) => all + (counts[index] ?? 0), 0);
  return (
    <>
      <p role="status" className="mt-6 text-lg">
        {text.summary(countText(sum), periods.length, unit, countText(before + sum), staff.environments[environment])}
      </p>
      {sum === 0 ? (
        <ListStatus empty={text.chartEmpty} />
      ) : (
        <>
          <ul aria-label={text.sources} className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            {sources.map((source, index) => (
              <li key={source} className="flex items-center gap-2 wrap-anywhere">
                <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
                  <rect width="12" height="12" rx="2" className={sourceMarks[index % sourceMarks.length]} />
                </svg>
                {text.sourceName(source)} <span className="figure-mono text-ink-soft">{countText(sumOf(index))}</span>
              </li>
            ))}
          </ul>
          <BarChart
            periods={periods}
            unit={unit}
            label={(most, when) => text.chart(periods.length, unit, String(most), when)}
          />
          <AdminSection id="growth-table" title={text.table}>
            <AdminTable
              caption={text.table}
              rows={filled.toReversed()}
              keyOf={({ start }) => start}
              columns={[
                { heading: text.units[unit], cell: ({ start }) => periodText(start, unit) },
                { heading: text.total, numeric: true, cell: ({ total }) => countText(total) },
                ...sources.map(
                  (source, index): Column<GrowthResponse["periods"][number]> => ({
                    heading: text.sourceName(source),
                    numeric: true,
                    cell: ({ counts }) => countText(counts[index] ?? 0),
                  }),
                ),
              ]}
            />
            {filled.length < periods.length ? (
              <p className="mt-3 text-ink-soft">{text.without(periods.length - filled.length, unit)}</p>
            ) : null}
          </AdminSection>
        </>
      )}
    </>
  );
}
