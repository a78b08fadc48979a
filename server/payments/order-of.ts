import type { PaymentStatus } from "#contract/payment-status.ts";
import type { RecordedOrder } from "#server/db/queries/recorded-orders.ts";
import { itemsText } from "./items-text.ts";

/** Nothing about the person. */
export const orderOf = (kind: RecordedOrder["kind"], { status, amount, metadata }: PaymentStatus): RecordedOrder => ({
  kind,
  status,
  amount,
  quantity: metadata.quantity ?? 1,
  items: itemsText(metadata),
  skus: metadata.items ?? "",
});
