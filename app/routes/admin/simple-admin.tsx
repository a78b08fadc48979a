import { adminMeta, type StaffHandle } from "#app/features/admin/staff-screen.ts";
import { Dashboard, dashboardQuery } from "#app/features/admin/subscribers/dashboard.tsx";
import { adminScreens } from "#content/admin-dashboard.ts";
import type { Route } from "./+types/simple-admin";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.simpleAdmin);
export const handle = { screen: adminScreens.simpleAdmin, query: dashboardQuery } satisfies StaffHandle;

export default function SimpleAdmin() {
  return <Dashboard source="simple" />;
}
