import { useRef } from "react";
import { FormButtons, submitted, useForm } from "#app/features/admin/form.tsx";
import { NotSavedNote, useKeptFields } from "#app/features/admin/kept-fields.tsx";
import { replyLink } from "#app/features/admin/reply-link.ts";
import { useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Textarea } from "#app/ui/fields.tsx";
import { inboxText } from "#content/admin-inbox.ts";
import { templateMessages } from "#content/admin-templates.ts";
import { timeText } from "#content/format.ts";
import { type EntryKind, entryBounds, type InboxMessage } from "#contract/admin-inbox.ts";
import { fieldsIn } from "#contract/reply-templates.ts";
import { TemplatePicker } from "./template-picker.tsx";

const text = inboxText.entries;

type EntryFormProps = { kind: EntryKind; message: InboxMessage; onClose: (saved: boolean) => void };

/** What is wrong with an answer before it is sent. */
function problemOf(answer: string): string | undefined {
  const open = fieldsIn(answer);
  if (open.length > 0) return templateMessages.open(open);
  return answer.length > entryBounds.text ? text.tooLong : undefined;
}

/** What is typed to a customer is kept in this tab until it is saved, so that nothing of it stays on a shared machine. */
export function EntryForm({ kind, message, onClose }: EntryFormProps) {
  const { id, email, name, created_at } = message;
  const submit = useSubmitAction();
  const { form, problems, busy, check, send } = useForm();
  const kept = useKeptFields(`inbox-${id}-${kind}`, { text: "" }, { place: "session", isLocked: busy });
  const value = kept.value.text;
  const change = (next: string) => kept.change({ text: next });
  const textarea = useRef<HTMLTextAreaElement>(null);
  /** The template that stands in the answer as it was put there: another one takes its place. */
  const inserted = useRef("");

  const onSubmit = submitted(async () => {
    if (!check({ text: kind === "answer" ? problemOf(value) : undefined })) return;
    await send(async () => {
      if (await submit("/api/admin/inbox/entries", { id, kind, text: value })) close(true);
    });
  });
  function close(saved: boolean) {
    kept.discard();
    onClose(saved);
  }
  /** What was typed stays, above the template. */
  function insert(filled: string) {
    const isUntouched = value.trim() === "" || value === inserted.current;
    inserted.current = filled;
    change(isUntouched ? filled : `${value.trimEnd()}\n\n${filled}`);
    textarea.current?.focus();
  }

  return (
    <div className="grid max-w-prose basis-full gap-4 pb-2">
      {kind === "answer" ? <TemplatePicker name={name} onInsert={insert} /> : null}
      <form ref={form} onSubmit={onSubmit} className="grid gap-4">
        <NotSavedNote kept={kept} />
        <Textarea
          ref={textarea}
          label={text.label[kind](email)}
          hint={text.hint[kind]}
          name="text"
          problem={problems.text}
          autoFocus
          rows={kind === "answer" ? 8 : 3}
          required
          maxLength={entryBounds.text}
          readOnly={busy}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          <FormButtons submit={text.submit[kind]} busy={busy} cancel={text.cancel} onCancel={() => close(false)} />
          {kind === "answer" && value.trim() !== "" ? (
            <a
              href={replyLink(message, timeText(created_at, "moment"), inboxText.subject, value)}
              className={buttonClass("quiet")}
            >
              {text.byMail}
            </a>
          ) : null}
        </div>
      </form>
    </div>
  );
}
