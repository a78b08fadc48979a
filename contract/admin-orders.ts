import { z } from "zod";
import { defaultCurrency } from "./currency.ts";
import { currencyCode } from "./currency-code.ts";
import { int, pageSchemaOf, rowsOf, staffResponse } from "./staff-response.ts";

/** Whether the payment was simulated by the demo store or is real. */
const orderKind = z.enum(["demo", "live"]);
/** A server of the version before said neither of these: during a rollout its rows are still shown. */
const currency = currencyCode.default(defaultCurrency);
const refunded = int.default(0);

/** Recorded payments and checkouts, without personal data. */
export const ordersResponse = staffResponse({
  ...pageSchemaOf(
    z.object({
      /** The last characters of the payment's id; the rest isn't stored. */
      label: z.string(),
      kind: orderKind,
      status: z.string(),
      currency,
      /** The currency's smallest units. */
      cents: int,
      /** Of these, what was refunded or disputed. */
      refunded,
      quantity: int,
      /** Empty where the payment doesn't say. */
      items: z.string(),
      seen_at: z.string(),
    }),
  ),
  totals: rowsOf(
    z.object({
      kind: orderKind,
      status: z.string(),
      currency,
      orders: int,
      quantity: int,
      cents: int,
      refunded,
    }),
  ),
});
export type OrdersResponse = z.infer<typeof ordersResponse>;
