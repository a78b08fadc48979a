import { useState } from "react";
import { AdminSection, ListPager, ListStatus, Timestamp } from "#app/features/admin/admin-list.tsx";
import { AdminTable } from "#app/features/admin/admin-table.tsx";
import { Badge, type BadgeTone } from "#app/features/admin/badge.tsx";
import { adminMeta, type StaffHandle, useAdminApi } from "#app/features/admin/staff-screen.ts";
import { useAdminQuery } from "#app/features/admin/use-admin-query.ts";
import { adminText } from "#content/admin.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import { countText, moneyText } from "#content/format.ts";
import { ordersResponse } from "#contract/admin-orders.ts";
import type { Route } from "./+types/orders";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.orders);
export const handle = { screen: adminScreens.orders } satisfies StaffHandle;

const text = adminText.orders;
const pageRows = 50;

/** Stripe's states of a payment that is paid, and of one that isn't going to be by itself. */
const tones: Readonly<Record<string, BadgeTone>> = {
  succeeded: "good",
  processing: "busy",
  canceled: "bad",
  requires_payment_method: "bad",
};

function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status]}>{status.replaceAll("_", " ")}</Badge>;
}

/** Orders seen at confirmation, with their totals (docs/staff.md). */
export default function Orders() {
  const call = useAdminApi();
  const [offset, setOffset] = useState(0);
  const path = `/api/admin/orders?limit=${pageRows}&offset=${offset}`;
  const { data, error, reload } = useAdminQuery(call, path, ordersResponse);
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
            numeric={[2, 3, 4]}
            phone={[1, 4]}
            rows={data.totals.map(({ kind, status, orders, quantity, cents }) => ({
              key: `${kind} ${status}`,
              cells: [
                text.kinds[kind],
                <StatusBadge key="status" status={status} />,
                countText(orders),
                countText(quantity),
                moneyText(cents / 100),
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
            numeric={[4, 5]}
            phone={[1, 5]}
            rows={data.data.map((row, index) => ({
              key: `${row.label} ${row.seen_at} ${index}`,
              cells: [
                <Timestamp key="at" iso={row.seen_at} />,
                <div key="items">
                  <p className={`whitespace-pre-line ${row.items ? "font-medium" : "text-ink-soft"}`}>
                    {row.items || text.unknownItems}
                  </p>
                  <p className="kicker">…{row.label}</p>
                </div>,
                text.kinds[row.kind],
                <StatusBadge key="status" status={row.status} />,
                countText(row.quantity),
                moneyText(row.cents / 100),
              ],
            }))}
          />
        </AdminSection>
      ) : null}
      <ListPager offset={offset} limit={pageRows} count={data?.matchCount ?? 0} turnTo={setOffset} />
    </>
  );
}
