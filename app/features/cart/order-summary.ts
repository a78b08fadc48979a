import { skus } from "#content/catalog/buying.ts";
import { toPrice } from "#content/format.ts";
import { orderPage } from "#content/order.ts";
import { orderMessages } from "#content/order-messages.ts";
import type { QueryReader } from "#contract/page-query.ts";
import type { PaymentStatus } from "#contract/payment-status.ts";
import type { Product } from "#contract/product.ts";
import { cartProduct } from "./cart-product.ts";
import { type OrderState, type OrderSummary, paymentError } from "./order-state.ts";

/**
 * The summary of a payment (docs/behavior/order-confirmation.md#success): the amount is the total, the quantity 1
 * unless it says otherwise. When it ships is what the catalog says now. The price is the one noted with the payment, else what the goods come to for each.
 */
export function summarize({ amount, metadata }: PaymentStatus, catalog: readonly Product[]): OrderSummary {
  const quantity = metadata.quantity ?? 1;
  const goods = amount - Number(metadata.shipping ?? 0);
  // A mixed order has a list for a product and no price of one: then the goods together are the price.
  const keys = (metadata.items ?? "").split(",").map((item) => item.split(":")[0]);
  const mixed = metadata.price === undefined && metadata.product?.includes("; ");
  return {
    product: metadata.product ?? orderPage.productUnknown,
    items: skus.filter((key) => keys.includes(key)).map((key) => cartProduct(key, catalog)),
    quantity,
    price: metadata.price ?? toPrice(mixed ? goods : goods / quantity),
    shipping: metadata.shipping ?? null,
    total: toPrice(amount),
  };
}

/** Statuses of a payment that took no money and won't by itself. */
const failed = ["requires_payment_method", "canceled"];

/**
 * The view of a payment that was looked up, whatever the address says of it.
 * @param params the address
 * @param catalog the live one
 */
export function orderState(payment: PaymentStatus, params: QueryReader, catalog: readonly Product[]): OrderState {
  const { status } = payment;
  if (status === "succeeded") return { view: "confirmed", summary: summarize(payment, catalog) };
  return paymentError(params, orderMessages.status(status), failed.includes(status) ? "failed" : "open");
}
