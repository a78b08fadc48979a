import { useSearchParams } from "react-router";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/fields.tsx";
import { booksText as text } from "#content/admin-order-books.ts";
import { countedOrders } from "#content/counted-orders.ts";
import { unitsText } from "#content/currency-text.ts";
import { countText } from "#content/format.ts";
import {
  type BooksDays,
  type BooksResponse,
  type BooksTicketRequest,
  booksFileName,
  booksQuery,
  booksResponse,
  daysOfPeriod,
} from "#contract/admin-order-books.ts";
import { AdminSection } from "./admin-section.tsx";
import { AdminTable, type Column } from "./admin-table.tsx";
import { downloadFile } from "./download.ts";
import { Field, submitted, useForm } from "./form.tsx";
import { ListStatus } from "./list-status.tsx";
import { useAdminApi, useAdminQuery } from "./use-staff-calls.ts";

/** The value of the choice that lets one type the days. */
const otherDays = "days";

/** The months and quarters that can be chosen, the latest first. */
function periods(today: Date): readonly (readonly [value: string, words: string])[] {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const months = Array.from({ length: 13 }, (_, ago) =>
    new Date(Date.UTC(year, month - ago)).toISOString().slice(0, 7),
  );
  const quarters = Array.from({ length: 8 }, (_, ago) => {
    const first = new Date(Date.UTC(year, month - (month % 3) - 3 * ago));
    return `${first.getUTCFullYear()}-q${Math.floor(first.getUTCMonth() / 3) + 1}`;
  });
  return [
    ...months.map((one) => [one, text.month(one)] as const),
    ...quarters.map((one) => [one, text.quarter(one)] as const),
    [otherDays, text.days],
  ];
}

/** docs/staff.md#orders-for-the-accountant */
export function OrderBooks() {
  const [, setParams] = useSearchParams();
  const query = usePageQuery();
  const show = (params: Record<string, string>) => setParams(params, { replace: true, preventScrollReset: true });
  const today = new Date();
  const typed = booksQuery.safeParse({ from: query.get("from"), to: query.get("to") }).data ?? null;
  const named = query.get("period") ?? "";
  const month = today.toISOString().slice(0, 7);
  const ofPeriod = daysOfPeriod(named);
  const period = ofPeriod ? named : month;
  const days = typed ?? ofPeriod ?? daysOfPeriod(month) ?? { from: month, to: month };
  const options = periods(today);
  // A period of an address may be older than those that can be chosen.
  const isListed = options.some(([value]) => value === period);
  return (
    <AdminSection id="books" title={text.title}>
      <div className="grid max-w-3xl gap-5">
        <Select
          label={text.period}
          options={
            isListed
              ? options
              : [...options, [period, period.includes("q") ? text.quarter(period) : text.month(period)]]
          }
          value={typed ? otherDays : period}
          onChange={({ target: { value } }) => show(value === otherDays ? days : { period: value })}
        />
        {typed ? <DaysForm key={`${typed.from} ${typed.to}`} days={typed} onShow={show} /> : null}
      </div>
      <Totals days={days} />
    </AdminSection>
  );
}

function DaysForm({ days, onShow }: { days: BooksDays; onShow: (days: BooksDays) => void }) {
  const { form, problems, check } = useForm();
  const onSubmit = submitted((field) => {
    const typed = { from: field("from"), to: field("to") };
    const problemOf = (day: string) => (booksQuery.safeParse({ from: day, to: day }).success ? undefined : text.badDay);
    const found = { from: problemOf(typed.from), to: problemOf(typed.to) };
    const isOutOfOrder = !found.from && !found.to && typed.to < typed.from;
    if (check(isOutOfOrder ? { to: text.badOrder } : found)) onShow(typed);
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-wrap items-start gap-4">
      <Field type="date" name="from" label={text.from} defaultValue={days.from} problem={problems.from} />
      <Field type="date" name="to" label={text.to} defaultValue={days.to} problem={problems.to} />
      <Button type="submit" variant="secondary" className="sm:mt-8">
        {text.show}
      </Button>
    </form>
  );
}

type Total = BooksResponse["totals"][number];

const columns: readonly Column<Total>[] = [
  { heading: text.columns.currency, cell: ({ currency }) => currency.toUpperCase() },
  { heading: text.columns.orders, numeric: true, cell: ({ orders }) => countText(orders) },
  { heading: text.columns.gross, numeric: true, phone: true, cell: (row) => unitsText(row.cents, row.currency) },
  { heading: text.columns.refunded, numeric: true, cell: (row) => unitsText(row.refunded, row.currency) },
  {
    heading: text.columns.net,
    numeric: true,
    phone: true,
    cell: (row) => unitsText(row.cents - row.refunded, row.currency),
  },
  {
    heading: text.columns.tax,
    numeric: true,
    cell: ({ tax, taxed, orders, currency }) => (
      <>
        {taxed === 0 ? null : <span>{unitsText(tax, currency)}</span>}
        {taxed === orders && orders > 0 ? null : (
          <span className="block text-ink-soft">{text.taxed(taxed, orders)}</span>
        )}
      </>
    ),
  },
];

function Totals({ days }: { days: BooksDays }) {
  const call = useAdminApi();
  const { from, to } = days;
  const { data, error, busy, reload } = useAdminQuery(`/api/admin/orders/books?from=${from}&to=${to}`, booksResponse);
  if (!data) return <ListStatus error={error} onRetry={reload} />;
  const { kind, reported, totals } = data;
  return (
    <div className={busy ? "opacity-60 transition-opacity delay-150" : ""}>
      <p role="status" className="mt-6 text-lg">
        {text.shown(from, to)}
      </p>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">
        <span>{reported ? countedOrders.kinds[kind] : countedOrders.unreported}</span> <span>{text.note}</span>{" "}
        <span>{text.tax}</span>
      </p>
      {totals.length === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <AdminTable caption={text.caption} rows={totals} keyOf={({ currency }) => currency} columns={columns} />
      )}
      <Button
        className="mt-6"
        variant="secondary"
        onClick={() =>
          void downloadFile(
            call,
            "/api/admin/orders/export",
            { orders: days } satisfies BooksTicketRequest,
            booksFileName(days),
          )
        }
      >
        {text.csv}
      </Button>
    </div>
  );
}
