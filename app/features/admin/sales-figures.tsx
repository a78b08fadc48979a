import type { ReactNode } from "react";
import { Link } from "react-router";
import { figuresText as text } from "#content/admin-figures.ts";
import { countText, moneyText } from "#content/format.ts";
import {
  type FiguresDay,
  type FiguresResponse,
  figureSpans,
  figuresResponse,
  longestSpan,
} from "#contract/admin-figures.ts";
import { AdminSection, AdminTable, type Column, ListStatus, TableSection } from "./admin-list.tsx";
import { BarChart, periodText } from "./bar-chart.tsx";
import { useAdminQuery } from "./use-staff-calls.ts";

type Field = Exclude<keyof FiguresDay, "day">;
type Measure = {
  readonly field: Field;
  readonly heading: string;
  readonly show: (sum: number) => string;
  readonly phone?: true;
};

const measures: readonly Measure[] = [
  { field: "orders", heading: text.columns.orders, show: countText },
  { field: "cents", heading: text.columns.sales, show: (cents) => moneyText(cents / 100), phone: true },
  { field: "failed", heading: text.columns.failed, show: countText },
  { field: "unfinished", heading: text.columns.unfinished, show: countText },
];

/** @param cell shows a measure of a row */
const measureColumns = <Row,>(cell: (row: Row, measure: Measure) => ReactNode): Column<Row>[] =>
  measures.map((measure) => ({ ...measure, numeric: true, cell: (row) => cell(row, measure) }));

const sumOf = (days: readonly FiguresDay[], field: Field): number => days.reduce((sum, day) => sum + day[field], 0);

/** As a spreadsheet reads them. */
function csvAddress(days: readonly FiguresDay[]): string {
  const head = [text.days.day, ...measures.map(({ heading }) => heading)];
  const lines = days.map(({ day, orders, cents, failed, unfinished }) =>
    [day, orders, (cents / 100).toFixed(2), failed, unfinished].join(","),
  );
  return `data:text/csv;charset=utf-8,${encodeURIComponent([head.join(","), ...lines, ""].join("\r\n"))}`;
}

/** docs/staff.md#how-is-business */
export function SalesFigures() {
  const { data, error, reload } = useAdminQuery("/api/admin/figures", figuresResponse);
  return (
    <AdminSection id="sales" title={text.title}>
      {data ? <Figures figures={data} /> : <ListStatus error={error} onRetry={reload} />}
    </AdminSection>
  );
}

function Figures({ figures: { kind, reported, days, sold } }: { figures: FiguresResponse }) {
  const spans = figureSpans.map((length) => ({
    length,
    now: days.slice(-length),
    before: days.slice(-2 * length, -length),
  }));
  const shown = days.slice(-longestSpan);
  const periods = shown.map(({ day, cents }) => ({ start: day, total: cents / 100, counts: [cents / 100] }));
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-soft">
        <span>{`${reported ? text.kinds[kind] : text.unreported} ${text.note}`}</span>{" "}
        <Link to="/admin/orders" className="underline">
          {text.orders}
        </Link>
      </p>
      <AdminTable
        caption={text.spans.caption}
        rows={spans}
        keyOf={({ length }) => length}
        columns={[
          { heading: text.spans.period, phone: true, cell: ({ length }) => text.spans.name(length) },
          ...measureColumns(({ length, now, before }: (typeof spans)[number], { field, show }) => (
            <>
              <span>{show(sumOf(now, field))}</span>
              <span className="block text-sm text-ink-soft max-md:wrap-anywhere">
                {`${show(sumOf(before, field))} ${text.spans.before(length)}`}
              </span>
            </>
          )),
        ]}
      />
      {shown.every(({ cents }) => cents === 0) ? (
        <p className="mt-6 text-ink-soft">{text.nothing(longestSpan)}</p>
      ) : (
        <BarChart
          periods={periods}
          unit="day"
          label={(most, when) => text.chart(longestSpan, moneyText(most), when)}
          scaleText={(value) => `$${countText(value)}`}
        />
      )}
      <details className="mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline">{text.days.show}</summary>
        <AdminTable
          caption={text.days.title}
          rows={shown.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            { heading: text.days.day, phone: true, cell: ({ day }) => periodText(day, "day") },
            ...measureColumns((day: FiguresDay, { field, show }) => show(day[field])),
          ]}
        />
      </details>
      <a href={csvAddress(shown)} download={text.days.file} className="inline-flex min-h-11 items-center underline">
        {text.days.csv}
      </a>
      <TableSection
        id="sold"
        title={text.sold.title}
        empty={text.sold.empty}
        rows={sold}
        keyOf={({ name }) => name}
        columns={[
          { heading: text.sold.name, phone: true, cell: ({ name }) => name },
          { heading: text.sold.pieces(longestSpan), numeric: true, phone: true, cell: (row) => countText(row.pieces) },
          { heading: text.sold.before, numeric: true, cell: ({ before }) => countText(before) },
        ]}
      />
    </>
  );
}
