import { createHmac } from "node:crypto";
import { z } from "zod";
import { skus } from "#content/catalog/buying.ts";
import type { StoreNumbers } from "#content/catalog/store-numbers.ts";
import { currencyCode } from "#contract/currency-code.ts";
import { emailSchema } from "#contract/email.ts";
import { isSameSecret } from "#server/auth/signatures.ts";
import { openCheckout } from "#server/db/queries/recorded-orders.ts";
import { parseJson } from "#server/lib/parse-json.ts";
import { itemsText } from "./order-of.ts";
import { boughtProducts } from "./review-tickets.ts";
import type { PaymentNews, ReadReport } from "./take-payment.ts";

/** The status that an order gets by the topic of a report; other topics aren't counted. */
const orderStatuses: ReadonlyMap<string, string> = new Map([
  ["checkouts/create", openCheckout],
  ["orders/paid", "succeeded"],
  ["orders/cancelled", "canceled"],
]);
/** Reports that an order was sent. */
const shipped = "orders/fulfilled";

const earliest = Date.UTC(2000);
const moment = z.iso.datetime({ offset: true }).refine((iso) => Date.parse(iso) >= earliest);
/** ISO 8601 in UTC, now at the latest. */
const momentOf = (iso: string): string => new Date(Math.min(Date.parse(iso), Date.now())).toISOString();

const id = z.union([z.number(), z.string().max(100)]);
/** An amount in whole units of a currency. */
const amount = z.string().regex(/^\d{1,9}(\.\d{1,3})?$/);

/** Of the person, the address alone is read, and only of an order that was sent. */
const orderSchema = z.object({
  id: id.optional(),
  name: z.string().max(100).optional(),
  token: z.string().max(100).optional(),
  checkout_token: z.string().max(100).nullish(),
  currency: currencyCode,
  total_price: amount,
  total_tax: amount.nullish(),
  created_at: moment,
  processed_at: moment.nullish(),
  cancelled_at: moment.nullish(),
  test: z.boolean().optional(),
  email: z.unknown().optional(),
  buyer_accepts_marketing: z.unknown().optional(),
  line_items: z
    .array(z.object({ variant_id: id.nullish(), quantity: z.int().nonnegative().max(100_000), title: z.string() }))
    .max(500),
});
type ShopifyOrder = z.infer<typeof orderSchema>;

/** Of what a refund does, only this gives money back; what the others hold doesn't matter. */
const givenBack = z.object({
  kind: z.literal("refund"),
  status: z.literal("success"),
  amount,
  currency: currencyCode,
  test: z.boolean().optional(),
});
const otherTransaction = z
  .looseObject({ kind: z.string(), status: z.string().nullish() })
  .refine(({ kind, status }) => kind !== "refund" || status !== "success")
  .transform(() => null);

const refundSchema = z.object({
  id,
  order_id: id,
  created_at: moment,
  processed_at: moment.nullish(),
  transactions: z.array(z.union([givenBack, otherTransaction])).max(500),
});

/** What a refund calls the order that it belongs to. */
const orderName = (order: string | number): string => `shopify order ${order}`;

type OrderLine = ShopifyOrder["line_items"][number] & { readonly sku: string | undefined };

/** The lines of an order with our SKUs, where they are known. @param numbers our keys and Shopify's numbers */
function linesOf(order: ShopifyOrder, numbers: StoreNumbers): readonly OrderLine[] {
  const skuOf = (variant: string): string | undefined => skus.find((sku) => numbers[sku] === variant);
  return order.line_items.map((line) => ({ ...line, sku: skuOf(String(line.variant_id ?? "")) }));
}

const boughtText = (lines: readonly OrderLine[]): string =>
  lines.map(({ sku, quantity }) => `${sku}:${quantity}`).join(",");

/** A checkout and its order have the checkout's token in common. */
const keyOf = ({ checkout_token, token, id }: ShopifyOrder): string | number | undefined =>
  checkout_token ?? token ?? id;

/** What an order that was sent means: its buyer is asked for a review, if they agreed to be written to. */
function shippedNews(order: ShopifyOrder, numbers: StoreNumbers): PaymentNews | "ignored" {
  const key = keyOf(order);
  const email = emailSchema.safeParse(order.email).data;
  const products = boughtProducts(boughtText(linesOf(order, numbers)));
  const mayAsk = order.buyer_accepts_marketing === true && !order.cancelled_at;
  if (!mayAsk || key === undefined || email === undefined || products.length === 0) return "ignored";
  return { kind: "shipped", order: { id: `shopify ${key}`, email, products, at: new Date().toISOString() } };
}

/**
 * What an order or checkout of Shopify means for the recorded orders; null for one without an id.
 * @param numbers our keys and Shopify's numbers
 */
function orderNews(order: ShopifyOrder, status: string, numbers: StoreNumbers): PaymentNews | null {
  const key = keyOf(order);
  if (key === undefined) return null;
  const lines = linesOf(order, numbers);
  const isKnown = lines.every(({ sku }) => sku !== undefined);
  const bought = boughtText(lines);
  const product = lines.map(({ quantity, title }) => `${quantity} × ${title}`).join("; ");
  // A checkout has an id of its own, which no refund knows.
  const refundsName = status === openCheckout || order.id === undefined ? {} : { refundsName: orderName(order.id) };
  return {
    kind: "payment",
    id: `shopify ${key}`,
    order: {
      kind: "live",
      status,
      amount: Number(order.total_price),
      currency: order.currency,
      quantity: lines.reduce((all, { quantity }) => all + quantity, 0),
      items: itemsText(isKnown ? { items: bought } : { product }),
      skus: isKnown ? bought : "",
      at: momentOf(order.cancelled_at ?? order.processed_at ?? order.created_at),
      ...(order.name === undefined ? {} : { label: order.name.slice(-20) }),
      ...(order.total_tax ? { tax: Number(order.total_tax) } : {}),
      ...refundsName,
    },
  };
}

/** Each refund of an order is one of its own: what it gave back adds up. */
function refundNews(refund: z.infer<typeof refundSchema>): PaymentNews | "ignored" {
  const given = refund.transactions.filter((transaction) => transaction !== null).filter(({ test }) => !test);
  const [first] = given;
  if (!first) return "ignored";
  return {
    kind: "refund",
    refund: {
      source: `shopify refund ${refund.id}`,
      order: orderName(refund.order_id),
      currency: first.currency,
      amount: given.reduce((sum, transaction) => sum + Number(transaction.amount), 0),
      at: momentOf(refund.processed_at ?? refund.created_at),
      rank: 0,
    },
  };
}

const isSigned = (raw: Uint8Array, signature: string, secrets: readonly string[]): boolean =>
  secrets.some((secret) => isSameSecret(createHmac("sha256", secret).update(raw).digest("base64"), signature));

/**
 * Makes what reads Shopify's reports. A checkout and its order are one row, by the checkout's token.
 * @param secrets of which one has signed a report; two while one is rotated
 * @param numbers gives our keys and Shopify's numbers, as far as they are known now
 */
export function shopifyWebhook(secrets: readonly string[], numbers: () => StoreNumbers): ReadReport {
  return async (raw, header) => {
    if (!isSigned(raw, header("x-shopify-hmac-sha256") ?? "", secrets)) return "forged";
    if (header("x-shopify-test") === "true") return "ignored";
    const topic = header("x-shopify-topic") ?? "";
    const text = new TextDecoder().decode(raw);
    if (topic === "refunds/create") {
      const refund = parseJson(refundSchema, text);
      return refund ? refundNews(refund) : "unreadable";
    }
    const status = orderStatuses.get(topic);
    if (status === undefined && topic !== shipped) return "ignored";
    const order = parseJson(orderSchema, text);
    if (order?.test) return "ignored";
    if (status === undefined) return order ? shippedNews(order, numbers()) : "unreadable";
    return (order && orderNews(order, status, numbers())) ?? "unreadable";
  };
}
