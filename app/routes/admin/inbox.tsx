import { Link } from "react-router";
import { Timestamp } from "#app/features/admin/admin-list.tsx";
import { CustomerList } from "#app/features/admin/customer-list.tsx";
import { timestampText } from "#app/features/admin/format.ts";
import { MessageEntries } from "#app/features/admin/inbox/message-entries.tsx";
import { WriteEntry } from "#app/features/admin/inbox/write-entry.tsx";
import { MailLine } from "#app/features/admin/mail-line.tsx";
import { OutboxLine } from "#app/features/admin/outbox-line.tsx";
import { replyLink } from "#app/features/admin/reply-link.ts";
import { adminMeta, type StaffHandle, useAdminApi } from "#app/features/admin/staff-screen.ts";
import { adminText } from "#content/admin.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import { withdrawalsText } from "#content/admin-withdrawals.ts";
import { inboxResponse, messageState } from "#contract/admin-inbox.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/inbox";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.inbox);
export const handle = { screen: adminScreens.inbox, query: { state: inBrowser } } satisfies StaffHandle;

const text = adminText.inbox;

/** docs/staff.md */
export default function Inbox() {
  return (
    <CustomerList
      call={useAdminApi()}
      path="/api/admin/inbox"
      schema={inboxResponse}
      states={messageState.options}
      beside={["refused"]}
      text={text}
      above={({ outbox, withdrawals }) => (
        <>
          <OutboxLine outbox={outbox} />
          {withdrawals ? <WithdrawalsLine open={withdrawals.open} /> : null}
        </>
      )}
      about={({ id, topic, created_at }) => (
        <p className="kicker mt-1">
          {text.number(id)} · {text.topics[topic]} · <Timestamp iso={created_at} />
        </p>
      )}
      mail={({ mail }, reload) => <MailLine mail={mail} words={text.mail} reload={reload} />}
      body={({ message, entries }, reload) => (
        <>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{message}</p>
          <MessageEntries entries={entries} reload={reload} />
        </>
      )}
      actions={(message, reload) => <WriteEntry message={message} reload={reload} />}
      replyLinkOf={(message) => replyLink(message, timestampText(message.created_at))}
    />
  );
}

function WithdrawalsLine({ open }: { open: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-border py-2">
      {withdrawalsText.waiting(open)}
      <Link to="/admin/withdrawals" className="link-line inline-flex min-h-11 items-center">
        {withdrawalsText.all}
      </Link>
    </p>
  );
}
