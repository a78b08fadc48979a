import type { RecordedOrder } from "#server/db/queries/recorded-orders.ts";

export type PaymentReport = { readonly id: string; readonly order: RecordedOrder };

/** `ignored`: not counted; `forged`: signed by none of the secrets; `unreadable`: signed, of another shape. */
export type ReadReport = (
  raw: Uint8Array,
  header: (name: string) => string | undefined,
) => Promise<PaymentReport | "ignored" | "forged" | "unreadable">;
