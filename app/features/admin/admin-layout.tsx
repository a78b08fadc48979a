import { type ReactNode, useMemo } from "react";
import { useRequiredAdminToken } from "#app/features/admin/login/use-admin-token.ts";
import { staff } from "#content/admin-dashboard.ts";
import { type AdminApi, createAdminApi } from "./admin-api.ts";
import { AdminSidebar } from "./admin-sidebar.tsx";
import { usePublicConfig } from "./use-public-config.ts";

/**
 * The frame of every staff screen: navigation and session at the side, heading and content. Without a token it redirects to the
 * login; without JavaScript it says that it is required.
 * @param title the screen's heading
 * @param intro below the heading: what the screen is for
 * @param children renders the screen with the API client
 */
export function AdminLayout({
  title,
  intro,
  children,
}: {
  title: string;
  intro: ReactNode;
  children: (call: AdminApi) => ReactNode;
}) {
  const token = useRequiredAdminToken();
  const environment = usePublicConfig()?.environment ?? "development";
  const session = useMemo(
    () => (token ? { token, call: createAdminApi(token, environment) } : null),
    [token, environment],
  );
  return (
    <div className="flex-1 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <AdminSidebar session={session} />
      <main id="main" tabIndex={-1} className="min-w-0 px-5 pt-6 pb-16 text-base lg:px-10 lg:pt-9">
        <div className="mx-auto max-w-280">
          <div className="border-b border-border pb-5">
            <h1 className="text-3xl tracking-[-0.02em]">{title}</h1>
            {intro}
          </div>
          {session ? (
            children(session.call)
          ) : (
            <div className="min-h-96">
              <noscript>
                <p className="py-8 text-lg">{staff.login.needsScript}</p>
              </noscript>
            </div>
          )}
        </div>
      </main>
    </div>
  );
}
