import { useState } from "react";
import { z } from "zod";
import { useKeptText } from "#app/features/admin/kept-text.ts";
import { useSubmitAction } from "#app/features/admin/submit-action.ts";
import { submitted, useForm } from "#app/features/admin/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { adminText } from "#content/admin.ts";
import { type EntryKind, entryBounds, entryKind, type InboxMessage } from "#contract/admin-inbox.ts";

const text = adminText.inbox.entries;

type WriteEntryProps = { message: InboxMessage; reload: () => void };

/** The form of the pressed button opens above the buttons. */
export function WriteEntry({ message, reload }: WriteEntryProps) {
  const [open, setOpen] = useState<EntryKind | null>(null);
  if (open) {
    return (
      <EntryForm
        key={open}
        kind={open}
        message={message}
        onClose={(saved) => {
          setOpen(null);
          if (saved) reload();
        }}
      />
    );
  }
  if (message.entries.length >= entryBounds.entries) return <p className="basis-full text-ink-soft">{text.full}</p>;
  return entryKind.options.map((kind) => (
    <Button key={kind} variant={kind === "answer" ? "secondary" : "quiet"} onClick={() => setOpen(kind)}>
      {text.open[kind]}
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
        label={text.label[kind](email)}
        hint={text.hint[kind]}
        autoFocus
        rows={kind === "answer" ? 8 : 3}
        required
        maxLength={entryBounds.text}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {text.submit[kind]}
        </Button>
        <Button variant="secondary" onClick={() => close(false)}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
