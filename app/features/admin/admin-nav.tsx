import { useMemo } from "react";
import { Link, useLocation, useRouteLoaderData } from "react-router";
import { useAdminToken } from "#app/features/admin/login/use-admin-token.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import type { PublicConfig } from "#contract/services.ts";
import { createAdminApi } from "./admin-api.ts";
import { LogOutEverywhere } from "./log-out-everywhere.tsx";

/**
 * Navigation between the staff screens (listed in content/admin-dashboard.ts): plain links. With a token, the way out of all of
 * them.
 */
export function AdminNav() {
  const { pathname } = useLocation();
  const sellsInEu = useRouteLoaderData<{ config: PublicConfig }>("root")?.config.sellsInEu === true;
  const screens = adminScreens.filter((one) => !one.sellsInEu || sellsInEu || one.to === pathname);
  const token = useAdminToken();
  const call = useMemo(() => (token ? createAdminApi(token) : null), [token]);
  return (
    <nav aria-label="Staff screens" className="wrap pt-6 print:hidden">
      <ul className="-mx-4 flex flex-wrap gap-1">
        {screens.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-full px-4 font-medium text-ink-soft hover:bg-wash hover:text-ink aria-[current=page]:bg-wash aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {call ? <LogOutEverywhere call={call} /> : null}
    </nav>
  );
}
