import { orderMessages } from "#content/order-messages.ts";
import type { QueryReader } from "#contract/page-query.ts";
import type { CartProduct } from "./cart-product.ts";

/** The order page's data: dollars are text with two decimals, without the sign. */
export type OrderSummary = {
  readonly product: string;
  /** What was bought, as far as the payment tells it by SKU. */
  readonly items: readonly CartProduct[];
  readonly quantity: number;
  readonly price: string;
  /** Null when the payment has no shipping. */
  readonly shipping: string | null;
  readonly total: string;
};

/**
 * What is known of a payment without an order: `none` was made; it `failed`; it's `open` until the payment service
 * decides; it's `unknown` while it can't be asked for.
 */
export type PaymentOutcome = "none" | "failed" | "open" | "unknown";

/** Loading, then error or confirmed (docs/behavior/order-confirmation.md#errors). */
export type OrderState =
  | { readonly view: "loading" }
  | { readonly view: "error"; readonly messages: readonly string[]; readonly outcome: PaymentOutcome }
  | { readonly view: "confirmed"; readonly summary: OrderSummary };

/** What there is without a payment. */
export const noPayment: OrderState = { view: "error", messages: [orderMessages.noPayment], outcome: "none" };

/** An error with what the address says before it. @param message what was learned of the payment */
export const paymentError = (params: QueryReader, message: string, outcome: PaymentOutcome): OrderState => ({
  view: "error",
  messages: params.get("redirect_status") === "succeeded" ? [message] : [orderMessages.notCompleted, message],
  outcome,
});

/** The payment's id for the visitor to quote, or null when the address holds something else. */
export function orderReference(params: QueryReader): string | null {
  const id = params.get("payment_intent") ?? "";
  return /^pi_\w{1,250}$/.test(id) ? id : null;
}
