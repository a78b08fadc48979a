import type { Database } from "#server/db/database.ts";
import { type RecordedOrder, recordOrder } from "#server/db/queries/recorded-orders.ts";
import {
  type FailedRefund,
  type RecordedRefund,
  recordFailedRefund,
  recordRefund,
} from "#server/db/queries/refunds.ts";
import { addReviewRequest } from "#server/db/queries/review-requests.ts";
import { orderKeyOf } from "#server/db/queries/reviews.ts";

/** What became known of a payment: by a look-up, or by a report of the service. */
export type PaymentNews =
  | { readonly kind: "payment"; readonly id: string; readonly order: RecordedOrder }
  | { readonly kind: "refund"; readonly refund: RecordedRefund }
  | { readonly kind: "failed-refund"; readonly refund: FailedRefund }
  | { readonly kind: "shipped"; readonly order: ShippedOrder };

/** An order that was sent, and whose buyer agreed to be written to. */
export type ShippedOrder = {
  /** What the payment is recorded by. */
  readonly id: string;
  /** The address that the store gave. */
  readonly email: string;
  /** The slugs of what was bought. */
  readonly products: readonly string[];
  /** ISO 8601. */
  readonly at: string;
};

/** So long after it was sent, an order's buyer is asked how it is: it has arrived, and was used for a while. */
const daysUntilAsked = 21;

/**
 * Records what became known of a payment. This is the one way for payments into the orders and figures: once however
 * often and in whatever order their news comes. The buyer of an order that was sent will be asked for a review.
 */
export function takePayment(db: Database, news: PaymentNews): Promise<void> {
  if (news.kind === "payment") return recordOrder(db, news.id, news.order);
  if (news.kind === "shipped") {
    const { id, email, products, at } = news.order;
    const dueAt = new Date(Date.parse(at) + daysUntilAsked * 24 * 60 * 60_000).toISOString();
    return addReviewRequest(db, { key: orderKeyOf(id), email, products, dueAt });
  }
  return news.kind === "refund" ? recordRefund(db, news.refund) : recordFailedRefund(db, news.refund);
}

/** Says whether a service signed a report, and what of it concerns the orders. */
export type ReadReport = (
  raw: Uint8Array,
  header: (name: string) => string | undefined,
) => Promise<PaymentNews | "ignored" | "forged" | "unreadable">;
