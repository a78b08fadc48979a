import { adminMeta, type StaffHandle } from "#app/features/admin/staff-screen.ts";
import { Dashboard, dashboardQuery } from "#app/features/admin/subscribers/dashboard.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { adminScreens, staff } from "#content/admin-dashboard.ts";
import type { Route } from "./+types/direct-admin";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.subscribers);
export const handle = { screen: adminScreens.subscribers, query: dashboardQuery } satisfies StaffHandle;

/** The dashboard of both schemas, or of the samples of the count call where none can be listed. The login leads here. */
export default function DirectAdmin() {
  return (
    <>
      <p className="py-5">
        <ButtonLink to={adminScreens.today.to}>{staff.seeToday}</ButtonLink>
      </p>
      <Dashboard source="direct" />
    </>
  );
}
