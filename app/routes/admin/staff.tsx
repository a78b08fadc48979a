import { useState } from "react";
import { AdminSection, ListStatus, Timestamp } from "#app/features/admin/admin-list.tsx";
import { AdminTable } from "#app/features/admin/admin-table.tsx";
import { ConfirmDialog, type Question } from "#app/features/admin/confirm-dialog.tsx";
import { AddAccount } from "#app/features/admin/staff/add-account.tsx";
import { PasswordOnce } from "#app/features/admin/staff/password-once.tsx";
import { adminMeta, type StaffHandle, useAdminApi } from "#app/features/admin/staff-screen.ts";
import { showFailure, submitAction } from "#app/features/admin/submit-action.ts";
import { useAdminQuery } from "#app/features/admin/use-admin-query.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import { staffText as text } from "#content/admin-staff.ts";
import { type StaffAccountRow, staffListResponse, staffPasswordResponse } from "#contract/admin-staff.ts";
import type { Route } from "./+types/staff";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.staff);
export const handle = { screen: adminScreens.staff } satisfies StaffHandle;

const path = "/api/admin/staff";

/** The staff accounts: list, add, change, remove (docs/staff.md). */
export default function StaffAccounts() {
  const call = useAdminApi();
  const { data, error, reload } = useAdminQuery(call, path, staffListResponse);
  const [asked, setAsked] = useState<Question | null>(null);
  const [made, setMade] = useState<{ username: string; password: string } | null>(null);
  if (!data) return <ListStatus loading={!error} error={error} onRetry={reload} />;

  /** Asks the server for a password, and shows it. @throws AdminApiError */
  async function makePassword(to: string, payload: unknown) {
    const { message, username, password } = await call.post(to, payload, staffPasswordResponse);
    showToast({ title: message });
    setMade({ username, password });
    reload();
  }

  const ask = (question: string, confirm: string, onConfirm: () => void) =>
    setAsked({ question, confirm, cancel: text.confirm.cancel, onConfirm });
  const actions: Actions = {
    changeRole: (username, role) =>
      ask(text.confirm.role(username), text.confirm.yes[role], () => {
        void submitAction(call, `${path}/role`, { username, role }, reload);
      }),
    newPassword: (username) =>
      ask(text.confirm.password(username), text.confirm.yes.password, () => {
        makePassword(`${path}/password`, { username }).catch(showFailure);
      }),
    remove: (username) =>
      ask(text.confirm.remove(username), text.confirm.yes.remove, () => {
        void submitAction(call, `${path}/remove`, { username }, reload);
      }),
  };
  return (
    <>
      <ConfirmDialog asked={asked} onClose={() => setAsked(null)} />
      {made ? <PasswordOnce key={made.password} {...made} onDone={() => setMade(null)} /> : null}
      <div className="py-6">
        <AdminTable
          caption={text.caption}
          columns={[...Object.values(text.columns), ""]}
          rows={data.data.map((account) => ({
            key: `${account.createdAt} ${account.username}`,
            cells: cellsOf(account, actions),
          }))}
        />
      </div>
      <AdminSection id="add-account" title={text.add.heading}>
        <AddAccount onAdd={(account) => makePassword(path, account)} />
      </AdminSection>
    </>
  );
}

type Actions = {
  readonly changeRole: (username: string, role: StaffAccountRow["role"]) => void;
  readonly newPassword: (username: string) => void;
  readonly remove: (username: string) => void;
};

function cellsOf(account: StaffAccountRow, actions: Actions) {
  const { username, role, createdAt, own, shadowed } = account;
  return [
    <span key="username" className="font-medium">
      {username}
      {own ? <span className="font-normal text-ink-soft"> ({text.own})</span> : null}
      {shadowed ? <strong className="block font-medium text-danger">{text.shadowed}</strong> : null}
    </span>,
    text.roles[role],
    createdAt === null ? text.configured : <Timestamp key="since" iso={createdAt} />,
    createdAt === null || own ? null : <RowActions key="actions" account={account} actions={actions} />,
  ];
}

function RowActions({ account: { username, role }, actions }: { account: StaffAccountRow; actions: Actions }) {
  const other = role === "admin" ? "editor" : "admin";
  const whose = <span className="sr-only">{text.of(username)}</span>;
  return (
    <span className="flex flex-wrap justify-end max-md:-ml-4 max-md:justify-start">
      <Button variant="quiet" onClick={() => actions.changeRole(username, other)}>
        {text.make[other]}
        {whose}
      </Button>
      <Button variant="quiet" onClick={() => actions.newPassword(username)}>
        {text.newPassword}
        {whose}
      </Button>
      <Button variant="quiet" onClick={() => actions.remove(username)}>
        {text.remove}
        {whose}
      </Button>
    </span>
  );
}
