import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { complaintsText } from "#content/admin-complaints.ts";
import { inboxText } from "#content/admin-inbox.ts";
import { type EntryKind, entryBounds, entryKind, type InboxMessage } from "#contract/admin-inbox.ts";
import { ComplaintForm, MarkComplaint } from "./complaint.tsx";
import { EntryForm } from "./entry-form.tsx";

const text = inboxText.entries;

type MessageActionsProps = { message: InboxMessage; reload: () => void };

/** Answer, note, complaint. The form of the pressed button opens in the place of these buttons. */
export function MessageActions({ message, reload }: MessageActionsProps) {
  const [open, setOpen] = useState<EntryKind | "complaint" | null>(null);
  function onClose(saved: boolean) {
    setOpen(null);
    if (saved) reload();
  }
  if (open === "complaint") return <ComplaintForm message={message} onClose={onClose} />;
  if (open) return <EntryForm kind={open} message={message} onClose={onClose} />;
  return (
    <>
      {message.entries.length >= entryBounds.entries ? (
        <p className="basis-full text-ink-soft">{text.full}</p>
      ) : (
        entryKind.options.map((kind) => (
          <Button key={kind} variant={kind === "answer" ? "secondary" : "quiet"} onClick={() => setOpen(kind)}>
            {text.open[kind]}
          </Button>
        ))
      )}
      {message.complaint ? (
        <Button variant="quiet" onClick={() => setOpen("complaint")}>
          {complaintsText.change}
        </Button>
      ) : (
        <MarkComplaint id={message.id} reload={reload} />
      )}
    </>
  );
}
