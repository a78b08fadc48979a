import { adminMeta } from "#app/features/admin/admin-meta.ts";
import { AdminNav } from "#app/features/admin/admin-nav.tsx";
import { Dashboard } from "#app/features/admin/subscribers/dashboard.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staff } from "#content/admin-dashboard.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/direct-admin";

export function loader({ context }: Route.LoaderArgs) {
  return { environment: context.get(servicesContext).config.environment };
}

export const meta: Route.MetaFunction = () => adminMeta(staff.title);
export const handle = { staff: true, private: true } satisfies PageHandle;

/**
 * The full dashboard (docs/behavior/staff-dashboards.md#sources): counts, table, samples where nothing can be listed.
 */
export default function DirectAdmin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminNav />
      <Dashboard key="direct" name="direct" environment={loaderData.environment} />
    </>
  );
}
