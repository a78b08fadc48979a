import { type ReactNode, useMemo } from "react";
import { useNavigate } from "react-router";
import { clearAdminToken, readTokenClaims } from "#app/features/admin/login/admin-token.ts";
import { useRequiredAdminToken } from "#app/features/admin/login/use-admin-token.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { staff } from "#content/admin-dashboard.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { type AdminApi, createAdminApi } from "./admin-api.ts";
import { AdminNav } from "./admin-nav.tsx";
import { usePublicConfig } from "./use-public-config.ts";

/**
 * The layout of every staff screen: navigation, heading, user. Without a token it redirects to the login;
 * without JavaScript it says that it is required.
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
  const navigate = useNavigate();
  const environment = usePublicConfig()?.environment ?? "development";
  const call = useMemo(() => (token ? createAdminApi(token, environment) : null), [token, environment]);
  const username = token ? readTokenClaims(token)?.username : undefined;

  function logOut() {
    clearAdminToken();
    showToast({ title: staffMessages.loggedOut });
    navigate("/simple-admin-login");
  }

  return (
    <>
      <AdminNav call={call} />
      <div className="wrap pt-6 lg:pt-8">
        <div className="flex flex-wrap items-end justify-between gap-6 border-b border-border pb-6">
          <div>
            <p className="kicker mb-2">{username ? staff.signedInAs(username) : staff.area}</p>
            <h1 className="text-title">{title}</h1>
            {intro}
          </div>
          {call ? (
            <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
              <ButtonLink to="/" variant="secondary">
                {staff.mainSite}
              </ButtonLink>
              <Button variant="secondary" onClick={logOut}>
                {staff.logout}
              </Button>
            </div>
          ) : null}
        </div>
        {call ? (
          children(call)
        ) : (
          <div className="min-h-96">
            <noscript>
              <p className="py-8 text-lg">{staff.login.needsScript}</p>
            </noscript>
          </div>
        )}
      </div>
    </>
  );
}
