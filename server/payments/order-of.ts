import { skuName, skus } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { defaultCurrency } from "#contract/currency.ts";
import type { PaymentMetadata, PaymentStatus } from "#contract/payment-status.ts";
import { scrubSearchText } from "#contract/scrub-search-text.ts";
import type { RecordedOrder } from "#server/db/queries/recorded-orders.ts";

/** Gives the name of what is sold as a SKU; the SKU itself where nothing is any more. */
export function itemName(key: string): string {
  const sku = skus.find((known) => known === key);
  return sku ? skuName(sku, products) : key;
}

/**
 * Says what a payment bought, a line an item: by SKU where the payment says that, else in the payment's own words
 * without what looks personal. Empty where it doesn't say.
 */
export function itemsText({ items, product }: PaymentMetadata): string {
  if (items === undefined) return scrubSearchText(product ?? "") ?? "";
  const lines = items.split(",").map((item) => {
    const [key = "", quantity] = item.split(":");
    return `${quantity} × ${itemName(key)}`;
  });
  return lines.join("\n");
}

/**
 * Gives what is recorded of a payment: nothing about the person.
 * @param at when it was made (ISO 8601), where the service says so
 */
export const orderOf = (
  kind: RecordedOrder["kind"],
  { status, amount, currency = defaultCurrency, metadata, at }: PaymentStatus & { readonly at?: string },
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
