import { type FormEvent, Fragment, useId, useState } from "react";
import type { Sent } from "#app/forms/send-form.ts";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { Button } from "#app/ui/button.tsx";
import { Select, Textarea, TextField } from "#app/ui/fields.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { type ContactField, type ContactTopicValue, contactFields, contactForm as text } from "#content/contact.ts";
import { contactMessages } from "#content/contact-messages.ts";
import { sendMessage } from "./send-message.ts";

type State = { status: "idle" | "sending" } | { status: "sent" | "failed"; message: string };

const noProblems: Sent["fields"] = {};

/** What another page fills into the form. What somebody typed before takes precedence. */
export type MessageStart = { readonly topic: ContactTopicValue; readonly message: string };

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Focuses the first field of the form that has a problem, so that the problem is read out with it. */
function focusFirst(form: HTMLFormElement, problems: Sent["fields"]): void {
  const wrong = [...form.elements].find((element) => Object.hasOwn(problems, element.getAttribute("name") ?? ""));
  if (wrong instanceof HTMLElement) wrong.focus();
}

/** What was typed, in memory only, until the page is closed. */
let draft: Readonly<Record<string, string>> = {};

/** The message form (docs/behavior/contact.md#form). Before script runs it posts as a plain form. */
export function ContactForm({ start }: { start?: MessageStart | undefined }) {
  const query = usePageQuery();
  const wasSent = query.get("sent") === "1";
  const [state, setState] = useState<State>(
    wasSent ? { status: "sent", message: contactMessages.success } : { status: "idle" },
  );
  const [problems, setProblems] = useState(noProblems);
  // A new key resets the fields to their defaults.
  const [round, setRound] = useState(0);
  const id = useId();
  const started: Readonly<Record<string, string>> = start ?? {};

  /** Empties the form after a message was sent, also one that had waited for the network. */
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
    setProblems(noProblems);
    const { sent, toast, fields: found } = await sendMessage(fields);
    // What was typed while it was being sent wasn't sent.
    if (sent && JSON.stringify(fieldsOf(form)) === JSON.stringify(fields)) startAgain();
    setState({ status: sent ? "sent" : "failed", message: toast.description ?? toast.title });
    setProblems(found);
    focusFirst(form, found);
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
        {Object.entries(contactFields).map(([name, field]) => (
          <MessageField
            key={name}
            name={name}
            field={field}
            value={draft[name] || (round === 0 ? started[name] : undefined)}
            problem={problems[name]}
          />
        ))}
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

type MessageFieldProps = {
  name: string;
  field: ContactField;
  /** What stands in it at first; without one, nothing or its first option. */
  value: string | undefined;
  problem: string | undefined;
};

/** One field of the form: a list where there are options, else one line, or several, to type into. */
function MessageField({ name, field, value, problem }: MessageFieldProps) {
  const { label, kind, required, autoComplete, maxLength, hint, options } = field;
  if (options) {
    return (
      <Select
        label={label}
        hint={hint}
        problem={problem}
        name={name}
        required={required}
        defaultValue={value ?? options[0]?.value}
        options={options.map((option) => [option.value, option.label])}
        className="sm:col-span-2"
      />
    );
  }
  if (kind === "lines") {
    return (
      <Textarea
        label={label}
        hint={hint}
        problem={problem}
        name={name}
        required={required}
        rows={7}
        maxLength={maxLength}
        defaultValue={value}
        className="sm:col-span-2"
      />
    );
  }
  return (
    <TextField
      label={label}
      hint={hint}
      problem={problem}
      name={name}
      type={kind === "email" ? "email" : "text"}
      required={required}
      autoComplete={autoComplete}
      maxLength={maxLength}
      defaultValue={value}
    />
  );
}
