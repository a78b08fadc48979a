import { skuName, skus } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import type { PaymentMetadata } from "#contract/payment-status.ts";
import { scrubSearchText } from "#contract/scrub-search-text.ts";

/** By SKU, else as the payment names it, without what looks personal. Empty where the payment doesn't say. */
export function itemsText({ items, product }: PaymentMetadata): string {
  if (items === undefined) return scrubSearchText(product ?? "") ?? "";
  return items
    .split(",")
    .map((item) => {
      const [key, quantity] = item.split(":");
      const sku = skus.find((one) => one === key);
      return `${quantity} × ${sku ? skuName(sku, products) : key}`;
    })
    .join("\n");
}
