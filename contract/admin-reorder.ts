import { z } from "zod";
import { int, rowsOf, staffResponse } from "./staff-response.ts";

/** For how many days back the pace of sales is counted. */
export const paceDays = 28;

/** What sells how fast, and how long what is left lasts at that pace; the most urgent first. */
export const reorderResponse = staffResponse({
  kind: z.enum(["demo", "live"]),
  /** Whether payments are reported to the server, by the demo store or a webhook. */
  reported: z.boolean(),
  /** Whether a live store counts what is left, and not this shop. */
  storeCounts: z.boolean(),
  /** The day of the first recorded order, where that is within the days of the pace; null where it is before. */
  since: z.string().nullable(),
  /** Orders of these days that don't say what they were for. */
  unnamed: int,
  /** Orders of these days that were refunded in full, and don't count. */
  refunded: int,
  rows: rowsOf(
    z.object({
      variant: z.string(),
      name: z.string(),
      pieces: int,
      /** Null where nobody counts. */
      left: int.nullable(),
      /** Null where that isn't known, or nothing was sold. */
      lastsDays: int.nullable(),
    }),
  ),
});
export type ReorderResponse = z.infer<typeof reorderResponse>;
