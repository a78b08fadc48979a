import type { Shop } from "./store.ts";

/** What is kept of a demo cart, or null. The demo store alone knows what the JSON holds. */
export async function getDemoCart(shop: Shop, id: string): Promise<string | null> {
  const row = await shop.selectFrom("demo_carts").select("json").where("id", "=", id).executeTakeFirst();
  return row?.json ?? null;
}

/** Keeps a demo cart, new or changed. */
export async function putDemoCart(shop: Shop, id: string, json: string): Promise<void> {
  const updated_at = new Date().toISOString();
  await shop
    .insertInto("demo_carts")
    .values({ id, json, updated_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ json, updated_at }))
    .execute();
}

/** What is kept of a demo payment, or null. */
export async function getDemoPayment(shop: Shop, id: string): Promise<string | null> {
  const row = await shop.selectFrom("demo_payments").select("json").where("id", "=", id).executeTakeFirst();
  return row?.json ?? null;
}

/** Keeps a demo payment. A payment never changes: a second one under the same id is ignored. */
export async function putDemoPayment(shop: Shop, id: string, json: string): Promise<void> {
  await shop
    .insertInto("demo_payments")
    .values({ id, json, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Forgets carts that nobody touched since `before` (ISO 8601). */
export async function dropDemoCarts(shop: Shop, before: string): Promise<void> {
  await shop.deleteFrom("demo_carts").where("updated_at", "<", before).execute();
}
