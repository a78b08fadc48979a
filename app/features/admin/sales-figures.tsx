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
import { AdminSection, ListStatus } from "./admin-list.tsx";
import { AdminTable, type Column, TableSection } from "./admin-table.tsx";
import { BarChart } from "./bar-chart.tsx";
import { periodText } from "./format.ts";
import { useAdminQuery } from "./use-staff-data.ts";

type Sums = Omit<FiguresDay, "day">;
const { columns } = text;

function sumOf(days: readonly FiguresDay[]): Sums {
  const sum = (of: (day: FiguresDay) => number): number => days.reduce((all, day) => all + of(day), 0);
  return {
    orders: sum(({ orders }) => orders),
    cents: sum(({ cents }) => cents),
    failed: sum(({ failed }) => failed),
    unfinished: sum(({ unfinished }) => unfinished),
  };
}

const money = (cents: number): string => moneyText(cents / 100);

/** As a spreadsheet reads them. */
function csvAddress(days: readonly FiguresDay[]): string {
  const head = [text.days.day, columns.orders, columns.sales, columns.failed, columns.unfinished];
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
      <ListStatus loading={!data && !error} error={error} onRetry={reload} />
      {data ? <Figures figures={data} /> : null}
    </AdminSection>
  );
}

function Figures({ figures: { kind, reported, days, sold } }: { figures: FiguresResponse }) {
  const spans = figureSpans.map((length) => ({
    length,
    now: sumOf(days.slice(-length)),
    before: sumOf(days.slice(-2 * length, -length)),
  }));
  type Span = (typeof spans)[number];
  const compared = (heading: string, show: (sums: Sums) => string, phone?: true): Column<Span> => ({
    heading,
    numeric: true,
    ...(phone ? { phone } : {}),
    cell: ({ length, now, before }) => (
      <>
        {show(now)}
        <span className="block text-sm text-ink-soft max-md:wrap-anywhere">
          {show(before)} {text.spans.before(length)}
        </span>
      </>
    ),
  });
  const shown = days.slice(-longestSpan);
  const periods = shown.map(({ day, cents }) => ({ start: day, total: cents / 100, counts: [cents / 100] }));
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-soft">
        {reported ? text.kinds[kind] : text.unreported} {text.note}{" "}
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
          compared(columns.orders, ({ orders }) => countText(orders)),
          compared(columns.sales, ({ cents }) => money(cents), true),
          compared(columns.failed, ({ failed }) => countText(failed)),
          compared(columns.unfinished, ({ unfinished }) => countText(unfinished)),
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
            { heading: columns.orders, numeric: true, cell: ({ orders }) => countText(orders) },
            { heading: columns.sales, numeric: true, phone: true, cell: ({ cents }) => money(cents) },
            { heading: columns.failed, numeric: true, cell: ({ failed }) => countText(failed) },
            { heading: columns.unfinished, numeric: true, cell: ({ unfinished }) => countText(unfinished) },
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
          {
            heading: text.sold.pieces(longestSpan),
            numeric: true,
            phone: true,
            cell: ({ pieces }) => countText(pieces),
          },
          { heading: text.sold.before, numeric: true, cell: ({ before }) => countText(before) },
        ]}
      />
    </>
  );
}
