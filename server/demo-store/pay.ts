import { createHash } from "node:crypto";
import type { DemoPayment, DemoStorage } from "#server/payments/demo-storage.ts";
import { DemoStoreFull } from "./bounds.ts";
import type { Cart } from "./cart.ts";
import type { Carts } from "./carts.ts";
import { boughtOf } from "./stock.ts";
import { orderMetadata, type Totals } from "./totals.ts";

export type Outcome = "succeeded" | "failed";

/** Made from the cart's secrets: it can't be guessed, and a form sent twice makes the same payment. */
function paymentIdOf(cart: Cart, outcome: Outcome): string {
  const what = outcome === "succeeded" ? "" : JSON.stringify(cart.lines);
  const hash = createHash("sha256").update(`${cart.token}|${cart.key}|${outcome}|${what}`).digest("hex");
  // 80 bits: too many to guess, few enough to read out.
  return `pi_demo_${BigInt(`0x${hash.slice(0, 20)}`)
    .toString(36)
    .padStart(16, "0")}`;
}

export const checkoutAddress = ({ token, key }: Pick<Cart, "token" | "key">): string =>
  `/demo-store/checkout/${token}?key=${key}`;

export const confirmationAddress = (payment: string, outcome: Outcome): string =>
  `/order-confirmation?${new URLSearchParams({ payment_intent: payment, redirect_status: outcome })}`;

/** Saves the payment of a cart and, on success, takes its lines from the stock and closes it. Returns its id. @throws DemoStoreFull, TooFewLeftError */
export async function pay(
  { carts, storage }: { carts: Carts; storage: DemoStorage },
  cart: Cart,
  order: Totals,
  outcome: Outcome,
): Promise<string> {
  const id = paymentIdOf(cart, outcome);
  const isPaid = outcome === "succeeded";
  const payment: DemoPayment = {
    id,
    amount: order.total,
    metadata: orderMetadata(order),
    ...(isPaid ? { status: outcome } : { status: "requires_payment_method", checkout: checkoutAddress(cart) }),
  };
  const bought = isPaid ? boughtOf(cart.lines) : [];
  if (!(await storage.putPayment(id, JSON.stringify(payment), bought))) throw new DemoStoreFull("too many payments");
  if (isPaid) await carts.change(cart.token, cart.key, () => ({ payment: id }));
  return id;
}
