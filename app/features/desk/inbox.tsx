import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import type { DeskCall } from "#app/lib/desk-call.ts";
import { useDeskQuery } from "#app/lib/use-desk-query.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { staff } from "#content/staff.ts";
import { staffDesk } from "#content/staff-desk.ts";
import { type InboxMessage, inboxResponse, type MessageState, messageState } from "#contract/admin-inbox.ts";
import { deskAction } from "./desk-action.ts";
import { DeskPager, DeskState, Moment, momentText } from "./desk-list.tsx";
import { OutboxLine } from "./outbox-line.tsx";
import { replyLink } from "./reply-link.ts";

const text = staffDesk.inbox;
const pageMessages = 20;
const filters = [...messageState.options, "all"] as const;

/** Which messages: the filter stands in the address; the words searched for don't, they may be somebody's name. */
function useAsk() {
  const [params, setParams] = useSearchParams();
  const state = filters.find((one) => one === params.get("state")) ?? "new";
  const [search, setSearch] = useState("");
  const [offset, setOffset] = useState(0);
  return {
    state,
    search,
    offset,
    turnTo: setOffset,
    filterBy(next: (typeof filters)[number]) {
      setOffset(0);
      setParams({ state: next }, { replace: true, preventScrollReset: true });
    },
    searchFor(words: string) {
      setOffset(0);
      setSearch(words.trim());
    },
  };
}

/** The contact inbox: filter, search, reply, mark (docs/staff.md). */
export function Inbox({ call }: { call: DeskCall }) {
  const ask = useAsk();
  const query = new URLSearchParams({ state: ask.state, limit: String(pageMessages), offset: String(ask.offset) });
  if (ask.search !== "") query.set("search", ask.search);
  const { data, error, busy, reload } = useDeskQuery(call, `/api/admin/inbox?${query}`, inboxResponse);

  const mark = (id: number, state: MessageState) => deskAction(call, "/api/admin/inbox/state", { id, state }, reload);

  const counts = data?.counts;
  const countOf = (one: (typeof filters)[number]): number | undefined =>
    counts && (one === "all" ? counts.new + counts.answered + counts.archived : counts[one]);
  return (
    <>
      {data ? <OutboxLine outbox={data.outbox} /> : null}
      <div className="flex flex-wrap items-end justify-between gap-4 py-6">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1.5 font-medium">{text.show}</legend>
          {filters.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={ask.state === one}
              onClick={() => ask.filterBy(one)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-rule-strong px-4 font-medium hover:bg-wash aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {text.states[one]} <span className="figure-mono text-sm">{countOf(one) ?? "–"}</span>
            </button>
          ))}
        </fieldset>
        <InboxSearch onSearch={ask.searchFor} />
      </div>
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

function InboxSearch({ onSearch }: { onSearch: (words: string) => void }) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("words") ?? ""));
  }
  return (
    <search className="min-w-0 flex-1 basis-72 md:max-w-md">
      <form onSubmit={onSubmit}>
        <label htmlFor="inbox-search" className="mb-1.5 block font-medium">
          {text.searchLabel}
        </label>
        <span className="flex gap-2">
          <input
            id="inbox-search"
            name="words"
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            className="min-h-11 min-w-0 flex-1 rounded-full border border-rule-strong bg-raised px-4 text-ink"
          />
          <Button type="submit" variant="secondary">
            {text.search}
          </Button>
        </span>
      </form>
    </search>
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
        <p className={`mt-2 ${mail.state === "failing" ? "text-danger" : "text-ink-soft"}`}>
          {text.mail[mail.state]}
          {mail.state === "failing" ? ` (${text.tries(mail.attempts)})` : ""}
        </p>
        {mail.lastError ? <p className="figure-mono mt-1 text-sm wrap-anywhere">{mail.lastError}</p> : null}
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
