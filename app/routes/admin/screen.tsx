import { type ComponentType, lazy, Suspense } from "react";
import { useLocation } from "react-router";
import type { AdminApi } from "#app/features/admin/admin-api.ts";
import { AdminLayout } from "#app/features/admin/admin-layout.tsx";
import { adminLinks, adminMeta } from "#app/features/admin/admin-meta.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { adminScreenTexts } from "#content/admin-screen-texts.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/screen";

type Screen = {
  readonly text: { readonly title: string; readonly intro: string };
  readonly Screen: ComponentType<{ call: AdminApi }>;
};

/** The staff screens (docs/staff.md) by path. Each is loaded when it is shown, which is never before there is a token. */
const screens: Readonly<Record<string, Screen>> = {
  "/admin/today": { text: adminScreenTexts.today, Screen: lazy(() => import("#app/features/admin/today/today.tsx")) },
  "/admin/inbox": { text: adminScreenTexts.inbox, Screen: lazy(() => import("#app/features/admin/inbox.tsx")) },
  "/admin/withdrawals": {
    text: adminScreenTexts.withdrawals,
    Screen: lazy(() => import("#app/features/admin/withdrawals.tsx")),
  },
  "/admin/orders": { text: adminScreenTexts.orders, Screen: lazy(() => import("#app/features/admin/orders.tsx")) },
  "/admin/growth": {
    text: adminScreenTexts.growth,
    Screen: lazy(() => import("#app/features/admin/growth/growth.tsx")),
  },
  "/admin/campaigns": {
    text: adminScreenTexts.campaigns,
    Screen: lazy(() => import("#app/features/admin/campaigns/campaigns-screen.tsx")),
  },
  "/admin/unanswered-searches": {
    text: adminScreenTexts.unansweredSearches,
    Screen: lazy(() => import("#app/features/admin/unanswered-searches.tsx")),
  },
  "/admin/catalog": {
    text: adminScreenTexts.catalog,
    Screen: lazy(() => import("#app/features/admin/catalog/catalog-screen.tsx")),
  },
  "/admin/texts": {
    text: adminScreenTexts.texts,
    Screen: lazy(() => import("#app/features/admin/texts/texts-screen.tsx")),
  },
  "/admin/articles": {
    text: adminScreenTexts.articles,
    Screen: lazy(() => import("#app/features/admin/articles/articles-screen.tsx")),
  },
  "/admin/prices": { text: adminScreenTexts.prices, Screen: lazy(() => import("#app/features/admin/prices.tsx")) },
  "/admin/staff": {
    text: adminScreenTexts.staff,
    Screen: lazy(() => import("#app/features/admin/staff/staff-screen.tsx")),
  },
  "/admin/account": {
    text: adminScreenTexts.account,
    Screen: lazy(() => import("#app/features/admin/staff/account-screen.tsx")),
  },
  "/admin/audit-log": {
    text: adminScreenTexts.auditLog,
    Screen: lazy(() => import("#app/features/admin/audit-log.tsx")),
  },
};

/** @throws Error for a path that the route table leads elsewhere */
function screenAt(pathname: string): Screen {
  const found = screens[pathname];
  if (!found) throw new Error(`there is no staff screen at ${pathname}`);
  return found;
}

export const meta: Route.MetaFunction = ({ location }) =>
  adminMeta(`${screenAt(location.pathname).text.title} | InCard`);
export const links: Route.LinksFunction = adminLinks;
export const handle = {
  staff: true,
  private: true,
  query: { state: inBrowser, by: inBrowser, list: inBrowser, article: inBrowser },
} satisfies PageHandle;

/** A staff screen below `/admin`. */
export default function AdminScreen() {
  const { pathname } = useLocation();
  const { text, Screen } = screenAt(pathname);
  return (
    <AdminLayout title={text.title} intro={<p className="mt-2 max-w-prose text-ink-soft">{text.intro}</p>}>
      {(call) => (
        <Suspense fallback={<div className="min-h-96" />}>
          <Screen key={pathname} call={call} />
        </Suspense>
      )}
    </AdminLayout>
  );
}
