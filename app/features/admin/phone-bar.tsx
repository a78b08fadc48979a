import CalendarCheck from "@lucide/icons/icons/calendar-check";
import Inbox from "@lucide/icons/icons/inbox";
import Menu from "@lucide/icons/icons/menu";
import Receipt from "@lucide/icons/icons/receipt";
import Tag from "@lucide/icons/icons/tag";
import { type MouseEvent, useContext } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { adminScreens, staff } from "#content/admin-dashboard.ts";
import { useCurrentOf } from "./staff-screen.ts";
import { StaffContext } from "./use-staff-data.ts";

const shortcuts = [
  { screen: adminScreens.today, icon: CalendarCheck },
  { screen: adminScreens.inbox, icon: Inbox },
  { screen: adminScreens.orders, icon: Receipt },
  { screen: adminScreens.catalog, icon: Tag },
] as const;

const itemClass =
  "relative flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 px-1 text-sm leading-tight font-medium text-ink-soft aria-[current]:text-ink aria-[current]:shadow-[inset_0_3px_0_var(--accent)] aria-expanded:text-ink";

/** At double text size the words have no room beside each other, and the pictures stand alone. */
const labelClass = "max-w-full truncate max-[20rem]:sr-only";

type PhoneBarProps = {
  /** Whether `staff-menu` is open. */
  menuOpen: boolean;
  onMenu: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** The row at the bottom on a phone. */
export function PhoneBar({ menuOpen, onMenu }: PhoneBarProps) {
  const currentOf = useCurrentOf();
  return (
    <div className="fixed inset-x-0 bottom-0 grid grid-cols-5 border-t border-border bg-paper pb-[env(safe-area-inset-bottom)] md:hidden">
      <nav aria-label={staff.shortcuts} className="col-span-4">
        <ul className="grid grid-cols-4">
          {shortcuts.map(({ screen: { to, title }, icon }) => (
            <li key={to}>
              <Link to={to} aria-current={currentOf(to)} className={itemClass}>
                <Icon icon={icon} className="size-5" />
                <span className={labelClass}>{title}</span>
                {to === adminScreens.today.to ? (
                  <span className="absolute top-1 left-1/2 ml-2 text-ink">
                    <TodayCount />
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" aria-expanded={menuOpen} aria-controls="staff-menu" onClick={onMenu} className={itemClass}>
        <Icon icon={Menu} className="size-5" />
        <span className={labelClass}>{staff.more}</span>
      </button>
    </div>
  );
}

/** Nothing on a quiet day. */
export function TodayCount() {
  const count = useContext(StaffContext)?.today.data?.items.length;
  if (!count) return null;
  return (
    <span className="figure-mono grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-sm leading-6 text-on-accent">
      {count}
      <span className="sr-only">{staff.needSomebody(count)}</span>
    </span>
  );
}
