import { StaffList } from "#app/features/admin/staff-list.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { adminText } from "#content/admin.ts";
import { auditLogResponse } from "#contract/admin-audit-log.ts";

const text = adminText.auditLog;

/** docs/staff.md */
export default function AuditLog() {
  return (
    <div className="py-6">
      <StaffList
        path="/api/admin/audit-log"
        schema={auditLogResponse}
        limit={50}
        caption={text.caption}
        empty={text.empty}
        keyOf={({ id }) => id}
        show={[
          { heading: text.columns.at, phone: true, cell: ({ at }) => <Timestamp iso={at} /> },
          {
            heading: text.columns.username,
            cell: ({ username }) => <span className="inline-block md:min-w-32">{username}</span>,
          },
          { heading: text.columns.action, phone: true, cell: ({ action }) => action },
          { heading: text.columns.detail, cell: ({ detail }) => detail },
        ]}
      />
    </div>
  );
}
