import { AdminLayout } from "#app/features/admin/admin-layout.tsx";
import { adminMeta } from "#app/features/admin/admin-meta.ts";
import { AuditLog } from "#app/features/admin/audit-log.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { adminText } from "#content/admin.ts";
import type { Route } from "./+types/audit-log";

const { title, intro } = adminText.auditLog;

export const meta: Route.MetaFunction = () => adminMeta(`${title} | InCard`);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** The log of what staff did (docs/staff.md). */
export default function AuditLogScreen() {
  return (
    <AdminLayout title={title} intro={intro}>
      {(call) => <AuditLog call={call} />}
    </AdminLayout>
  );
}
