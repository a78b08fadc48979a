import type { ReactNode } from "react";
import { useCurrency } from "#app/lib/use-public-config.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { figuresText as text } from "#content/admin-figures.ts";
import { countedOrders } from "#content/counted-orders.ts";
import { currencySign, unitsText } from "#content/currency-text.ts";
import { countText } from "#content/format.ts";
import { moneyText } from "#content/money.ts";
import {
  type FiguresDay,
  type FiguresResponse,
  figureSpans,
  figuresResponse,
  longestSpan,
} from "#contract/admin-figures.ts";
import { amountOf, csvLine } from "#contract/csv.ts";
import { AdminSection } from "./admin-section.tsx";
import { AdminTable, type Column, TableSection } from "./admin-table.tsx";
import { BarChart, periodText } from "./bar-chart.tsx";
import { ListStatus } from "./list-status.tsx";
import { useAdminQuery } from "./use-staff-calls.ts";

/** What a measure is taken of: a day, or the sums of several. */
type Sums = Omit<FiguresDay, "day">;
type Measure = {
  readonly heading: string;
  readonly of: (sums: Sums) => number;
  readonly show: (sum: number, currency: string) => string;
  readonly phone?: true;
};

const netOf = ({ cents, refunded }: Sums): number => cents - refunded;

const measures: readonly Measure[] = [
  { heading: text.columns.orders, of: ({ orders }) => orders, show: (count) => countText(count) },
  { heading: text.columns.gross, of: ({ cents }) => cents, show: unitsText },
  { heading: text.columns.refunded, of: ({ refunded }) => refunded, show: unitsText },
  { heading: text.columns.net, of: netOf, show: unitsText, phone: true },
  { heading: text.columns.failed, of: ({ failed }) => failed, show: (count) => countText(count) },
  { heading: text.columns.unfinished, of: ({ unfinished }) => unfinished, show: (count) => countText(count) },
];

/** @param cell shows a measure of a row */
const measureColumns = <Row,>(cell: (row: Row, measure: Measure) => ReactNode): Column<Row>[] =>
  measures.map((measure) => ({ ...measure, numeric: true, cell: (row) => cell(row, measure) }));

const sumOf = (days: readonly FiguresDay[], of: Measure["of"]): number => days.reduce((sum, day) => sum + of(day), 0);

/** As a spreadsheet reads them. */
function csvAddress(days: readonly FiguresDay[], currency: string): string {
  const { columns } = text;
  const { orders, gross, refunded, net, failed, unfinished } = columns;
  const head = [text.days.day, orders, gross, refunded, net, columns.fees, failed, unfinished];
  const amount = (units: number) => amountOf(units, currency);
  const lines = days.map((day) => [
    day.day,
    day.orders,
    amount(day.cents),
    amount(day.refunded),
    amount(netOf(day)),
    text.days.unknownFees,
    day.failed,
    day.unfinished,
  ]);
  return `data:text/csv;charset=utf-8,${encodeURIComponent([head, ...lines].map(csvLine).join(""))}`;
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

function Figures({ figures: { kind, reported, days, others, sold } }: { figures: FiguresResponse }) {
  const currency = useCurrency();
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
        <span>{`${reported ? countedOrders.kinds[kind] : countedOrders.unreported} ${text.note}`}</span>{" "}
        <PageLink to="/admin/orders" className="underline">
          {text.orders}
        </PageLink>
      </p>
      <AdminTable
        caption={text.spans.caption}
        rows={spans}
        keyOf={({ length }) => length}
        columns={[
          { heading: text.spans.period, phone: true, cell: ({ length }) => text.spans.name(length) },
          ...measureColumns(({ length, now, before }: (typeof spans)[number], { of, show }) => (
            <>
              <span>{show(sumOf(now, of), currency)}</span>
              <span className="block text-sm text-ink-soft max-md:wrap-anywhere">
                {`${show(sumOf(before, of), currency)} ${text.spans.before(length)}`}
              </span>
            </>
          )),
        ]}
      />
      {others.map(({ currency: other, orders, cents }) => (
        <p key={other} className="mt-4 text-ink-soft">
          {text.others(orders, unitsText(cents, other), longestSpan)}
        </p>
      ))}
      {shown.every(({ cents }) => cents === 0) ? (
        <p className="mt-6 text-ink-soft">{text.nothing(longestSpan)}</p>
      ) : (
        <BarChart
          periods={periods}
          unit="day"
          label={(most, when) => text.chart(longestSpan, moneyText({ amount: most.toFixed(2), currency }), when)}
          scaleText={(value) => `${currencySign(currency)}${countText(value)}`}
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
            ...measureColumns((day: FiguresDay, { of, show }) => show(of(day), currency)),
          ]}
        />
      </details>
      <a
        href={csvAddress(shown, currency)}
        download={text.days.file}
        className="inline-flex min-h-11 items-center underline"
      >
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
      <PageLink to="/admin/reorder" className="inline-flex min-h-11 items-center underline">
        {text.sold.reorder}
      </PageLink>
    </>
  );
}
