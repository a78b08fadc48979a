import type { Database } from "#server/db/database.ts";
import { type RecordedOrder, recordOrder } from "#server/db/queries/recorded-orders.ts";
import {
  type FailedRefund,
  type RecordedRefund,
  recordFailedRefund,
  recordRefund,
} from "#server/db/queries/refunds.ts";

/** What became known of a payment: by a look-up, or by a report of the service. */
export type PaymentNews =
  | { readonly kind: "payment"; readonly id: string; readonly order: RecordedOrder }
  | { readonly kind: "refund"; readonly refund: RecordedRefund }
  | { readonly kind: "failed-refund"; readonly refund: FailedRefund };

/**
 * Records what became known of a payment. This is the one way for payments into the orders and figures: once however
 * often and in whatever order their news comes.
 */
export function takePayment(db: Database, news: PaymentNews): Promise<void> {
  if (news.kind === "payment") return recordOrder(db, news.id, news.order);
  return news.kind === "refund" ? recordRefund(db, news.refund) : recordFailedRefund(db, news.refund);
}

/** Says whether a service signed a report, and what of it concerns the orders. */
export type ReadReport = (
  raw: Uint8Array,
  header: (name: string) => string | undefined,
) => Promise<PaymentNews | "ignored" | "forged" | "unreadable">;
