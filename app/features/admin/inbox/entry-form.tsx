import { z } from "zod";
import { FormButtons, submitted, useForm } from "#app/features/admin/form.tsx";
import { useKeptText } from "#app/features/admin/kept-text.ts";
import { useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Textarea } from "#app/ui/fields.tsx";
import { inboxText } from "#content/admin-inbox.ts";
import { type EntryKind, entryBounds, type InboxMessage } from "#contract/admin-inbox.ts";

const text = inboxText.entries;

type EntryFormProps = { kind: EntryKind; message: InboxMessage; onClose: (saved: boolean) => void };

/** What is typed to a customer is kept in this tab until it is saved, so that nothing of it stays on a shared machine. */
export function EntryForm({ kind, message: { id, email }, onClose }: EntryFormProps) {
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
      <FormButtons submit={text.submit[kind]} busy={busy} cancel={text.cancel} onCancel={() => close(false)} />
    </form>
  );
}
