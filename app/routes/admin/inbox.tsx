import { CustomerList } from "#app/features/admin/customer-list.tsx";
import { ComplaintLine } from "#app/features/admin/inbox/complaint.tsx";
import { MessageActions } from "#app/features/admin/inbox/message-actions.tsx";
import { MailLine } from "#app/features/admin/mail-line.tsx";
import { replyLink } from "#app/features/admin/reply-link.ts";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { inboxText } from "#content/admin-inbox.ts";
import { withdrawalsText } from "#content/admin-withdrawals.ts";
import { timeText } from "#content/format.ts";
import {
  type InboxResponse,
  inboxResponse,
  inboxTopic,
  type MessageEntry,
  messageState,
} from "#contract/admin-inbox.ts";

const text = inboxText;

/** docs/staff.md */
export default function Inbox() {
  return (
    <CustomerList
      path="/api/admin/inbox"
      schema={inboxResponse}
      states={messageState.options}
      text={text}
      topics={{
        name: "topic",
        label: text.topic,
        choices: { all: text.allTopics, ...text.topics },
        countOf: ({ topics }, choice) => topics[inboxTopic.parse(choice)],
      }}
      above={({ outbox, withdrawals }) => (
        <>
          <OutboxLine outbox={outbox} />
          {withdrawals ? (
            <p className="flex flex-wrap items-center gap-x-3 border-b border-border py-2">
              <span>{withdrawalsText.waiting(withdrawals.open)}</span>
              <LineLink to="/admin/withdrawals">{withdrawalsText.all}</LineLink>
            </p>
          ) : null}
        </>
      )}
      about={({ id, topic, created_at, state, complaint }) => (
        <>
          <p className="kicker mt-1">
            <span>{`${text.number(id)} · ${text.topics[topic]} · `}</span>
            <Timestamp iso={created_at} />
          </p>
          {complaint ? <ComplaintLine isOpen={state === "new"} {...complaint} /> : null}
        </>
      )}
      mail={({ mail }, reload) => <MailLine mail={mail} states={text.mail} reload={reload} />}
      body={({ message, entries }, reload) => (
        <>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{message}</p>
          <MessageEntries entries={entries} reload={reload} />
        </>
      )}
      actions={(message, reload) => <MessageActions message={message} reload={reload} />}
      replyLinkOf={(message) => replyLink(message, timeText(message.created_at, "moment"), text.subject)}
    />
  );
}

function OutboxLine({ outbox }: { outbox: InboxResponse["outbox"] }) {
  const sentences = [
    text.outboxSummary(outbox.waiting, outbox.sent, outbox.unsent),
    ...(outbox.lastSentAt ? [text.lastSent(timeText(outbox.lastSentAt, "moment"))] : []),
    ...(outbox.configured ? [] : [text.noServer]),
  ];
  return (
    <section aria-label={text.outbox} className="mt-6 rounded-2xl bg-wash px-5 py-4">
      <p>
        <strong className="font-semibold">{text.outbox}:</strong> <span>{sentences.join(" ")}</span>
      </p>
      {outbox.rest ? <RestLine rest={outbox.rest} /> : null}
      {outbox.lastError && !outbox.rest ? (
        <p className="mt-1">
          <span className="text-danger">{text.lastError}</span>{" "}
          <span className="figure-mono text-sm wrap-anywhere">{outbox.lastError}</span>
        </p>
      ) : null}
    </section>
  );
}

/** Why no mail goes out, in our words and in the mail server's. */
function RestLine({ rest: { fault, answer, until } }: { rest: NonNullable<InboxResponse["outbox"]["rest"]> }) {
  return (
    <>
      <p className="mt-1">
        <span className="text-danger">{text.resting[fault]}</span>
        <span>{until ? ` ${text.triesAt(timeText(until, "moment"))}` : ""}</span>
      </p>
      <p className="figure-mono mt-1 text-sm wrap-anywhere">{answer}</p>
    </>
  );
}

function MessageEntries({ entries, reload }: { entries: readonly MessageEntry[]; reload: () => void }) {
  if (entries.length === 0) return null;
  return (
    <ol aria-label={text.entries.list} className="mt-5 grid max-w-prose gap-3">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={`rounded-2xl px-5 py-4 ${entry.kind === "note" ? "bg-wash" : "border border-border"}`}
        >
          <p className="kicker">
            <span>{`${text.entries.by[entry.kind](entry.username)} · `}</span>
            <Timestamp iso={entry.at} />
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{entry.text}</p>
          {entry.mail ? (
            <div className="mt-2 flex flex-wrap items-center gap-2">
              <MailLine mail={entry.mail} states={text.entries.mail} reload={reload} />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
