import { clearAdminToken } from "#app/features/admin/login/admin-token.ts";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { adminText } from "#content/admin.ts";
import type { AdminApi } from "./admin-api.ts";
import { useIsEditor } from "./login/use-staff-claims.ts";
import { submitAction } from "./submit-action.ts";

const text = adminText.logOutEverywhere;

/** Ends every staff token, an editor's own ones only, after a second question (docs/staff.md). */
export function LogOutEverywhere({ call, className }: { call: AdminApi; className: string }) {
  const isEditor = useIsEditor();

  async function logOut() {
    // The screen without a token leads to the login.
    if (await submitAction(call, "/api/admin/log-out-everywhere", {})) clearAdminToken();
  }

  const { question, confirm, cancel } = text;
  const what = isEditor ? text.own.text : text.text;
  return (
    <ConfirmButton plain={className} asks={{ question, text: what, confirm, cancel, onConfirm: () => void logOut() }}>
      {text.button}
    </ConfirmButton>
  );
}
