import type { Handler } from "hono";
import { type AuditLogResponse, auditLogQuery } from "#contract/admin-audit-log.ts";
import type { AppContext } from "#server/app-context.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { queryOf } from "#server/middleware/body.ts";

/** docs/staff.md */
export function auditLog({ database }: AppContext): Handler {
  return async (c) => {
    const { rows, count } = await listAuditLog(database.db, queryOf(c, auditLogQuery));
    return c.json({ success: true, data: rows, matchCount: count } satisfies AuditLogResponse);
  };
}
