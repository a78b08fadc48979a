import { Link, useLocation, useRouteLoaderData } from "react-router";
import { deskScreens } from "#content/staff.ts";
import type { PublicConfig } from "#contract/services.ts";

/** The way between the staff screens (content/staff.ts holds the list): plain links, also without script. */
export function StaffNav() {
  const { pathname } = useLocation();
  const euSale = useRouteLoaderData<{ config: PublicConfig }>("root")?.config.euSale === true;
  const screens = deskScreens.filter((one) => !one.euSale || euSale || one.to === pathname);
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
    </nav>
  );
}
