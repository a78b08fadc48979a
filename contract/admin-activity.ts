import { z } from "zod";
import { pageQuery } from "./admin-inbox.ts";

export const activityQuery = z.object(pageQuery);

/** `GET /api/admin/activity`: what staff did, the newest first (beyond the specification: the staff desk, docs/staff.md). */
export const activityResponse = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      id: z.number().int(),
      at: z.string(),
      username: z.string(),
      action: z.string(),
      detail: z.string(),
    }),
  ),
  matchCount: z.number().int(),
});
export type ActivityResponse = z.infer<typeof activityResponse>;
