import { useLocation } from "react-router";
import { adminLinks, adminMeta } from "#app/features/admin/admin-meta.ts";
import { Dashboard } from "#app/features/admin/subscribers/dashboard.tsx";
import { dashboardAt } from "#app/features/admin/subscribers/row-sources.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { staff } from "#content/admin-dashboard.ts";
import type { Route } from "./+types/dashboard";

export const meta: Route.MetaFunction = () => adminMeta(staff.title);
export const links: Route.LinksFunction = adminLinks;
export const handle = { staff: true, private: true } satisfies PageHandle;

/** The three dashboards, which differ in where their rows come from (docs/behavior/staff-dashboards.md#sources). */
export default function DashboardRoute() {
  const path = dashboardAt(useLocation().pathname);
  return <Dashboard key={path} path={path} />;
}
