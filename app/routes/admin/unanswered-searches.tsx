import { AdminLayout } from "#app/features/admin/admin-layout.tsx";
import { adminMeta } from "#app/features/admin/admin-meta.ts";
import { UnansweredSearches } from "#app/features/admin/unanswered-searches.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { adminText } from "#content/admin.ts";
import type { Route } from "./+types/unanswered-searches";

const { title, intro } = adminText.unansweredSearches;

export const meta: Route.MetaFunction = () => adminMeta(`${title} | InCard`);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** Searches and questions without an answer (docs/staff.md). */
export default function UnansweredSearchesScreen() {
  return (
    <AdminLayout title={title} intro={intro}>
      {(call) => <UnansweredSearches call={call} />}
    </AdminLayout>
  );
}
