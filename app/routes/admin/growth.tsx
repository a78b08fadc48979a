import { AdminLayout } from "#app/features/admin/admin-layout.tsx";
import { adminMeta } from "#app/features/admin/admin-meta.ts";
import { Growth } from "#app/features/admin/growth/growth.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { adminText } from "#content/admin.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/growth";

const { title, intro } = adminText.growth;

export const meta: Route.MetaFunction = () => adminMeta(`${title} | InCard`);
export const handle = { staff: true, private: true, query: { by: inBrowser } } satisfies PageHandle;

/** Subscribers over time (docs/staff.md). */
export default function GrowthScreen() {
  return (
    <AdminLayout title={title} intro={intro}>
      {(call) => <Growth call={call} />}
    </AdminLayout>
  );
}
