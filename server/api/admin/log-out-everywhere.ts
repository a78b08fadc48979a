import type { Handler } from "hono";
import { staffDesk } from "#content/staff-desk.ts";
import type { DoneResponse } from "#contract/admin-inbox.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import type { Parts } from "#server/parts.ts";
import { noteStaffAction } from "#server/store/staff-actions.ts";
import { endStaffTokens } from "#server/store/staff-tokens.ts";

/** `POST /api/admin/log-out-everywhere`: ends every staff token, the caller's too, on all replicas at once. */
export function logOutEverywhere({ store }: Parts): Handler<StaffEnv> {
  return async (c) => {
    const { username } = c.get("staff");
    await store.transaction(async (shop) => {
      await endStaffTokens(shop);
      await noteStaffAction(shop, username, "logged out everywhere", "all staff tokens");
    });
    return c.json({ success: true, message: staffDesk.logOutEverywhere.done } satisfies DoneResponse);
  };
}
