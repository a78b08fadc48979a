import { adminMeta } from "#app/features/admin/admin-meta.ts";
import { AdminNav } from "#app/features/admin/admin-nav.tsx";
import { Dashboard } from "#app/features/admin/subscribers/dashboard.tsx";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staff } from "#content/admin-dashboard.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/old-simple-admin";

export function loader({ context }: Route.LoaderArgs) {
  return { environment: context.get(servicesContext).config.environment };
}

export const meta: Route.MetaFunction = () => adminMeta(staff.title);
export const handle = { staff: true, private: true } satisfies PageHandle;

/** The plain older dashboard: this server's own subscribers (docs/behavior/staff-dashboards.md#sources). */
export default function OldSimpleAdmin({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AdminNav />
      <Dashboard key="old" name="old" environment={loaderData.environment} />
    </>
  );
}
