import { useState } from "react";
import { Badge, type BadgeTone } from "#app/features/admin/badge.tsx";
import { Field, FormButtons, submitted, useApiForm } from "#app/features/admin/form.tsx";
import { useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { complaintDays, complaintsText as text } from "#content/admin-complaints.ts";
import { dueText } from "#content/due-text.ts";
import { timeText } from "#content/format.ts";
import type { InboxMessage } from "#contract/admin-inbox.ts";
import { successResponse } from "#contract/staff-response.ts";

const path = "/api/admin/inbox/complaint";

type ComplaintLineProps = NonNullable<InboxMessage["complaint"]> & { isOpen: boolean };

function toneOf(daysLeft: number): BadgeTone {
  if (daysLeft < 0) return "bad";
  return daysLeft <= complaintDays.soonDays ? "busy" : "neutral";
}

/** That a message is a complaint, and until when it is to be answered while it isn't. */
export function ComplaintLine({ dueOn, daysLeft, isOpen }: ComplaintLineProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2">
      <Badge>{text.badge}</Badge>
      {isOpen ? <Badge tone={toneOf(daysLeft)}>{dueText(daysLeft)}</Badge> : null}
      {isOpen ? <span className="text-ink-soft">{text.due(timeText(dueOn, "date"))}</span> : null}
    </p>
  );
}

/** The button that makes a message a complaint, due on the usual day. */
export function MarkComplaint({ id, reload }: { id: number; reload: () => void }) {
  const submit = useSubmitAction();
  return (
    <Button variant="quiet" onClick={() => void submit(path, { id }, reload)}>
      {text.mark}
    </Button>
  );
}

type ComplaintFormProps = { message: InboxMessage; onClose: (saved: boolean) => void };

/** Changes the day until which a complaint is to be answered, or takes the mark back. */
export function ComplaintForm({ message: { id, complaint }, onClose }: ComplaintFormProps) {
  const { form, problems, busy, submit } = useApiForm("dueOn");
  const [dueOn, setDueOn] = useState(complaint?.dueOn ?? "");
  const save = (day: string | null) =>
    submit(
      (call) => call.post(path, { id, dueOn: day }, successResponse),
      () => onClose(true),
    );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submitted(() => save(dueOn))}
      className="grid max-w-prose basis-full gap-4 pb-2"
    >
      <Field
        label={text.dueOn}
        hint={text.hint}
        name="dueOn"
        type="date"
        className="max-w-80"
        autoFocus
        readOnly={busy}
        value={dueOn}
        problem={problems.dueOn}
        onChange={({ target }) => setDueOn(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <FormButtons submit={text.save} busy={busy} cancel={text.cancel} onCancel={() => onClose(false)} />
        <Button variant="quiet" onClick={() => void save(null)}>
          {text.unmark}
        </Button>
      </div>
    </form>
  );
}
