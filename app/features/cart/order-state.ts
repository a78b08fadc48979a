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

/** Loading, then error or confirmed (docs/behavior/order-confirmation.md#errors). */
export type OrderState =
  | { readonly view: "loading" }
  /** `retry`: nothing was charged, so the same cart can be paid again. */
  | { readonly view: "error"; readonly message: string; readonly retry: boolean }
  | { readonly view: "confirmed"; readonly summary: OrderSummary };

/** The payment id of the URL, or the error that the URL alone tells (docs/behavior/order-confirmation.md#address). */
export function readOrderAddress(params: QueryReader): { id: string } | (OrderState & { view: "error" }) {
  const id = params.get("payment_intent");
  if (!id) return { view: "error", message: orderMessages.noPayment, retry: false };
  if (params.get("redirect_status") !== "succeeded") {
    return { view: "error", message: orderMessages.notCompleted, retry: true };
  }
  return { id };
}

/** The payment's id for the visitor to quote, or null when the address holds something else. */
export function orderReference(params: QueryReader): string | null {
  const id = params.get("payment_intent") ?? "";
  return /^pi_\w{1,250}$/.test(id) ? id : null;
}
