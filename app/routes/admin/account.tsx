import { AdminSection, ListStatus } from "#app/features/admin/admin-list.tsx";
import { storeAdminToken } from "#app/features/admin/login/admin-token.ts";
import { PasswordForm } from "#app/features/admin/staff/password-form.tsx";
import { useAdminApi, useAdminQuery } from "#app/features/admin/use-staff-data.ts";
import { showToast } from "#app/ui/toast-store.ts";
import { staffText } from "#content/admin-staff.ts";
import { staffAccountMessages } from "#content/staff-account-messages.ts";
import { ownAccountResponse, ownPasswordResponse } from "#contract/admin-staff.ts";

const text = staffText.account;

/** docs/staff.md */
export default function AccountScreen() {
  const call = useAdminApi();
  const { data, error, reload } = useAdminQuery("/api/admin/account", ownAccountResponse);
  if (!data) return <ListStatus loading={!error} error={error} onRetry={reload} />;

  /** @throws AdminApiError */
  async function change(current: string, next: string) {
    const { message, token } = await call.post("/api/admin/account/password", { current, next }, ownPasswordResponse);
    // The former token has just ended.
    storeAdminToken(token);
    showToast({ title: message });
  }

  return (
    <>
      <dl className="grid gap-4 py-6 sm:grid-cols-[auto_1fr] sm:gap-x-10 [&_dd]:font-medium [&_dt]:text-ink-soft">
        <dt>{text.username}</dt>
        <dd className="wrap-anywhere">{data.username}</dd>
        <dt>{text.role}</dt>
        <dd>
          {staffText.roles[data.role]}
          {data.role === "editor" ? (
            <span className="block max-w-prose font-normal text-ink-soft">{staffText.rolesExplained}</span>
          ) : null}
        </dd>
      </dl>
      <AdminSection id="change-password" title={text.heading}>
        {data.canChangePassword ? (
          <PasswordForm username={data.username} onChange={change} />
        ) : (
          <p className="max-w-prose">{staffAccountMessages.setByConfiguration}</p>
        )}
      </AdminSection>
    </>
  );
}
