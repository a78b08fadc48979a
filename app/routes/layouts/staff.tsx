import { useMemo } from "react";
import { Outlet, useLocation } from "react-router";
import { createAdminApi } from "#app/features/admin/admin-api.ts";
import { AdminSidebar } from "#app/features/admin/admin-sidebar.tsx";
import { useIsEditor, useRequiredAdminToken } from "#app/features/admin/login/use-admin-token.ts";
import { adminMeta, screenAt, usePublicConfig, useStaffScreen } from "#app/features/admin/staff-screen.ts";
import { StaffContext, useStaffData } from "#app/features/admin/use-staff-calls.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { useKeptPlace } from "#app/router-adapter/use-kept-place.ts";
import staffStyles from "#app/styles/staff.css?url";
import { Button } from "#app/ui/button.tsx";
import { ConfirmArea } from "#app/ui/confirm-dialog.tsx";
import { PartBoundary } from "#app/ui/lazy-part.tsx";
import { staff } from "#content/admin-dashboard.ts";
import { staffText } from "#content/admin-staff.ts";
import { type TodayResponse, todayResponse } from "#contract/admin-today.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/staff";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: staffStyles }];
/** What the screens keep in their addresses: they read it in the browser alone. */
const inAddress = [
  "article",
  "by",
  "from",
  "list",
  "period",
  "policy",
  "schema",
  "sort",
  "source",
  "state",
  "to",
  "topic",
];
export const handle = {
  private: true,
  query: Object.fromEntries(inAddress.map((name) => [name, inBrowser])),
} satisfies PageHandle;
export const meta: Route.MetaFunction = ({ location }) => adminMeta(screenAt(location.pathname) ?? staff);

/** Stays while one goes from screen to screen. Without a token it leads to the login; without JavaScript it says so. */
export default function StaffLayout() {
  const token = useRequiredAdminToken();
  useKeptPlace();
  const environment = usePublicConfig()?.environment ?? "development";
  const call = useMemo(() => (token ? createAdminApi(token, environment) : null), [token, environment]);
  const screen = useStaffScreen();
  const isEditor = useIsEditor();
  const { pathname } = useLocation();
  const today = useStaffData<TodayResponse>(
    `${pathname} ${call !== null}`,
    call ? (signal) => call.get("/api/admin/today", todayResponse, signal) : null,
  );
  const content = call ? (
    <PartBoundary key={pathname} failed={() => <ScreenFailed />}>
      <Outlet />
    </PartBoundary>
  ) : (
    <NeedsScript />
  );
  return (
    <StaffContext value={call && { call, today }}>
      <ConfirmArea>
        <div className="flex-1 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
          <AdminSidebar />
          <main
            id="main"
            tabIndex={-1}
            className="min-w-0 px-5 pt-6 pb-16 text-base max-md:pb-[calc(6rem+env(safe-area-inset-bottom))] lg:px-10 lg:pt-9"
          >
            <div className="mx-auto max-w-280">
              <h1 className="text-3xl tracking-[-0.02em]">{screen?.title}</h1>
              {screen?.intro ? <p className="mt-2 max-w-prose text-ink-soft">{screen.intro}</p> : null}
              <div className={screen?.intro ? "mt-5 border-t border-border" : ""}>
                {screen?.admins && isEditor ? <AdminsOnly /> : content}
              </div>
              {call ? <p className="mt-10 text-sm text-ink-soft">{staff.timeZone}</p> : null}
            </div>
          </main>
        </div>
      </ConfirmArea>
    </StaffContext>
  );
}

/** In the place of a screen that throws: what was served holds nothing, so the screens around it stay in reach. */
function ScreenFailed() {
  return (
    <div role="alert" className="max-w-prose py-8">
      <p className="text-lg">{staff.screenFailed.text}</p>
      <Button className="mt-4" onClick={() => location.reload()}>
        {staff.screenFailed.reload}
      </Button>
    </div>
  );
}

function NeedsScript() {
  return (
    <div className="min-h-96">
      <noscript>
        <p className="py-8 text-lg">{staff.login.needsScript}</p>
      </noscript>
    </div>
  );
}

/** An editor who asks for the screen by its address reads that it isn't theirs. */
function AdminsOnly() {
  return (
    <div role="alert" className="max-w-prose py-12">
      <h2 className="text-2xl">{staffText.adminsOnly.heading}</h2>
      <p className="mt-3 text-lg text-ink-soft">{staffText.adminsOnly.text}</p>
    </div>
  );
}
