import CalendarCheck from "@lucide/icons/icons/calendar-check";
import Inbox from "@lucide/icons/icons/inbox";
import Menu from "@lucide/icons/icons/menu";
import Receipt from "@lucide/icons/icons/receipt";
import Tag from "@lucide/icons/icons/tag";
import X from "@lucide/icons/icons/x";
import { type MouseEventHandler, useContext, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { adminText } from "#content/admin.ts";
import { adminScreenList, adminScreens, staff } from "#content/admin-dashboard.ts";
import { groupBy } from "#content/group-by.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { clearAdminToken } from "./login/admin-token.ts";
import { useIsEditor, useStaffMember } from "./login/use-admin-token.ts";
import { useCurrentOf, usePublicConfig } from "./staff-screen.ts";
import { StaffContext, useSubmitAction } from "./use-staff-calls.ts";

const line =
  "flex min-h-11 w-full items-center justify-between gap-3 rounded-lg px-3 text-left text-base leading-tight hover:bg-paper hover:text-ink lg:min-h-10";

const groups = groupBy(
  adminScreenList.filter(({ group }) => group !== undefined),
  ({ group }) => group,
);

/** The navigation and the session, behind a button on narrow screens; on a phone that is in the row at the bottom. */
export function AdminSidebar() {
  const session = useContext(StaffContext);
  const { pathname } = useLocation();
  // Following a link closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  const opener = useRef<HTMLButtonElement>(null);
  const toggle: MouseEventHandler<HTMLButtonElement> = ({ currentTarget }) => {
    opener.current = currentTarget;
    setOpenOn(open ? null : pathname);
  };
  useEffect(() => {
    if (!open) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return;
      setOpenOn(null);
      opener.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);
  return (
    <header className="z-50 border-border bg-wash max-lg:sticky max-lg:top-0 max-lg:border-b lg:border-r print:hidden">
      {/* Leaves room for one of the lines above the frame (demo store, offline). */}
      <div className="lg:sticky lg:top-0 lg:flex lg:h-[calc(100dvh-2rem)] lg:flex-col">
        <div className="flex h-14 shrink-0 items-center justify-between gap-3 px-5 lg:h-18 lg:px-6">
          <PageLink to={adminScreens.today.to} className="flex min-h-11 items-center gap-3">
            <Logo />
            <span className="kicker border-l border-border-strong pl-3">{staff.area}</span>
          </PageLink>
          <button
            type="button"
            aria-expanded={open}
            aria-controls="staff-menu"
            onClick={toggle}
            className="-mr-3 inline-flex max-md:hidden min-h-11 items-center gap-2 rounded-full px-3 font-medium hover:bg-paper lg:hidden"
          >
            {open ? <Icon icon={X} className="size-5" /> : <Icon icon={Menu} className="size-5" />}
            <span>{staff.menu}</span>
          </button>
        </div>
        <div
          id="staff-menu"
          className={`min-h-0 flex-1 flex-col justify-between gap-6 overflow-y-auto px-3 pb-5 max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-5rem)] max-lg:border-b max-lg:border-border max-lg:bg-wash max-lg:px-2 max-md:fixed max-md:top-auto max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:max-h-[calc(100dvh-9rem-env(safe-area-inset-bottom))] max-md:border-t max-md:border-b-0 max-md:pt-4 lg:flex ${open ? "flex" : "max-lg:hidden"}`}
        >
          <Screens />
          {session ? <SessionLines /> : null}
        </div>
        <PhoneBar menuOpen={open} onMenu={toggle} />
      </div>
    </header>
  );
}

function Screens() {
  const currentOf = useCurrentOf();
  const sellsInEu = usePublicConfig()?.sellsInEu === true;
  const isEditor = useIsEditor();
  return (
    <nav aria-label={staff.navigation} className="grid gap-4">
      {[...groups].map(([heading, screens]) => (
        <div key={heading}>
          {heading ? <p className="kicker px-3 pb-1">{heading}</p> : null}
          <ul aria-label={heading || undefined}>
            {screens
              .filter((screen) => !screen.sellsInEu || sellsInEu || currentOf(screen.to))
              .filter((screen) => !screen.admins || !isEditor)
              .map(({ to, title, label = title }) => (
                <li key={to}>
                  <PageLink
                    to={to}
                    aria-current={currentOf(to)}
                    className={`${line} font-medium text-ink-soft aria-[current]:bg-paper aria-[current]:text-ink aria-[current]:shadow-[inset_3px_0_var(--accent)]`}
                  >
                    <span>{label}</span>
                    {to === adminScreens.today.to ? <TodayCount /> : null}
                  </PageLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function SessionLines() {
  const navigate = useNavigate();
  const submit = useSubmitAction();
  const username = useStaffMember()?.username;
  const { own: forEditors, ...forAdmins } = adminText.logOutEverywhere;
  const { button, ...asked } = useIsEditor() ? forEditors : forAdmins;

  function logOut() {
    clearAdminToken();
    showToast({ title: staffMessages.loggedOut });
    navigate("/simple-admin-login");
  }

  /** Ends every staff token, an editor's own ones only (docs/staff.md). */
  async function logOutEverywhere() {
    // The screen without a token leads to the login.
    if (await submit("/api/admin/log-out-everywhere", {})) clearAdminToken();
  }

  return (
    <div className="border-t border-border pt-3">
      {username ? (
        <p className="px-3 pb-1 text-base wrap-anywhere text-ink-soft">{staff.signedInAs(username)}</p>
      ) : null}
      <PageLink to="/" className={line}>
        {staff.mainSite}
      </PageLink>
      <button type="button" onClick={logOut} className={line}>
        {staff.logout}
      </button>
      <ConfirmButton plain={line} asks={{ ...asked, onConfirm: () => void logOutEverywhere() }}>
        {button}
      </ConfirmButton>
    </div>
  );
}

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

/** The row at the bottom on a phone. */
function PhoneBar({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: MouseEventHandler<HTMLButtonElement> }) {
  const currentOf = useCurrentOf();
  return (
    <div className="fixed inset-x-0 bottom-0 grid grid-cols-5 border-t border-border bg-paper pb-[env(safe-area-inset-bottom)] md:hidden">
      <nav aria-label={staff.shortcuts} className="col-span-4">
        <ul className="grid grid-cols-4">
          {shortcuts.map(({ screen: { to, title }, icon }) => (
            <li key={to}>
              <PageLink to={to} aria-current={currentOf(to)} className={itemClass}>
                <Icon icon={icon} className="size-5" />
                <span className={labelClass}>{title}</span>
                {to === adminScreens.today.to ? (
                  <span className="absolute top-1 left-1/2 ml-2 text-ink">
                    <TodayCount />
                  </span>
                ) : null}
              </PageLink>
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
function TodayCount() {
  const count = useContext(StaffContext)?.today.data?.items.length;
  if (!count) return null;
  return (
    <span className="figure-mono grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-sm leading-6 text-on-accent">
      <span>{count}</span>
      <span className="sr-only">{staff.needSomebody(count)}</span>
    </span>
  );
}
