import { createHash } from "node:crypto";
import { paymentId } from "#contract/payment-status.ts";
import { type DemoPayment, demoPaymentSchema } from "#server/payments/demo-payments.ts";
import type { DemoStorage } from "#server/payments/demo-storage.ts";
import { DemoStoreFull } from "./bounds.ts";
import type { Cart } from "./cart.ts";
import type { Carts } from "./carts.ts";
import { orderMetadata, type Totals } from "./totals.ts";

/** Result of a simulated payment. */
export type Outcome = "succeeded" | "failed";

/**
 * The id of the one payment that this cart can end in: made from the cart's secrets, so that it can't be guessed
 * and a form sent twice, even to two servers, makes the same payment.
 */
function paymentIdOf(cart: Cart, outcome: Outcome): string {
  const what = outcome === "succeeded" ? "" : JSON.stringify(cart.lines);
  const hash = createHash("sha256").update(`${cart.token}|${cart.key}|${outcome}|${what}`).digest("hex");
  // 80 bits: too many to guess through the limit of the call, few enough to read out.
  return `pi_demo_${BigInt(`0x${hash.slice(0, 20)}`)
    .toString(36)
    .padStart(16, "0")}`;
}

/** Where a cart's checkout is. */
export const checkoutAddress = ({ token, key }: Pick<Cart, "token" | "key">): string =>
  `/demo-store/checkout/${token}?key=${key}`;

/** The checkout of a failed payment, to try again with the same cart; null for any other id. */
export async function retryAddress(storage: Pick<DemoStorage, "getPayment">, id: string): Promise<string | null> {
  const json = paymentId.safeParse(id).success ? await storage.getPayment(id) : null;
  if (json === null) return null;
  // One that succeeded has none.
  return demoPaymentSchema.parse(JSON.parse(json)).checkout ?? null;
}

/** Where the browser goes after a payment (docs/behavior/demo-store.md#checkout). */
export function confirmationAddress(payment: string, outcome: Outcome): string {
  return `/order-confirmation?${new URLSearchParams({ payment_intent: payment, redirect_status: outcome })}`;
}

/**
 * Saves the simulated payment of a cart and, on success, closes the cart. Returns the payment's id.
 * @throws DemoStoreFull when there is no room for it
 */
export async function pay(
  { carts, storage }: { carts: Carts; storage: DemoStorage },
  cart: Cart,
  order: Totals,
  outcome: Outcome,
): Promise<string> {
  const id = paymentIdOf(cart, outcome);
  const status = outcome === "succeeded" ? "succeeded" : "requires_payment_method";
  const payment: DemoPayment = {
    id,
    status,
    amount: order.total,
    metadata: orderMetadata(order),
    ...(outcome === "failed" ? { checkout: checkoutAddress(cart) } : {}),
  };
  if (!(await storage.putPayment(id, JSON.stringify(payment)))) throw new DemoStoreFull("too many payments");
  if (outcome === "succeeded") await carts.change(cart.token, cart.key, () => ({ payment: id }));
  return id;
}
