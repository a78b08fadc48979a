import { type AuditLogResponse, auditLogQuery } from "#contract/admin-audit-log.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { staffCall } from "./staff-call.ts";

/** docs/staff.md */
export const auditLog = staffCall(auditLogQuery, async ({ db, input }) => {
  const { rows, count } = await listAuditLog(db, input);
  return { success: true, data: rows, matchCount: count } satisfies AuditLogResponse;
});
