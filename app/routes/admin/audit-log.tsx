import { useState } from "react";
import { ListPager, ListStatus, Timestamp } from "#app/features/admin/admin-list.tsx";
import { AdminTable } from "#app/features/admin/admin-table.tsx";
import { adminMeta, type StaffHandle, useAdminApi } from "#app/features/admin/staff-screen.ts";
import { useAdminQuery } from "#app/features/admin/use-admin-query.ts";
import { adminText } from "#content/admin.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import { auditLogResponse } from "#contract/admin-audit-log.ts";
import type { Route } from "./+types/audit-log";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.auditLog);
export const handle = { screen: adminScreens.auditLog } satisfies StaffHandle;

const text = adminText.auditLog;
const pageRows = 50;

/** What staff did (docs/staff.md). */
export default function AuditLog() {
  const call = useAdminApi();
  const [offset, setOffset] = useState(0);
  const path = `/api/admin/audit-log?limit=${pageRows}&offset=${offset}`;
  const { data, error, reload } = useAdminQuery(call, path, auditLogResponse);
  return (
    <div className="py-6">
      <ListStatus
        loading={!data && !error}
        error={error}
        empty={data?.data.length === 0 ? text.empty : null}
        onRetry={reload}
      />
      {data && data.data.length > 0 ? (
        <AdminTable
          caption={text.caption}
          columns={Object.values(text.columns)}
          phone={[0, 2]}
          rows={data.data.map(({ id, at, username, action, detail }) => ({
            key: String(id),
            cells: [<Timestamp key="at" iso={at} />, username, action, detail],
          }))}
        />
      ) : null}
      <ListPager offset={offset} limit={pageRows} count={data?.matchCount ?? 0} turnTo={setOffset} />
    </div>
  );
}
