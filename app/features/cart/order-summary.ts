import { skus } from "#content/catalog/buying.ts";
import { toPrice } from "#content/format.ts";
import { orderMessages, orderPage } from "#content/order.ts";
import type { QueryReader } from "#contract/page-query.ts";
import type { PaymentStatus } from "#contract/payment-status.ts";
import type { Product } from "#contract/product.ts";
import { cartProduct } from "./cart-product.ts";
import { type OrderState, paymentError } from "./order-state.ts";

/** Dollars are text with two decimals, without the sign. */
export type OrderSummary = ReturnType<typeof summarize>;

/**
 * docs/behavior/order-confirmation.md#success. The price is the one noted with the payment, else what the goods come
 * to.
 */
export function summarize({ amount, metadata }: PaymentStatus, catalog: readonly Product[]) {
  const quantity = metadata.quantity ?? 1;
  const goods = amount - Number(metadata.shipping ?? 0);
  // A mixed order has a list for a product: then the goods together are the price.
  const keys = (metadata.items ?? "").split(",").map((item) => item.split(":")[0]);
  const mixed = metadata.price === undefined && metadata.product?.includes("; ");
  return {
    product: metadata.product ?? orderPage.productUnknown,
    /** As far as the payment tells SKUs. */
    items: skus.filter((key) => keys.includes(key)).map((key) => cartProduct(key, catalog)),
    quantity,
    price: metadata.price ?? toPrice(mixed ? goods : goods / quantity),
    /** Null when the payment has no shipping. */
    shipping: metadata.shipping ?? null,
    total: toPrice(amount),
  };
}

/** They took no money and won't by themselves. */
const failed = ["requires_payment_method", "canceled"];

/** Whatever the address says of the payment. @param catalog the live one */
export function orderState(payment: PaymentStatus, params: QueryReader, catalog: readonly Product[]): OrderState {
  const { status } = payment;
  if (status === "succeeded") return { view: "confirmed", summary: summarize(payment, catalog) };
  return paymentError(params, orderMessages.status(status), failed.includes(status) ? "failed" : "open");
}
