const paths = ["/direct-admin", "/simple-admin", "/old-simple-admin"] as const;

/** Where a dashboard is. */
export type DashboardPath = (typeof paths)[number];

/** The dashboard at a path. @throws Error for a path that the route table leads elsewhere */
export function dashboardAt(pathname: string): DashboardPath {
  const found = paths.find((path) => path === pathname);
  if (found) return found;
  throw new Error(`there is no dashboard at ${pathname}`);
}
