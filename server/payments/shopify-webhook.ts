import { createHmac } from "node:crypto";
import { z } from "zod";
import { skus } from "#content/catalog/buying.ts";
import { isSameSecret } from "#server/auth/signatures.ts";
import { openCheckout } from "#server/db/queries/recorded-orders.ts";
import { parseJson } from "#server/parse-json.ts";
import { itemsText } from "./order-of.ts";
import type { ReadReport } from "./payments.ts";

/** By topic; others aren't counted. */
const statuses: Readonly<Record<string, string>> = {
  "checkouts/create": openCheckout,
  "orders/paid": "succeeded",
  "orders/cancelled": "canceled",
};

const moment = z.iso.datetime({ offset: true });
const id = z.union([z.number(), z.string().max(100)]);

/** Everything about the person is left out. */
const orderSchema = z.object({
  id: id.optional(),
  name: z.string().max(100).optional(),
  token: z.string().max(100).optional(),
  checkout_token: z.string().max(100).nullish(),
  /** An amount in another currency isn't added to the shop's sales. */
  currency: z.literal("USD"),
  total_price: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/),
  created_at: moment,
  processed_at: moment.nullish(),
  cancelled_at: moment.nullish(),
  test: z.boolean().optional(),
  line_items: z
    .array(z.object({ variant_id: id.nullish(), quantity: z.int().nonnegative().max(100_000), title: z.string() }))
    .max(500),
});

const isSigned = (raw: Uint8Array, signature: string, secrets: readonly string[]): boolean =>
  secrets.some((secret) => isSameSecret(createHmac("sha256", secret).update(raw).digest("base64"), signature));

/**
 * A checkout and its order are one row, by the checkout's token.
 * @param secrets while one is rotated, two
 * @param ids our ids and Shopify's numbers
 */
export function shopifyWebhook(secrets: readonly string[], ids: Readonly<Record<string, string>>): ReadReport {
  const skuOf = (variant: string): string | undefined => skus.find((sku) => ids[sku] === variant);
  return async (raw, header) => {
    if (!isSigned(raw, header("x-shopify-hmac-sha256") ?? "", secrets)) return "forged";
    const status = statuses[header("x-shopify-topic") ?? ""];
    if (status === undefined || header("x-shopify-test") === "true") return "ignored";
    const order = parseJson(orderSchema, new TextDecoder().decode(raw));
    const key = order?.checkout_token ?? order?.token ?? order?.id;
    if (!order || key === undefined) return "unreadable";
    if (order.test) return "ignored";
    const lines = order.line_items.map((line) => ({ ...line, sku: skuOf(String(line.variant_id ?? "")) }));
    const isKnown = lines.every(({ sku }) => sku !== undefined);
    const bought = lines.map(({ sku, quantity }) => `${sku}:${quantity}`).join(",");
    const product = lines.map(({ quantity, title }) => `${quantity} × ${title}`).join("; ");
    const time = order.cancelled_at ?? order.processed_at ?? order.created_at;
    return {
      id: `shopify ${key}`,
      order: {
        kind: "live",
        status,
        amount: Number(order.total_price),
        quantity: lines.reduce((all, { quantity }) => all + quantity, 0),
        items: itemsText(isKnown ? { items: bought } : { product }),
        skus: isKnown ? bought : "",
        at: new Date(Math.min(Date.parse(time), Date.now())).toISOString(),
        ...(order.name === undefined ? {} : { label: order.name.slice(-6) }),
      },
    };
  };
}
