import { Link } from "react-router";
import { Timestamp } from "#app/features/admin/admin-list.tsx";
import { Badge } from "#app/features/admin/badge.tsx";
import { timestampText } from "#app/features/admin/format.ts";
import { MailLine } from "#app/features/admin/mail-line.tsx";
import { OutboxLine } from "#app/features/admin/outbox-line.tsx";
import { replyLink } from "#app/features/admin/reply-link.ts";
import { StaffList } from "#app/features/admin/staff-list.tsx";
import { adminMeta, type StaffHandle, useAdminApi } from "#app/features/admin/staff-screen.ts";
import { submitAction } from "#app/features/admin/submit-action.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import { adminScreens } from "#content/admin-dashboard.ts";
import { withdrawalsText } from "#content/admin-withdrawals.ts";
import { type InboxMessage, inboxResponse, type MessageState, messageState } from "#contract/admin-inbox.ts";
import { inBrowser } from "#contract/page-query.ts";
import type { Route } from "./+types/inbox";

export const meta: Route.MetaFunction = () => adminMeta(adminScreens.inbox);
export const handle = { screen: adminScreens.inbox, query: { state: inBrowser } } satisfies StaffHandle;

const text = adminText.inbox;

/** The contact inbox: filter, search, reply, mark (docs/staff.md). */
export default function Inbox() {
  const call = useAdminApi();
  return (
    <StaffList
      call={call}
      path="/api/admin/inbox"
      schema={inboxResponse}
      limit={20}
      caption={text.list}
      empty={text.empty}
      filter={{
        states: messageState.options,
        labels: text.states,
        countsOf: ({ counts }) => counts,
        searchLabel: text.searchLabel,
        emptySearch: text.emptySearch,
      }}
      above={({ outbox, withdrawals }) => (
        <>
          <OutboxLine outbox={outbox} />
          {withdrawals ? <WithdrawalsLine open={withdrawals.open} /> : null}
        </>
      )}
      keyOf={({ id }) => id}
      show={(message, reload) => (
        <Message
          message={message}
          onMark={(state) => submitAction(call, "/api/admin/inbox/state", { id: message.id, state }, reload)}
        />
      )}
    />
  );
}

/** A line above the inbox with the number of open withdrawals. */
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

type MessageProps = { message: InboxMessage; onMark: (state: MessageState) => Promise<boolean> };

function Message({ message, onMark }: MessageProps) {
  const { id, mail, state } = message;
  const others = messageState.options.filter((other) => other !== state);
  return (
    <article aria-labelledby={`message-${id}`} className="grid gap-x-10 gap-y-4 lg:grid-cols-[18rem_1fr]">
      <div className="text-[0.975rem]">
        <h2 id={`message-${id}`} className="text-xl wrap-anywhere">
          {message.name}
        </h2>
        <p className="wrap-anywhere">{message.email}</p>
        <p className="kicker mt-1">
          {text.topics[message.topic]} · <Timestamp iso={message.created_at} />
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Badge tone={state === "new" ? "busy" : "neutral"}>{text.states[state]}</Badge>
          <MailLine mail={mail} words={text.mail} />
        </div>
      </div>
      <div>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{message.message}</p>
        <div className="mt-5 flex flex-wrap gap-2">
          <a href={replyLink(message, timestampText(message.created_at))} className={buttonClass("secondary")}>
            {text.reply}
          </a>
          {others.map((to) => (
            <Button key={to} variant="quiet" onClick={() => void onMark(to)}>
              {text.to[to]}
            </Button>
          ))}
        </div>
      </div>
    </article>
  );
}
