import { type ReactNode, useMemo } from "react";
import { useNavigate } from "react-router";
import { clearAdminToken, readTokenClaims } from "#app/lib/admin-token.ts";
import { type DeskCall, deskCaller } from "#app/lib/desk-call.ts";
import { useRequiredAdminToken } from "#app/lib/use-admin-token.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { staff } from "#content/staff.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { deskSentences } from "./desk-sentences.ts";
import { StaffNav } from "./staff-nav.tsx";

/**
 * The frame of a screen of the staff desk: navigation, heading, who is signed in. Without a token it leads to the login
 * (back-office §4); without script it says what is needed.
 * @param title the screen's heading
 * @param intro one sentence: what the screen is for
 * @param children draws the screen with the calls that carry the token
 */
export function DeskFrame({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: (call: DeskCall) => ReactNode;
}) {
  const token = useRequiredAdminToken();
  const navigate = useNavigate();
  const call = useMemo(() => (token ? deskCaller(token, deskSentences) : null), [token]);
  const username = token ? readTokenClaims(token)?.username : undefined;

  function logOut() {
    clearAdminToken();
    showToast({ title: staffMessages.loggedOut });
    navigate("/simple-admin-login");
  }

  return (
    <>
      <StaffNav />
      <div className="wrap pt-6 lg:pt-8">
        <div className="flex flex-wrap items-end justify-between gap-6 border-b border-rule pb-6">
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
