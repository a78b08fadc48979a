import type { AuditLogResponse } from "#contract/admin-audit-log.ts";
import { pageQuery } from "#contract/staff-response.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { staffCall } from "./staff-call.ts";

/** docs/staff.md */
export const auditLog = staffCall(pageQuery, async ({ db, input }) => {
  const { rows, count } = await listAuditLog(db, input);
  return { success: true, data: rows, matchCount: count } satisfies AuditLogResponse;
});
