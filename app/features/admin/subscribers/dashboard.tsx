import { lazy, Suspense } from "react";
import { AdminLayout } from "#app/features/admin/admin-layout.tsx";
import { usePublicConfig } from "#app/features/admin/use-public-config.ts";
import { staff } from "#content/admin-dashboard.ts";
import { ConnectionBadge, EnvironmentBadge } from "./badges.tsx";
import type { DashboardPath } from "./row-sources.ts";
import { useConnection } from "./use-connection.ts";

// Never shown before there is a token.
const SubscriberList = lazy(async () => ({ default: (await import("./subscriber-list.tsx")).SubscriberList }));

/**
 * A staff dashboard (docs/behavior/staff-dashboards.md#sources). All are this one; they differ in where the rows come
 * from. The environment is what this page was served as, until the server's health says it.
 */
export function Dashboard({ path }: { path: DashboardPath }) {
  const { connection, health, ask } = useConnection();
  const config = usePublicConfig();
  const environment = health?.environment ?? config?.environment;
  const badges = (
    <div className="mt-4 flex flex-wrap gap-2">
      <ConnectionBadge connection={connection} />
      {environment ? <EnvironmentBadge environment={environment} host={health?.host} /> : null}
    </div>
  );
  return (
    <AdminLayout title={staff.title} intro={badges}>
      {(call) => (
        <Suspense fallback={<div className="min-h-96" />}>
          <SubscriberList call={call} dashboard={path} onRefresh={ask} />
        </Suspense>
      )}
    </AdminLayout>
  );
}
