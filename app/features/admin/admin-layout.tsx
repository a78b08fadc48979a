import { type ReactNode, useMemo } from "react";
import { useNavigate } from "react-router";
import { clearAdminToken, readTokenClaims } from "#app/features/admin/login/admin-token.ts";
import { useRequiredAdminToken } from "#app/features/admin/login/use-admin-token.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { staff } from "#content/admin-dashboard.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { type AdminApi, createAdminApi } from "./admin-api.ts";
import { AdminNav } from "./admin-nav.tsx";

/**
 * The layout of staff screens: navigation, heading, user. Without a token it redirects to the login;
 * without JavaScript it says that it is required.
 * @param title the screen's heading
 * @param intro one sentence: what the screen is for
 * @param children renders the screen with the API client
 */
export function AdminLayout({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: (call: AdminApi) => ReactNode;
}) {
  const token = useRequiredAdminToken();
  const navigate = useNavigate();
  const call = useMemo(() => (token ? createAdminApi(token) : null), [token]);
  const username = token ? readTokenClaims(token)?.username : undefined;

  function logOut() {
    clearAdminToken();
    showToast({ title: staffMessages.loggedOut });
    navigate("/simple-admin-login");
  }

  return (
    <>
      <AdminNav />
      <div className="wrap pt-6 lg:pt-8">
        <div className="flex flex-wrap items-end justify-between gap-6 border-b border-border pb-6">
          <div>
            <p className="kicker mb-2">{username ? staff.signedInAs(username) : staff.area}</p>
            <h1 className="text-title">{title}</h1>
            <p className="mt-2 max-w-prose text-ink-soft">{intro}</p>
          </div>
          {call ? (
            <Button variant="secondary" onClick={logOut}>
              {staff.logout}
            </Button>
          ) : null}
        </div>
        {call ? (
          children(call)
        ) : (
          <>
            <noscript>
              <p className="py-8 text-lg">{staff.login.needsScript}</p>
            </noscript>
            <div className="min-h-96" />
          </>
        )}
      </div>
    </>
  );
}
