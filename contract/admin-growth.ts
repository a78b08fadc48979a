import { z } from "zod";
import { int, staffResponse } from "./staff-response.ts";

export const growthUnit = z.enum(["day", "week", "month"]);
export type GrowthUnit = z.infer<typeof growthUnit>;
export const growthQuery = z.object({ unit: growthUnit.default("week") });

/** New subscribers over time by source. */
export const growthResponse = staffResponse({
  unit: growthUnit,
  environment: z.enum(["development", "production"]),
  /** The largest first; the rest is counted as `other`. */
  sources: z.array(z.string()),
  /** Subscribers from before the first period. */
  before: int,
  /** The oldest first; `counts` in the order of `sources`, then `other` if there is one. */
  periods: z.array(z.object({ start: z.string(), total: int, counts: z.array(int) })),
});
export type GrowthResponse = z.infer<typeof growthResponse>;
