import { type FormEvent, Fragment, useId, useState } from "react";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { Button } from "#app/ui/button.tsx";
import { Select, Textarea, TextField } from "#app/ui/fields.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { type ContactTopicValue, contactTopics, contactForm as text } from "#content/contact.ts";
import { contactMessages } from "#content/contact-messages.ts";
import { messages } from "#content/messages.ts";
import { sendMessage } from "./send-message.ts";

type State = { status: "idle" | "sending" } | { status: "sent" | "failed"; message: string };

/** From `?sent=`. */
function outcomeOf(sent: string | null): State {
  if (sent === "1") return { status: "sent", message: contactMessages.success };
  if (sent === "invalid") return { status: "failed", message: messages.failed.invalid };
  return sent === "failed" ? { status: "failed", message: contactMessages.failed } : { status: "idle" };
}

/** From another page; a saved draft takes precedence. */
export type MessageStart = { readonly topic: ContactTopicValue; readonly message: string };

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** What was typed, in memory only, until the page is closed. */
let draft: Readonly<Record<string, string>> = {};

/** The message form (docs/behavior/contact.md#form). Before script runs it posts as a plain form. */
export function ContactForm({ start }: { start?: MessageStart | undefined }) {
  const query = usePageQuery();
  const [state, setState] = useState<State>(() => outcomeOf(query.get("sent")));
  // A new key resets the fields to their defaults.
  const [round, setRound] = useState(0);
  const id = useId();

  /** After sending, also of a message that waited for the network. */
  function startAgain(): void {
    draft = {};
    setRound((now) => now + 1);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.status === "sending") return;
    const form = event.currentTarget;
    const fields = fieldsOf(form);
    setState({ status: "sending" });
    const { sent, toast } = await sendMessage(fields);
    // What was typed while it was being sent wasn't sent.
    if (sent && JSON.stringify(fieldsOf(form)) === JSON.stringify(fields)) startAgain();
    setState({ status: sent ? "sent" : "failed", message: toast.description ?? toast.title });
    showToast(toast);
  }

  return (
    <form
      action="/api/contact"
      method="post"
      onSubmit={onSubmit}
      onReset={startAgain}
      onInput={(event) => {
        draft = fieldsOf(event.currentTarget);
      }}
      aria-labelledby={`${id}title`}
      className="grid gap-5 sm:grid-cols-2"
    >
      <h2 id={`${id}title`} className="text-2xl tracking-[-0.02em] sm:col-span-2">
        {text.title}
      </h2>
      {/* The button isn't a part of it: it keeps the focus. */}
      <Fragment key={round}>
        {(["name", "email"] as const).map((field) => (
          <TextField
            key={field}
            label={text[field]}
            name={field}
            type={field === "email" ? "email" : "text"}
            required
            autoComplete={field}
            maxLength={field === "email" ? 254 : 100}
            defaultValue={draft[field]}
          />
        ))}
        <Select
          label={text.topic}
          name="topic"
          defaultValue={draft.topic ?? (round === 0 ? start?.topic : undefined) ?? contactTopics[0].value}
          className="sm:col-span-2"
          options={contactTopics.map(({ value, label }) => [value, label])}
        />
        <Textarea
          label={text.message}
          hint={text.messageHint}
          name="message"
          required
          rows={7}
          maxLength={5000}
          defaultValue={draft.message || (round === 0 ? start?.message : undefined)}
          className="sm:col-span-2"
        />
      </Fragment>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" busy={state.status === "sending"} className="min-w-40">
          {state.status === "sending" ? text.submitting : text.submit}
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-base text-ink-soft">
          <LinkedText {...text.privacy} />
        </p>
      </div>
      <div role="status" className="sm:col-span-2">
        {"message" in state ? (
          <p className={state.status === "sent" ? "text-success" : "text-danger"}>
            <strong>{`${state.status === "sent" ? contactMessages.successTitle : contactMessages.errorTitle}.`}</strong>{" "}
            <span>{state.message}</span>
          </p>
        ) : null}
      </div>
    </form>
  );
}
