import { skus } from "#content/catalog/buying.ts";
import { orderMessages, orderPage } from "#content/order.ts";
import { defaultCurrency } from "#contract/currency.ts";
import { currencyDigits } from "#contract/currency-units.ts";
import type { QueryReader } from "#contract/page-query.ts";
import type { PaymentStatus } from "#contract/payment-status.ts";
import type { Product } from "#contract/product.ts";
import { type CartProduct, cartProduct } from "./cart-product.ts";
import { type KnownOrder, paymentError } from "./order-state.ts";

/** What the confirmation of an order shows. Amounts are text with the decimals of their currency, without its sign. */
export type OrderSummary = {
  /** The names of what was bought. */
  readonly product: string;
  /** As far as the payment tells SKUs. */
  readonly items: readonly CartProduct[];
  readonly quantity: number;
  /** Of one piece, or of all goods together. */
  readonly price: string;
  /** Whether several pieces were bought and the payment doesn't tell the price of one: then `price` is that of all. */
  readonly priceIsOfAll: boolean;
  /** Null when the payment has no shipping. */
  readonly shipping: string | null;
  readonly total: string;
  /** ISO 4217 in small letters. */
  readonly currency: string;
  /** The path of the page where it can be reviewed; null where it can't. */
  readonly review: string | null;
};

/**
 * Tells what was bought from a payment (docs/behavior/order-confirmation.md#success). The price of a piece is the
 * one noted with the payment. Without one nothing says what each piece cost: the price is what the goods come to together.
 * @param shopCurrency what the shop sells in, as an ISO 4217 code in small letters
 */
export function summarize(
  { amount, currency = defaultCurrency, metadata, review }: PaymentStatus,
  catalog: readonly Product[],
  shopCurrency: string,
): OrderSummary {
  const quantity = metadata.quantity ?? 1;
  // What is noted with a payment is in the currency of the shop.
  const noted = currency === shopCurrency ? metadata : {};
  const amountOf = (sum: number): string => sum.toFixed(currencyDigits(currency));
  const goods = amount - Number(noted.shipping ?? 0);
  const keys = (metadata.items ?? "").split(",").map((item) => item.split(":")[0]);
  return {
    product: metadata.product ?? orderPage.productUnknown,
    items: skus.filter((key) => keys.includes(key)).map((key) => cartProduct(key, catalog)),
    quantity,
    price: noted.price ?? amountOf(goods),
    priceIsOfAll: noted.price === undefined && quantity > 1,
    shipping: noted.shipping ?? null,
    total: amountOf(amount),
    currency,
    review: review ?? null,
  };
}

/** They took no money and won't by themselves. */
const failed = ["requires_payment_method", "canceled"];

/**
 * What the page of a payment shows, whatever its address says.
 * @param catalog the live one
 * @param shopCurrency as for `summarize`
 */
export function orderState(
  payment: PaymentStatus,
  params: QueryReader,
  catalog: readonly Product[],
  shopCurrency: string,
): KnownOrder {
  const { status } = payment;
  if (status === "succeeded") return { view: "confirmed", summary: summarize(payment, catalog, shopCurrency) };
  return paymentError(params, orderMessages.status(status), failed.includes(status) ? "failed" : "open");
}
