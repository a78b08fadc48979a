import { z } from "zod";
import { rowsOf, staffResponse } from "./staff-response.ts";

const price = z.string().nullable();

/** The shown prices beside the built-in ones, and how the last look at the live store's prices went. */
export const pricesResponse = staffResponse({
  /** Whether prices come from a live store at all. */
  following: z.boolean(),
  /** When the live store last answered, and the failure since. */
  at: z.string().nullable(),
  failure: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** Since when prices that should arrive don't; null where they do. */
  missingSince: z.string().nullable(),
  /** Then `shownList` is a recorded prior price instead of the list price (docs/law.md). */
  priorPriceRule: z.boolean(),
  /** Since when prices are recorded; null where none is. */
  recordedSince: z.string().nullable(),
  rows: rowsOf(
    z.object({
      id: z.string(),
      title: z.string(),
      builtIn: z.string(),
      builtInList: price,
      shown: price,
      shownList: price,
      /** Null when the live store returned nothing for it. */
      available: z.boolean().nullable(),
      drifts: z.boolean(),
    }),
  ),
});
export type PricesResponse = z.infer<typeof pricesResponse>;

/** Everything that differs is taken over, so nothing is said. */
export const takeOverRequest = z.strictObject({});
