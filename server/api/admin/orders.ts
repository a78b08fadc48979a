import type { Handler } from "hono";
import { type OrdersResponse, ordersQuery } from "#contract/admin-orders.ts";
import type { AppContext } from "#server/app-context.ts";
import { listOrders, orderTotals } from "#server/db/queries/recorded-orders.ts";
import { queryOf } from "#server/middleware/body.ts";

const kindOf = (kind: string): "demo" | "live" => (kind === "live" ? "live" : "demo");

/** docs/staff.md */
export function orders({ database: { db } }: AppContext): Handler {
  return async (c) => {
    const { rows, count } = await listOrders(db, queryOf(c, ordersQuery));
    const totals = await orderTotals(db);
    return c.json({
      success: true,
      data: rows.map((row) => ({ ...row, kind: kindOf(row.kind) })),
      matchCount: count,
      totals: totals.map((one) => ({ ...one, kind: kindOf(one.kind) })),
    } satisfies OrdersResponse);
  };
}
