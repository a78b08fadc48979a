import { adminMeta, type StaffHandle } from "#app/features/admin/staff-screen.ts";
import { Dashboard, dashboardQuery } from "#app/features/admin/subscribers/dashboard.tsx";
import { adminScreens } from "#content/admin-dashboard.ts";
import type { Route } from "./+types/old-simple-admin";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.oldSimpleAdmin);
export const handle = { screen: adminScreens.oldSimpleAdmin, query: dashboardQuery } satisfies StaffHandle;

export default function OldSimpleAdmin() {
  return <Dashboard source="own" />;
}
