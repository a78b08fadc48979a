import { createHash } from "node:crypto";
import type { DemoPayment } from "#server/payments/demo-payments.ts";
import { DemoStoreFull } from "./bounds.ts";
import type { Cart } from "./cart.ts";
import type { Carts } from "./carts.ts";
import type { DemoStorage } from "./storage.ts";
import { orderMetadata, type Totals } from "./totals.ts";

/** How a pretended payment ends. */
export type Outcome = "succeeded" | "failed";

/**
 * The id of the one payment that this cart can end in: made from the cart's secrets, so that it can't be guessed
 * and a form sent twice, even to two servers, makes the same payment.
 */
function paymentIdOf(cart: Cart, outcome: Outcome): string {
  const what = outcome === "succeeded" ? "" : JSON.stringify(cart.lines);
  const hash = createHash("sha256").update(`${cart.token}|${cart.key}|${outcome}|${what}`).digest("hex");
  return `pi_demo_${hash.slice(0, 32)}`;
}

/** Where the browser goes after a payment (rulings, Purchase). */
export function confirmationAddress(payment: string, outcome: Outcome): string {
  return `/order-confirmation?${new URLSearchParams({ payment_intent: payment, redirect_status: outcome })}`;
}

/**
 * Keeps the pretended payment of a cart and, when it succeeded, closes the cart. Gives the payment's id.
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
  const payment: DemoPayment = { id, status, amount: order.total, metadata: orderMetadata(order) };
  if (!(await storage.putPayment(id, JSON.stringify(payment)))) throw new DemoStoreFull("too many payments");
  if (outcome === "succeeded") await carts.change(cart.token, cart.key, () => ({ payment: id }));
  return id;
}
