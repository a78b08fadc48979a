import { createHash } from "node:crypto";
import { defaultCurrency } from "#contract/currency.ts";
import { DemoStoreFull } from "./bounds.ts";
import type { Cart } from "./cart.ts";
import type { Carts } from "./carts.ts";
import type { DemoPayment, DemoStorage } from "./demo-storage.ts";
import { boughtOf } from "./stock.ts";
import { orderMetadata, type Totals } from "./totals.ts";

/** How a simulated payment ends. */
export type Outcome = "succeeded" | "failed";

/**
 * The id of the one payment that a cart can end in, made from the cart's secrets: it can't be guessed, and a form sent
 * twice, even to two servers, makes the same payment. Of failed ones each content of the cart has one.
 */
function paymentIdOf(cart: Cart, outcome: Outcome): string {
  const what = outcome === "succeeded" ? "" : JSON.stringify(cart.lines);
  const hash = createHash("sha256").update(`${cart.token}|${cart.key}|${outcome}|${what}`).digest("hex");
  // 80 bits: too many to guess, few enough to read out.
  return `pi_demo_${BigInt(`0x${hash.slice(0, 20)}`)
    .toString(36)
    .padStart(16, "0")}`;
}

/** Gives the secret address of a cart's checkout. */
export const checkoutAddress = ({ token, key }: Pick<Cart, "token" | "key">): string =>
  `/demo-store/checkout/${token}?key=${key}`;

/** Gives where the browser goes after a payment (docs/behavior/demo-store.md#checkout). */
export const confirmationAddress = (payment: string, outcome: Outcome): string =>
  `/order-confirmation?${new URLSearchParams({ payment_intent: payment, redirect_status: outcome })}`;

/**
 * Saves the payment of a cart and, on success, takes its lines from the stock and closes it.
 * @param order what the cart comes to, as the buyer saw it
 * @returns the payment's id
 * @throws DemoStoreFull when there is no room for the payment, TooFewLeftError when fewer are left than the cart holds
 */
export async function pay(
  { carts, storage, currency }: { carts: Carts; storage: DemoStorage; currency: string },
  cart: Cart,
  order: Totals,
  outcome: Outcome,
): Promise<string> {
  const id = paymentIdOf(cart, outcome);
  const isPaid = outcome === "succeeded";
  const payment: DemoPayment = {
    id,
    amount: order.total,
    // Left out for dollars, as everywhere (docs/behavior/calls.md#payment-status).
    ...(currency === defaultCurrency ? {} : { currency }),
    metadata: orderMetadata(order),
    ...(isPaid ? { status: outcome } : { status: "requires_payment_method", checkout: checkoutAddress(cart) }),
  };
  const bought = isPaid ? boughtOf(cart.lines) : [];
  if (!(await storage.putPayment(id, JSON.stringify(payment), bought))) throw new DemoStoreFull("too many payments");
  if (isPaid) await carts.change(cart.token, cart.key, () => ({ payment: id }));
  return id;
}
