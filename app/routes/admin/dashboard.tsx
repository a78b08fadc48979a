import { usePublicConfig, useStaffScreen } from "#app/features/admin/staff-screen.ts";
import { ConnectionBadge, EnvironmentBadge, useConnection } from "#app/features/admin/subscribers/connection.tsx";
import { SubscriberList } from "#app/features/admin/subscribers/subscriber-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { adminScreens, staff } from "#content/admin-dashboard.ts";

/** All dashboards are this one; they differ in their source (docs/behavior/staff-dashboards.md#sources). */
export default function Dashboard() {
  const source = useStaffScreen()?.source ?? "direct";
  const { connection, health, ask } = useConnection();
  const config = usePublicConfig();
  const environment = health?.environment ?? config?.environment;
  return (
    <>
      {/* The login leads here. */}
      {source === "direct" ? (
        <p className="py-5">
          <ButtonLink to={adminScreens.today.to}>{staff.seeToday}</ButtonLink>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2 border-b border-border pt-4 pb-5">
        <ConnectionBadge connection={connection} />
        {environment ? <EnvironmentBadge environment={environment} host={health?.host} /> : null}
      </div>
      <SubscriberList key={source} source={source} onRefresh={ask} />
    </>
  );
}
