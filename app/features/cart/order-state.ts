import { orderPage } from "#content/order.ts";
import { orderMessages } from "#content/order-messages.ts";
import type { QueryReader } from "#contract/page-query.ts";
import type { PaymentStatus } from "#contract/payment-status.ts";

/** The order page's data: dollars are text with two decimals, without the sign. */
export type OrderSummary = {
  readonly product: string;
  readonly quantity: number;
  readonly price: string;
  /** Null when the payment has no shipping. */
  readonly shipping: string | null;
  readonly total: string;
};

/** Loading, then error or confirmed (docs/behavior/order-confirmation.md#errors). */
export type OrderState =
  | { readonly view: "loading" }
  | { readonly view: "error"; readonly message: string }
  | { readonly view: "confirmed"; readonly summary: OrderSummary };

/** The payment id of the URL, or the reason why there is none (docs/behavior/order-confirmation.md#address). */
export function readOrderAddress(params: QueryReader): { id: string } | { message: string } {
  const id = params.get("payment_intent");
  if (!id) return { message: orderMessages.noPayment };
  if (params.get("redirect_status") !== "succeeded") return { message: orderMessages.notCompleted };
  return { id };
}

/** The payment's id for the visitor to quote, or null when the address holds something else. */
export function orderReference(params: QueryReader): string | null {
  const id = params.get("payment_intent") ?? "";
  return /^pi_\w{1,250}$/.test(id) ? id : null;
}

/**
 * The summary of a payment (docs/behavior/order-confirmation.md#success): the amount is the total, the quantity 1
 * unless it says otherwise. The price is the one noted with the payment, else what the goods come to for each.
 */
export function summarize({ amount, metadata }: PaymentStatus): OrderSummary {
  const quantity = metadata.quantity ?? 1;
  const goods = amount - Number(metadata.shipping ?? 0);
  // A mixed order has a list for a product and no price of one: then the goods together are the price.
  const mixed = metadata.price === undefined && metadata.product?.includes("; ");
  return {
    product: metadata.product ?? orderPage.productUnknown,
    quantity,
    price: metadata.price ?? (mixed ? goods : goods / quantity).toFixed(2),
    shipping: metadata.shipping ?? null,
    total: amount.toFixed(2),
  };
}

/** The view of a payment that was looked up. */
export function orderState(payment: PaymentStatus): OrderState {
  if (payment.status !== "succeeded") return { view: "error", message: orderMessages.status(payment.status) };
  return { view: "confirmed", summary: summarize(payment) };
}
