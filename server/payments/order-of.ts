import { skuName, skus } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { shopCurrency } from "#contract/currency.ts";
import type { PaymentMetadata, PaymentStatus } from "#contract/payment-status.ts";
import { scrubSearchText } from "#contract/scrub-search-text.ts";
import type { RecordedOrder } from "#server/db/queries/recorded-orders.ts";

/** The name of what is sold as a SKU; the SKU itself where nothing is anymore. */
export function itemName(key: string): string {
  const sku = skus.find((known) => known === key);
  return sku ? skuName(sku, products) : key;
}

/** By SKU, else as the payment names it, without what looks personal. Empty where the payment doesn't say. */
export function itemsText({ items, product }: PaymentMetadata): string {
  if (items === undefined) return scrubSearchText(product ?? "") ?? "";
  const lines = items.split(",").map((item) => {
    const [key = "", quantity] = item.split(":");
    return `${quantity} × ${itemName(key)}`;
  });
  return lines.join("\n");
}

/** What is recorded of a payment: nothing about the person. */
export const orderOf = (
  kind: RecordedOrder["kind"],
  { status, amount, currency = shopCurrency, metadata, at }: PaymentStatus & { readonly at?: string },
): RecordedOrder => ({
  kind,
  status,
  amount,
  currency,
  quantity: metadata.quantity ?? 1,
  items: itemsText(metadata),
  skus: metadata.items ?? "",
  ...(at === undefined ? {} : { at }),
});
