import { Link } from "react-router";
import type { DeskCall } from "#app/lib/desk-call.ts";
import { useDeskQuery } from "#app/lib/use-desk-query.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { staff } from "#content/staff.ts";
import { staffDesk } from "#content/staff-desk.ts";
import { staffWithdrawals } from "#content/staff-withdrawals.ts";
import { type InboxMessage, inboxResponse, type MessageState, messageState } from "#contract/admin-inbox.ts";
import { deskAction } from "./desk-action.ts";
import { DeskFilter } from "./desk-filter.tsx";
import { DeskPager, DeskState, Moment, momentText } from "./desk-list.tsx";
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
  const path = `/api/admin/inbox?${ask.queryOf(pageMessages)}`;
  const { data, error, busy, reload } = useDeskQuery(call, path, inboxResponse);

  const mark = (id: number, state: MessageState) => deskAction(call, "/api/admin/inbox/state", { id, state }, reload);

  const counts = data?.counts;
  const countOf = (one: (typeof filters)[number]): number | undefined =>
    counts && (one === "all" ? counts.new + counts.answered + counts.archived : counts[one]);
  return (
    <>
      {data ? <OutboxLine outbox={data.outbox} /> : null}
      {data?.withdrawals ? <WithdrawalsLine open={data.withdrawals.open} /> : null}
      <DeskFilter
        choices={filters.map((state) => ({ state, label: text.states[state], count: countOf(state) }))}
        chosen={ask.state}
        onChoose={ask.filterBy}
        searchLabel={text.searchLabel}
        onSearch={ask.searchFor}
      />
      <DeskState
        loading={!data && !error}
        error={error}
        empty={data?.data.length === 0 ? (ask.search === "" ? text.empty : text.emptySearch) : null}
        onRetry={reload}
      />
      {data && data.data.length > 0 ? (
        <ul aria-label={text.list} className={busy ? "opacity-60 transition-opacity delay-150" : ""}>
          {data.data.map((message) => (
            <li key={message.id} className="border-t border-rule py-6">
              <Message message={message} onMark={mark} />
            </li>
          ))}
        </ul>
      ) : null}
      <DeskPager offset={ask.offset} limit={pageMessages} count={data?.matchCount ?? 0} turnTo={ask.turnTo} />
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
