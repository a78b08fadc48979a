import { useAdminApi } from "#app/features/admin/staff-screen.ts";
import { usePublicConfig } from "#app/features/admin/use-public-config.ts";
import { inBrowser } from "#contract/page-query.ts";
import { ConnectionBadge, EnvironmentBadge } from "./badges.tsx";
import type { RowSource } from "./row-sources.ts";
import { SubscriberList } from "./subscriber-list.tsx";
import { useConnection } from "./use-connection.ts";

export const dashboardQuery = {
  schema: inBrowser,
  source: inBrowser,
  from: inBrowser,
  to: inBrowser,
  sort: inBrowser,
} as const;

/** All dashboards are this one; they differ in `source` (docs/behavior/staff-dashboards.md#sources). */
export function Dashboard({ source }: { source: RowSource }) {
  const call = useAdminApi();
  const { connection, health, ask } = useConnection();
  const config = usePublicConfig();
  const environment = health?.environment ?? config?.environment;
  return (
    <>
      <div className="flex flex-wrap gap-2 border-b border-border pt-4 pb-5">
        <ConnectionBadge connection={connection} />
        {environment ? <EnvironmentBadge environment={environment} host={health?.host} /> : null}
      </div>
      <SubscriberList call={call} source={source} onRefresh={ask} />
    </>
  );
}
