import { Link } from "react-router";
import type { DeskCall } from "#app/lib/desk-call.ts";
import { useDeskQuery } from "#app/lib/use-desk-query.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { staff } from "#content/staff.ts";
import { staffDesk } from "#content/staff-desk.ts";
import { staffWithdrawals } from "#content/staff-withdrawals.ts";
import { type InboxMessage, inboxResponse, type MessageState, messageState } from "#contract/admin-inbox.ts";
import { deskAction } from "./desk-action.ts";
import { Moment, momentText } from "./desk-list.tsx";
import { DeskRows } from "./desk-rows.tsx";
import { MailLine } from "./mail-line.tsx";
import { OutboxLine } from "./outbox-line.tsx";
import { replyLink } from "./reply-link.ts";
import { useDeskAsk } from "./use-desk-ask.ts";

const text = staffDesk.inbox;
const pageMessages = 20;
const filters = [...messageState.options, "all"] as const;

/** The contact inbox: filter, search, reply, mark (docs/staff.md). */
export function Inbox({ call }: { call: DeskCall }) {
  const ask = useDeskAsk(filters, "new");
  const answer = useDeskQuery(call, `/api/admin/inbox?${ask.queryOf(pageMessages)}`, inboxResponse);
  const { data, reload } = answer;

  const mark = (id: number, state: MessageState) => deskAction(call, "/api/admin/inbox/state", { id, state }, reload);
  return (
    <>
      {data ? <OutboxLine outbox={data.outbox} /> : null}
      {data?.withdrawals ? <WithdrawalsLine open={data.withdrawals.open} /> : null}
      <DeskRows states={messageState.options} ask={ask} limit={pageMessages} text={text} answer={answer}>
        {(message) => <Message message={message} onMark={mark} />}
      </DeskRows>
    </>
  );
}

/** Withdrawals are no messages; who reads the inbox hears of them. */
function WithdrawalsLine({ open }: { open: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-b border-rule py-2">
      {staffWithdrawals.waiting(open)}
      <Link to="/admin/withdrawals" className="link-line inline-flex min-h-11 items-center">
        {staffWithdrawals.all}
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
        <p className="kicker mt-2">
          {staff.messages.topics[message.topic]} · {text.states[state]}
        </p>
        <p className="kicker">
          <Moment iso={message.created_at} />
        </p>
        <MailLine mail={mail} words={text.mail} />
      </div>
      <div>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{message.message}</p>
        <div className="mt-5 flex flex-wrap gap-2">
          <a href={replyLink(message, momentText(message.created_at))} className={buttonClass("secondary")}>
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
