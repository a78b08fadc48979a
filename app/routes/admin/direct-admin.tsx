import { adminMeta, type StaffHandle } from "#app/features/admin/staff-screen.ts";
import { Dashboard, dashboardQuery } from "#app/features/admin/subscribers/dashboard.tsx";
import { adminScreens } from "#content/admin-dashboard.ts";
import type { Route } from "./+types/direct-admin";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.subscribers);
export const handle = { screen: adminScreens.subscribers, query: dashboardQuery } satisfies StaffHandle;

/** The dashboard of both schemas, or of the samples of the count call where none can be listed. */
export default function DirectAdmin() {
  return <Dashboard source="direct" />;
}
