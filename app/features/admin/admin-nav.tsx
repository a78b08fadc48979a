import { Link, useLocation } from "react-router";
import { adminScreens } from "#content/admin-dashboard.ts";
import type { AdminApi } from "./admin-api.ts";
import { LogOutEverywhere } from "./log-out-everywhere.tsx";
import { usePublicConfig } from "./use-public-config.ts";

/**
 * Navigation between the staff screens (listed in content/admin-dashboard.ts): plain links, and the button that ends every login.
 * @param call null without a token
 */
export function AdminNav({ call }: { call: AdminApi | null }) {
  const { pathname } = useLocation();
  const sellsInEu = usePublicConfig()?.sellsInEu === true;
  const screens = adminScreens.filter((one) => !one.sellsInEu || sellsInEu || one.to === pathname);
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
