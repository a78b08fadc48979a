import type { Handler } from "hono";
import { type ActivityResponse, activityQuery } from "#contract/admin-activity.ts";
import { queryOf } from "#server/middleware/body.ts";
import type { Parts } from "#server/parts.ts";
import { listStaffActions } from "#server/store/staff-actions.ts";

/** `GET /api/admin/activity`: what staff did, the newest first (docs/staff.md). */
export function activity({ store }: Parts): Handler {
  return async (c) => {
    const { rows, count } = await listStaffActions(store.shop, queryOf(c, activityQuery));
    return c.json({ success: true, data: rows, matchCount: count } satisfies ActivityResponse);
  };
}
