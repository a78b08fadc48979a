import { z } from "zod";

export const growthUnit = z.enum(["day", "week", "month"]);
export type GrowthUnit = z.infer<typeof growthUnit>;
export const growthQuery = z.object({ unit: growthUnit.default("week") });

/** docs/staff.md */
export const growthResponse = z.object({
  success: z.literal(true),
  unit: growthUnit,
  environment: z.enum(["development", "production"]),
  /** The largest first; the rest is counted as `other`. */
  sources: z.array(z.string()),
  before: z.number().int(),
  /** The oldest first; `counts` in the order of `sources`, then `other` if there is one. */
  periods: z.array(z.object({ start: z.string(), total: z.number().int(), counts: z.array(z.number().int()) })),
});
export type GrowthResponse = z.infer<typeof growthResponse>;
