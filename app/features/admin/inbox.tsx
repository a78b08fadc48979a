import { Link } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { adminText } from "#content/admin.ts";
import { withdrawalsText } from "#content/admin-withdrawals.ts";
import { type InboxMessage, inboxResponse, type MessageState, messageState } from "#contract/admin-inbox.ts";
import type { AdminApi } from "./admin-api.ts";
import { Timestamp } from "./admin-list.tsx";
import { Badge } from "./badge.tsx";
import { FilteredList } from "./filtered-list.tsx";
import { timestampText } from "./format.ts";
import { MailLine } from "./mail-line.tsx";
import { OutboxLine } from "./outbox-line.tsx";
import { replyLink } from "./reply-link.ts";
import { submitAction } from "./submit-action.ts";
import { useAdminQuery } from "./use-admin-query.ts";
import { useListFilters } from "./use-list-filters.ts";

const text = adminText.inbox;
const pageMessages = 20;
const choices = [...messageState.options, "all"] as const;

/** The contact inbox: filter, search, reply, mark (docs/staff.md). */
export default function Inbox({ call }: { call: AdminApi }) {
  const filters = useListFilters(choices, "new");
  const answer = useAdminQuery(call, `/api/admin/inbox?${filters.queryOf(pageMessages)}`, inboxResponse);
  const { data, reload } = answer;

  const mark = (id: number, state: MessageState) => submitAction(call, "/api/admin/inbox/state", { id, state }, reload);
  return (
    <>
      {data ? <OutboxLine outbox={data.outbox} /> : null}
      {data?.withdrawals ? <WithdrawalsLine open={data.withdrawals.open} /> : null}
      <FilteredList states={messageState.options} filters={filters} limit={pageMessages} text={text} answer={answer}>
        {(message) => <Message message={message} onMark={mark} />}
      </FilteredList>
    </>
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

type MessageProps = { message: InboxMessage; onMark: (id: number, state: MessageState) => Promise<boolean> };

function Message({ message, onMark }: MessageProps) {
  const { id, mail, state } = message;
  const others = messageState.options.filter((one) => one !== state);
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
            <Button key={to} variant="quiet" onClick={() => void onMark(id, to)}>
              {text.to[to]}
            </Button>
          ))}
        </div>
      </div>
    </article>
  );
}
