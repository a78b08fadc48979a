import { AdminSection } from "#app/features/admin/admin-section.tsx";
import { Field, FormButtons, submitted, useApiForm } from "#app/features/admin/form.tsx";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { storeAdminToken } from "#app/features/admin/login/admin-token.ts";
import { useAdminQuery } from "#app/features/admin/use-staff-calls.ts";
import { staffText } from "#content/admin-staff.ts";
import { staffAccountMessages } from "#content/staff-account-messages.ts";
import { ownAccountResponse, ownPasswordResponse, passwordLength } from "#contract/admin-staff.ts";

const text = staffText.account;

/** docs/staff.md */
export default function AccountScreen() {
  const { latest: data, error, reload } = useAdminQuery("/api/admin/account", ownAccountResponse);
  if (!data) return <ListStatus error={error} onRetry={reload} />;

  return (
    <>
      <OutdatedNote error={error} onRetry={reload} />
      <dl className="grid gap-4 py-6 sm:grid-cols-[auto_1fr] sm:gap-x-10 [&_dd]:font-medium [&_dt]:text-ink-soft">
        <dt>{staffText.columns.username}</dt>
        <dd className="wrap-anywhere">{data.username}</dd>
        <dt>{staffText.columns.role}</dt>
        <dd>
          <span>{staffText.roles[data.role]}</span>
          {data.role === "editor" ? (
            <span className="block max-w-prose font-normal text-ink-soft">{staffText.rolesExplained}</span>
          ) : null}
        </dd>
      </dl>
      <AdminSection id="change-password" title={text.heading}>
        {data.canChangePassword ? (
          <PasswordForm username={data.username} />
        ) : (
          <p className="max-w-prose">{staffAccountMessages.setByConfiguration}</p>
        )}
      </AdminSection>
    </>
  );
}

/** What was typed stays when it fails, with the reason below its field. */
function PasswordForm({ username }: { username: string }) {
  const { form, problems, busy, check, submit } = useApiForm("current");

  const onSubmit = submitted((field) => {
    const current = field("current");
    const next = field("next");
    if (current === "") check({ current: text.required });
    else if (next.length < passwordLength.min) check({ next: text.tooShort });
    else if (next !== field("again")) check({ again: text.different });
    else {
      void submit(
        (call) => call.post("/api/admin/account/password", { current, next }, ownPasswordResponse),
        // The former token has just ended.
        ({ token }) => storeAdminToken(token),
      );
    }
  });

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid max-w-md gap-5">
      {/* Password managers file the new password under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      {(["current", "next", "again"] as const).map((name) => (
        <Field
          key={name}
          label={text[name]}
          name={name}
          type="password"
          autoComplete={name === "current" ? "current-password" : "new-password"}
          required
          maxLength={passwordLength.max}
          problem={problems[name]}
          hint={name === "next" ? text.nextHint : undefined}
        />
      ))}
      <p className="text-ink-soft">{text.ends}</p>
      <FormButtons submit={busy ? text.submitting : text.submit} busy={busy} />
    </form>
  );
}
