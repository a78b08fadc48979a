import { createHmac } from "node:crypto";
import { z } from "zod";
import { skus } from "#content/catalog/buying.ts";
import { paymentId, paymentMetadata } from "#contract/payment-status.ts";
import { isSameSecret } from "#server/auth/signatures.ts";
import { openCheckout, type RecordedOrder } from "#server/db/queries/recorded-orders.ts";
import { parseJson } from "#server/parse-json.ts";
import { itemsText, orderOf } from "./order-of.ts";

/** `ignored`: not counted; `forged`: signed by none of the secrets; `unreadable`: signed, of another shape. */
export type ReadReport = (
  raw: Uint8Array,
  header: (name: string) => string | undefined,
) => Promise<{ readonly id: string; readonly order: RecordedOrder } | "ignored" | "forged" | "unreadable">;

/** By kind of event; others aren't counted. */
const stripeStatuses: Readonly<Record<string, string>> = {
  "payment_intent.created": openCheckout,
  "payment_intent.processing": "processing",
  "payment_intent.succeeded": "succeeded",
  "payment_intent.payment_failed": "requires_payment_method",
  "payment_intent.canceled": "canceled",
};

const eventSchema = z.object({ type: z.string(), created: z.int(), data: z.object({ object: z.unknown() }) });
/** The shop sells in dollars: an amount in another currency isn't added to its sales. */
const intentSchema = z.object({
  id: paymentId,
  amount: z.int().nonnegative(),
  currency: z.literal("usd"),
  metadata: paymentMetadata,
});

/** @param secrets while one is rotated, two */
export function stripeWebhook(secrets: readonly string[]): ReadReport {
  return async (raw, header) => {
    const signature = header("stripe-signature");
    if (signature === undefined) return "forged";
    // Large, and needed by live shops alone.
    const { default: Stripe } = await import("stripe");
    const verified = secrets.flatMap((secret): unknown[] => {
      try {
        return [Stripe.webhooks.constructEvent(Buffer.from(raw), signature, secret)];
      } catch {
        return [];
      }
    });
    if (verified.length === 0) return "forged";
    const event = eventSchema.safeParse(verified[0]);
    if (!event.success) return "unreadable";
    const { type, created, data } = event.data;
    const status = stripeStatuses[type];
    if (status === undefined) return "ignored";
    const intent = intentSchema.safeParse(data.object);
    if (!intent.success) return "unreadable";
    const { id, amount, metadata } = intent.data;
    const at = new Date(Math.min(created * 1000, Date.now())).toISOString();
    return { id, order: { ...orderOf("live", { status, amount: amount / 100, metadata }), at } };
  };
}

/** By topic; others aren't counted. */
const shopifyStatuses: Readonly<Record<string, string>> = {
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
    const status = shopifyStatuses[header("x-shopify-topic") ?? ""];
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
