import { useState } from "react";
import { z } from "zod";
import { CustomerList } from "#app/features/admin/customer-list.tsx";
import { FormButtons, submitted, useForm } from "#app/features/admin/form.tsx";
import { useKeptText } from "#app/features/admin/kept-text.ts";
import { MailLine } from "#app/features/admin/mail-line.tsx";
import { replyLink } from "#app/features/admin/reply-link.ts";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { Textarea } from "#app/ui/fields.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { adminText } from "#content/admin.ts";
import { withdrawalsText } from "#content/admin-withdrawals.ts";
import { timeText } from "#content/format.ts";
import {
  type EntryKind,
  entryBounds,
  entryKind,
  type InboxMessage,
  type InboxResponse,
  inboxResponse,
  inboxTopic,
  type MessageEntry,
  messageState,
} from "#contract/admin-inbox.ts";

const text = adminText.inbox;

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
      about={({ id, topic, created_at }) => (
        <p className="kicker mt-1">
          <span>{`${text.number(id)} · ${text.topics[topic]} · `}</span>
          <Timestamp iso={created_at} />
        </p>
      )}
      mail={({ mail }, reload) => <MailLine mail={mail} states={text.mail} reload={reload} />}
      body={({ message, entries }, reload) => (
        <>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{message}</p>
          <MessageEntries entries={entries} reload={reload} />
        </>
      )}
      actions={(message, reload) => <WriteEntry message={message} reload={reload} />}
      replyLinkOf={(message) => replyLink(message, timeText(message.created_at, "moment"))}
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

/** The form of the pressed button opens above the buttons. */
function WriteEntry({ message, reload }: { message: InboxMessage; reload: () => void }) {
  const [open, setOpen] = useState<EntryKind | null>(null);
  function onClose(saved: boolean) {
    setOpen(null);
    if (saved) reload();
  }
  if (open) return <EntryForm kind={open} message={message} onClose={onClose} />;
  if (message.entries.length >= entryBounds.entries)
    return <p className="basis-full text-ink-soft">{text.entries.full}</p>;
  return entryKind.options.map((kind) => (
    <Button key={kind} variant={kind === "answer" ? "secondary" : "quiet"} onClick={() => setOpen(kind)}>
      {text.entries.open[kind]}
    </Button>
  ));
}

type EntryFormProps = { kind: EntryKind; message: InboxMessage; onClose: (saved: boolean) => void };

/** What is typed to a customer is kept in this tab until it is saved, so that nothing of it stays on a shared machine. */
function EntryForm({ kind, message: { id, email }, onClose }: EntryFormProps) {
  const submit = useSubmitAction();
  const { value, change, forget } = useKeptText(`inbox-${id}-${kind}`, "", z.string(), "session");
  const { busy, send } = useForm();

  const onSubmit = submitted(() =>
    send(async () => {
      if (await submit("/api/admin/inbox/entries", { id, kind, text: value })) close(true);
    }),
  );
  function close(saved: boolean) {
    forget();
    onClose(saved);
  }

  return (
    <form onSubmit={onSubmit} className="grid max-w-prose basis-full gap-4 pb-2">
      <Textarea
        label={text.entries.label[kind](email)}
        hint={text.entries.hint[kind]}
        autoFocus
        rows={kind === "answer" ? 8 : 3}
        required
        maxLength={entryBounds.text}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <FormButtons
        submit={text.entries.submit[kind]}
        busy={busy}
        cancel={text.entries.cancel}
        onCancel={() => close(false)}
      />
    </form>
  );
}
