import { auditLogResponse } from "#contract/admin-audit-log.ts";
import { pageQuery } from "#contract/staff-response.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import { queryCall } from "./staff-call.ts";

/** `GET /api/admin/audit-log`: what staff did, the newest first, one page of it. */
export const auditLogCall = queryCall(pageQuery, auditLogResponse, async ({ db, input }) => {
  const { rows, count } = await listAuditLog(db, input);
  return { data: rows, matchCount: count };
});
