import { orderMessages } from "#content/order.ts";
import type { QueryReader } from "#contract/page-query.ts";
import type { OrderSummary } from "./order-summary.ts";

/** `none` was made; it `failed`; it's `open` until the payment service decides; `unknown` while that can't be asked. */
type PaymentOutcome = "none" | "failed" | "open" | "unknown";

/** docs/behavior/order-confirmation.md#errors */
export type OrderState =
  | { readonly view: "loading" }
  | { readonly view: "error"; readonly messages: readonly string[]; readonly outcome: PaymentOutcome }
  | { readonly view: "confirmed"; readonly summary: OrderSummary };

/** What is known of a payment once it was asked for. */
export type KnownOrder = Exclude<OrderState, { view: "loading" }>;

export const noPayment: OrderState = { view: "error", messages: [orderMessages.noPayment], outcome: "none" };

/** @param message what was learned of the payment */
export const paymentError = (params: QueryReader, message: string, outcome: PaymentOutcome): KnownOrder => ({
  view: "error",
  messages: params.get("redirect_status") === "succeeded" ? [message] : [orderMessages.notCompleted, message],
  outcome,
});

/** The payment's id to quote, or null when the address holds something else. */
export function orderNumberOf(params: QueryReader): string | null {
  const id = params.get("payment_intent") ?? "";
  return /^pi_\w{1,250}$/.test(id) ? id : null;
}
