import { useLocation } from "react-router";
import { adminLinks, adminMeta } from "#app/features/admin/admin-meta.ts";
import { Dashboard } from "#app/features/admin/subscribers/dashboard.tsx";
import { dashboardAt } from "#app/features/admin/subscribers/dashboard-path.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staff } from "#content/admin-dashboard.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/dashboard";

export const meta: Route.MetaFunction = () => adminMeta(staff.title);
export const handle = {
  staff: true,
  private: true,
  query: { schema: inBrowser, source: inBrowser, from: inBrowser, to: inBrowser, sort: inBrowser },
} satisfies PageHandle;
export const links: Route.LinksFunction = adminLinks;

/** The three dashboards, which differ in where their rows come from (docs/behavior/staff-dashboards.md#sources). */
export default function DashboardRoute() {
  const path = dashboardAt(useLocation().pathname);
  return <Dashboard key={path} path={path} />;
}
