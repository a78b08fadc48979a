import type { PaymentStatus } from "#contract/payment-status.ts";
import type { RecordedOrder } from "#server/db/queries/recorded-orders.ts";

/** docs/behavior/demo-store.md#payments */
export type Payments = {
  /** Null for none or a malformed id. @throws when the service can't be reached or its response is invalid */
  find(id: string): Promise<PaymentStatus | null>;
};

/** `ignored`: not counted; `forged`: signed by none of the secrets; `unreadable`: signed, of another shape. */
export type ReadReport = (
  raw: Uint8Array,
  header: (name: string) => string | undefined,
) => Promise<{ readonly id: string; readonly order: RecordedOrder } | "ignored" | "forged" | "unreadable">;
