import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { ShopTables } from "./schema.ts";
import type { Shop } from "./store.ts";

/** What is kept of a payment; nothing of the person. `amount` is dollars, as the payment look-up gives it. */
export type SeenOrder = {
  readonly kind: "demo" | "live";
  readonly status: string;
  readonly amount: number;
  readonly quantity: number;
};

/** Notes a payment that was looked up: once an id, whose last characters and hash alone are kept; a new status replaces the old. */
export async function noteOrder(shop: Shop, paymentId: string, order: SeenOrder): Promise<void> {
  const key = createHash("sha256").update(paymentId).digest("base64url");
  const now = {
    status: order.status.slice(0, 40),
    cents: Math.round(order.amount * 100),
    quantity: Math.min(order.quantity, 100_000),
  };
  await shop
    .insertInto("seen_orders")
    .values({ key, label: paymentId.slice(-6), kind: order.kind, ...now, seen_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(now))
    .execute();
}

/** The orders seen, the newest first, and how many there are. */
export async function listOrders(
  shop: Shop,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: Omit<Selectable<ShopTables["seen_orders"]>, "key">[]; count: number }> {
  const rows = await shop
    .selectFrom("seen_orders")
    .select(["label", "kind", "status", "cents", "quantity", "seen_at"])
    .orderBy("seen_at", "desc")
    .orderBy("key")
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await shop
    .selectFrom("seen_orders")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

/** Orders, things and cents by kind and status. */
export async function orderTotals(
  shop: Shop,
): Promise<{ kind: string; status: string; orders: number; quantity: number; cents: number }[]> {
  const rows = await shop
    .selectFrom("seen_orders")
    .select(({ fn }) => [
      "kind",
      "status",
      fn.countAll<number>().as("orders"),
      fn.sum<number>("quantity").as("quantity"),
      fn.sum<number>("cents").as("cents"),
    ])
    .groupBy(["kind", "status"])
    .orderBy("kind")
    .orderBy("status")
    .execute();
  return rows.map(({ kind, status, orders, quantity, cents }) => ({
    kind,
    status,
    orders: Number(orders),
    quantity: Number(quantity),
    cents: Number(cents),
  }));
}
