import type { Handler } from "hono";
import { adminText } from "#content/admin.ts";
import type { SuccessResponse } from "#contract/staff-response.ts";
import type { AppContext } from "#server/app-context.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { endAccountTokens, endStaffTokens } from "#server/db/queries/staff-tokens.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";

/** On all replicas: an admin ends every staff token, an editor every one of their own. */
export function logOutEverywhere({ database }: AppContext): Handler<StaffEnv> {
  return async (c) => {
    const { username, role } = c.get("staff");
    const everybody = role === "admin";
    await database.transaction(async (db) => {
      if (everybody) await endStaffTokens(db);
      else await endAccountTokens(db, username);
      await recordAuditEntry(db, username, "logged out everywhere", everybody ? "all staff tokens" : "own tokens");
    });
    const message = everybody ? adminText.logOutEverywhere.done : adminText.logOutEverywhere.own.done;
    return c.json({ success: true, message } satisfies SuccessResponse);
  };
}
