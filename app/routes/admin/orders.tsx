import { type Column, TableSection } from "#app/features/admin/admin-table.tsx";
import { Badge, type BadgeTone } from "#app/features/admin/badge.tsx";
import { OrderBooks } from "#app/features/admin/order-books.tsx";
import { StaffList } from "#app/features/admin/staff-list.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { booksText } from "#content/admin-order-books.ts";
import { ordersText } from "#content/admin-orders.ts";
import { unitsText } from "#content/currency-text.ts";
import { countText } from "#content/format.ts";
import { type OrdersResponse, ordersResponse } from "#contract/admin-orders.ts";

const text = ordersText;

const tones: Readonly<Record<string, BadgeTone>> = {
  succeeded: "good",
  processing: "busy",
  canceled: "bad",
  requires_payment_method: "bad",
};
const names: Readonly<Record<string, string>> = text.statuses;

type Paid = Pick<OrdersResponse["totals"][number], "kind" | "status" | "quantity" | "currency" | "cents" | "refunded">;
const { columns } = text;
const kindColumn: Column<Paid> = { heading: columns.kind, cell: ({ kind }) => text.kinds[kind] };
const statusColumn: Column<Paid> = {
  heading: columns.status,
  cell: ({ status }) => <Badge tone={tones[status]}>{names[status] ?? status.replaceAll("_", " ")}</Badge>,
};
const amountColumns: readonly Column<Paid>[] = [
  { heading: columns.quantity, numeric: true, cell: ({ quantity }) => countText(quantity) },
  { heading: columns.amount, numeric: true, cell: ({ cents, currency }) => unitsText(cents, currency) },
  { heading: columns.refunded, numeric: true, cell: ({ refunded, currency }) => unitsText(refunded, currency) },
  {
    heading: columns.net,
    numeric: true,
    phone: true,
    cell: ({ cents, refunded, currency }) => unitsText(cents - refunded, currency),
  },
];

/** The store's own number of an order as it is, or the end of a payment's id. */
const numberText = (label: string): string => (label.startsWith("#") || label.length > 6 ? label : `…${label}`);

/** docs/staff.md */
export default function Orders() {
  return (
    <>
      <p className="pt-6">
        <a href="#books" className="link-line inline-flex min-h-11 items-center">
          {booksText.link}
        </a>
      </p>
      <OrderList />
      <OrderBooks />
    </>
  );
}

function OrderList() {
  return (
    <StaffList
      path="/api/admin/orders"
      schema={ordersResponse}
      limit={50}
      caption={text.list}
      empty={text.empty}
      keyOf={({ label, seen_at }) => `${label} ${seen_at}`}
      above={({ totals }) =>
        totals.length === 0 ? null : (
          <TableSection
            id="order-totals"
            title={text.totals}
            rows={totals}
            keyOf={({ kind, status, currency }) => `${kind} ${status} ${currency}`}
            columns={[
              kindColumn,
              { ...statusColumn, phone: true },
              { heading: columns.orders, numeric: true, cell: ({ orders }) => countText(orders) },
              ...amountColumns,
            ]}
          />
        )
      }
      show={[
        { heading: columns.at, cell: ({ seen_at }) => <Timestamp iso={seen_at} /> },
        {
          heading: columns.items,
          phone: true,
          cell: ({ items, label }) => (
            <div>
              <p className={`whitespace-pre-line ${items ? "font-medium" : "text-ink-soft"}`}>
                {items || text.unknownItems}
              </p>
              <p className="kicker">{numberText(label)}</p>
            </div>
          ),
        },
        kindColumn,
        statusColumn,
        ...amountColumns,
      ]}
    />
  );
}
