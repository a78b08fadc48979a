import { useState } from "react";
import type { z } from "zod";
import { AdminSection } from "#app/features/admin/admin-section.tsx";
import { AdminTable } from "#app/features/admin/admin-table.tsx";
import { Field, FormButtons, submitted, useApiForm } from "#app/features/admin/form.tsx";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { showFailure, useAdminApi, useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { Select } from "#app/ui/fields.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { staffText as text } from "#content/admin-staff.ts";
import { staffAccountMessages } from "#content/staff-account-messages.ts";
import { type StaffAccountRow, staffListResponse, staffPasswordResponse } from "#contract/admin-staff.ts";

const path = "/api/admin/staff";

type Made = z.infer<typeof staffPasswordResponse>;
type OnMade = (made: Made) => void;

/** docs/staff.md */
export default function StaffAccounts() {
  const { latest: data, error, reload } = useAdminQuery(path, staffListResponse);
  const [made, setMade] = useState<Made | null>(null);
  if (!data) return <ListStatus error={error} onRetry={reload} />;

  function onMade(password: Made) {
    setMade(password);
    reload();
  }
  const { columns } = text;
  return (
    <>
      <OutdatedNote error={error} onRetry={reload} />
      {made ? <PasswordOnce key={made.password} {...made} onDone={() => setMade(null)} /> : null}
      <div className="py-6">
        <AdminTable
          caption={text.caption}
          rows={data.data}
          keyOf={({ createdAt, username }) => `${createdAt} ${username}`}
          columns={[
            {
              heading: columns.username,
              cell: ({ username, own, shadowed }) => (
                <span className="font-medium">
                  <span>{username}</span>
                  {own ? <span className="font-normal text-ink-soft"> ({text.own})</span> : null}
                  {shadowed ? <strong className="block font-medium text-danger">{text.shadowed}</strong> : null}
                </span>
              ),
            },
            {
              heading: columns.role,
              cell: ({ role }) => <span className="whitespace-nowrap">{text.roles[role]}</span>,
            },
            {
              heading: columns.since,
              cell: ({ createdAt }) => (createdAt === null ? text.configured : <Timestamp iso={createdAt} />),
            },
            {
              heading: "",
              cell: (account) =>
                account.createdAt === null || account.own ? null : (
                  <RowActions account={account} onMade={onMade} reload={reload} />
                ),
            },
          ]}
        />
      </div>
      <AdminSection id="add-account" title={text.add.heading}>
        <AddAccount onMade={onMade} />
      </AdminSection>
    </>
  );
}

type RowActionsProps = { account: StaffAccountRow; onMade: OnMade; reload: () => void };

function RowActions({ account: { username, role }, onMade, reload }: RowActionsProps) {
  const call = useAdminApi();
  const submit = useSubmitAction();
  const other = role === "admin" ? "editor" : "admin";
  const { confirm } = text;
  const action = (label: string, question: string, yes: string, onConfirm: () => unknown) => (
    <ConfirmButton variant="quiet" asks={{ question, confirm: yes, onConfirm }}>
      <span>{label}</span>
      <span className="sr-only">{text.of(username)}</span>
    </ConfirmButton>
  );
  return (
    <div className="flex flex-wrap justify-end max-md:-ml-4 max-md:justify-start">
      {action(text.make[other], confirm.role(username), confirm.yes[other], () =>
        submit(`${path}/role`, { username, role: other }, reload),
      )}
      {action(text.newPassword, confirm.password(username), confirm.yes.password, async () => {
        const made = await call.post(`${path}/password`, { username }, staffPasswordResponse).catch(showFailure);
        if (!made) return;
        showToast({ title: made.message });
        onMade(made);
      })}
      {action(text.remove, confirm.remove(username), confirm.yes.remove, () =>
        submit(`${path}/remove`, { username }, reload),
      )}
    </div>
  );
}

/** What was typed stays when it fails, with the reason below the name. */
function AddAccount({ onMade }: { onMade: OnMade }) {
  const { form, problems, busy, check, submit } = useApiForm("username");
  const onSubmit = submitted((field) => {
    const account = { username: field("username").trim(), role: field("role") };
    if (!check({ username: account.username === "" ? staffAccountMessages.badName : undefined })) return;
    void submit((call) => call.post(path, account, staffPasswordResponse), onMade);
  });

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid max-w-md gap-5">
      <Field
        label={text.columns.username}
        name="username"
        required
        maxLength={100}
        autoCapitalize="none"
        spellCheck={false}
        problem={problems.username}
        hint={text.add.usernameHint}
      />
      <Select
        label={text.columns.role}
        name="role"
        defaultValue="editor"
        hint={text.rolesExplained}
        options={Object.entries(text.roles)}
      />
      <FormButtons submit={busy ? text.add.submitting : text.add.submit} busy={busy} />
    </form>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** On the screen until somebody has it. */
function PasswordOnce({ username, password, onDone }: Made & { onDone: () => void }) {
  const { once } = text;
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(password);
      setCopied(true);
    } catch {
      // Not allowed, or no https: one press selects it, to be copied by hand.
    }
  }

  return (
    <section aria-labelledby="password-once" className="mt-6 rounded-2xl border border-accent bg-raised p-5">
      <h2 id="password-once" ref={takeFocus} tabIndex={-1} className="text-xl wrap-anywhere">
        {once.heading(username)}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{once.text}</p>
      <p className="mt-4">
        <code className="figure-mono rounded-xl bg-wash px-4 py-2 text-lg wrap-anywhere select-all">{password}</code>
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>{copied ? once.copied : once.copy}</Button>
        <Button variant="secondary" onClick={onDone}>
          {once.done}
        </Button>
      </div>
    </section>
  );
}
