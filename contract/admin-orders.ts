import { z } from "zod";
import { pageQuery } from "./admin-inbox.ts";

export const ordersQuery = z.object(pageQuery);

const orderKind = z.enum(["demo", "live"]);

/** Recorded payments and checkouts, without personal data. */
export const ordersResponse = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      /** The last characters of the payment's id; the rest isn't stored. */
      label: z.string(),
      kind: orderKind,
      status: z.string(),
      cents: z.number().int(),
      quantity: z.number().int(),
      /** Empty where the payment doesn't say. */
      items: z.string(),
      seen_at: z.string(),
    }),
  ),
  matchCount: z.number().int(),
  totals: z.array(
    z.object({
      kind: orderKind,
      status: z.string(),
      orders: z.number().int(),
      quantity: z.number().int(),
      cents: z.number().int(),
    }),
  ),
});
export type OrdersResponse = z.infer<typeof ordersResponse>;
