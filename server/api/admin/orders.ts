import { ordersResponse } from "#contract/admin-orders.ts";
import { pageQuery } from "#contract/staff-response.ts";
import { listOrders, orderTotals } from "#server/db/queries/recorded-orders.ts";
import { queryCall } from "./staff-call.ts";

const withKind = <Row extends { readonly kind: string }>(row: Row) =>
  ({ ...row, kind: row.kind === "live" ? "live" : "demo" }) as const;

export const orders = queryCall(pageQuery, ordersResponse, async ({ db, input }) => {
  const { rows, count } = await listOrders(db, input);
  const totals = (await orderTotals(db)).map(withKind);
  return { data: rows.map(withKind), matchCount: count, totals };
});
