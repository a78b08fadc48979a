import { AdminLayout } from "#app/features/admin/admin-layout.tsx";
import { adminMeta } from "#app/features/admin/admin-meta.ts";
import { Inbox } from "#app/features/admin/inbox.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { adminText } from "#content/admin.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/inbox";

const { title, intro } = adminText.inbox;

export const meta: Route.MetaFunction = () => adminMeta(`${title} | InCard`);
export const handle = { staff: true, private: true, query: { state: inBrowser } } satisfies PageHandle;

/** The contact inbox (docs/staff.md). */
export default function InboxScreen() {
  return (
    <AdminLayout title={title} intro={intro}>
      {(call) => <Inbox call={call} />}
    </AdminLayout>
  );
}
