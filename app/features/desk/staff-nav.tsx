import { useMemo } from "react";
import { Link, useLocation, useRouteLoaderData } from "react-router";
import { deskCaller } from "#app/lib/desk-call.ts";
import { useAdminToken } from "#app/lib/use-admin-token.ts";
import { deskScreens } from "#content/staff.ts";
import type { PublicConfig } from "#contract/services.ts";
import { deskSentences } from "./desk-sentences.ts";
import { LogOutEverywhere } from "./log-out-everywhere.tsx";

/**
 * The way between the staff screens (content/staff.ts holds the list): plain links, also without script. With a token, the
 * way out of all of them.
 */
export function StaffNav() {
  const { pathname } = useLocation();
  const euSale = useRouteLoaderData<{ config: PublicConfig }>("root")?.config.euSale === true;
  const screens = deskScreens.filter((one) => !one.euSale || euSale || one.to === pathname);
  const token = useAdminToken();
  const call = useMemo(() => (token ? deskCaller(token, deskSentences) : null), [token]);
  return (
    <nav aria-label="Staff desk" className="wrap pt-6 print:hidden">
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
