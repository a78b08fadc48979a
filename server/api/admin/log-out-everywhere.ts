import type { Handler } from "hono";
import { adminText } from "#content/admin.ts";
import type { SuccessResponse } from "#contract/admin-inbox.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { endStaffTokens } from "#server/db/queries/staff-tokens.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";

/** `POST /api/admin/log-out-everywhere`: ends every staff token, the caller's too, on all replicas at once. */
export function logOutEverywhere({ database }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const { username } = c.get("staff");
    await database.transaction(async (db) => {
      await endStaffTokens(db);
      await recordAuditEntry(db, username, "logged out everywhere", "all staff tokens");
    });
    return c.json({ success: true, message: adminText.logOutEverywhere.done } satisfies SuccessResponse);
  };
}
