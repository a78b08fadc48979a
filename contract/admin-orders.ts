import { z } from "zod";
import { currencyCode } from "./currency.ts";
import { int, pageOf, staffResponse } from "./staff-response.ts";

const orderKind = z.enum(["demo", "live"]);

/** Recorded payments and checkouts, without personal data. */
export const ordersResponse = staffResponse({
  ...pageOf(
    z.object({
      /** The last characters of the payment's id; the rest isn't stored. */
      label: z.string(),
      kind: orderKind,
      status: z.string(),
      currency: currencyCode,
      /** The currency's smallest units. */
      cents: int,
      /** Of these, what was refunded or disputed. */
      refunded: int,
      quantity: int,
      /** Empty where the payment doesn't say. */
      items: z.string(),
      seen_at: z.string(),
    }),
  ),
  totals: z.array(
    z.object({
      kind: orderKind,
      status: z.string(),
      currency: currencyCode,
      orders: int,
      quantity: int,
      cents: int,
      refunded: int,
    }),
  ),
});
export type OrdersResponse = z.infer<typeof ordersResponse>;
