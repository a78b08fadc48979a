import type { RecordedOrder } from "#server/db/queries/recorded-orders.ts";

/** What a payment service reports of one payment, by its id. */
export type PaymentReport = { readonly id: string; readonly order: RecordedOrder };

/**
 * Reads a delivery of a payment service: its report, `ignored` for one that isn't counted, `forged` for one whose signature
 * none of the secrets made, `unreadable` for a signed one of another shape.
 */
export type ReadReport = (
  raw: Uint8Array,
  header: (name: string) => string | undefined,
) => Promise<PaymentReport | "ignored" | "forged" | "unreadable">;
