import type { Handler } from "hono";
import { type OrdersResponse, ordersQuery } from "#contract/admin-orders.ts";
import { queryOf } from "#server/middleware/body.ts";
import type { Parts } from "#server/parts.ts";
import { listOrders, orderTotals } from "#server/store/seen-orders.ts";

const kindOf = (kind: string): "demo" | "live" => (kind === "live" ? "live" : "demo");

/** `GET /api/admin/orders`: payments seen at the order confirmation, and their totals (docs/staff.md). */
export function orders({ store: { shop } }: Parts): Handler {
  return async (c) => {
    const { rows, count } = await listOrders(shop, queryOf(c, ordersQuery));
    const totals = await orderTotals(shop);
    return c.json({
      success: true,
      data: rows.map((row) => ({ ...row, kind: kindOf(row.kind) })),
      matchCount: count,
      totals: totals.map((one) => ({ ...one, kind: kindOf(one.kind) })),
    } satisfies OrdersResponse);
  };
}
