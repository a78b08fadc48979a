import { useState } from "react";
import { adminText } from "#content/admin.ts";
import { ordersResponse } from "#contract/admin-orders.ts";
import type { AdminApi } from "./admin-api.ts";
import { AdminSection, ListPager, ListStatus, Timestamp } from "./admin-list.tsx";
import { AdminTable } from "./admin-table.tsx";
import { countText } from "./format.ts";
import { useAdminQuery } from "./use-admin-query.ts";

const text = adminText.orders;
const pageRows = 50;
const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const figures = "figure-mono whitespace-nowrap";

/** Orders seen at confirmation, with their totals (docs/staff.md). */
export default function Orders({ call }: { call: AdminApi }) {
  const [offset, setOffset] = useState(0);
  const path = `/api/admin/orders?limit=${pageRows}&offset=${offset}`;
  const { data, error, reload } = useAdminQuery(call, path, ordersResponse);
  const statusText = (status: string): string => status.replaceAll("_", " ");
  return (
    <>
      <ListStatus
        loading={!data && !error}
        error={error}
        empty={data?.data.length === 0 ? text.empty : null}
        onRetry={reload}
      />
      {data && data.totals.length > 0 ? (
        <AdminSection id="order-totals" title={text.totals}>
          <AdminTable
            caption={text.totals}
            columns={Object.values(text.totalColumns)}
            rows={data.totals.map(({ kind, status, orders, quantity, cents }) => ({
              key: `${kind} ${status}`,
              cells: [
                text.kinds[kind],
                statusText(status),
                <span key="orders" className={figures}>
                  {countText(orders)}
                </span>,
                <span key="quantity" className={figures}>
                  {countText(quantity)}
                </span>,
                <span key="amount" className={figures}>
                  {money.format(cents / 100)}
                </span>,
              ],
            }))}
          />
        </AdminSection>
      ) : null}
      {data && data.data.length > 0 ? (
        <AdminSection id="order-list" title={text.list}>
          <AdminTable
            caption={text.list}
            columns={Object.values(text.columns)}
            rows={data.data.map((row, index) => ({
              key: `${row.label} ${row.seen_at} ${index}`,
              cells: [
                <Timestamp key="at" iso={row.seen_at} />,
                <span key="label" className={figures}>
                  …{row.label}
                </span>,
                text.kinds[row.kind],
                statusText(row.status),
                <span key="quantity" className={figures}>
                  {countText(row.quantity)}
                </span>,
                <span key="amount" className={figures}>
                  {money.format(row.cents / 100)}
                </span>,
              ],
            }))}
          />
        </AdminSection>
      ) : null}
      <ListPager offset={offset} limit={pageRows} count={data?.matchCount ?? 0} turnTo={setOffset} />
    </>
  );
}
