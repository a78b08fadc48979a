import { useState } from "react";
import { Field, FormButtons, submitted, useApiForm } from "#app/features/admin/form.tsx";
import { dataRequestsText as text } from "#content/admin-data-requests.ts";
import { timeText } from "#content/format.ts";
import { dataRequestBounds, eraseResponse, extendRequest } from "#contract/data-requests.ts";
import { successResponse } from "#contract/staff-response.ts";

type RequestFormProps = { id: number; onClose: (saved: boolean) => void };

/** Extends the time to answer a request, with the reason. */
export function ExtendForm({ id, dueOn, onClose }: RequestFormProps & { dueOn: string }) {
  const { form, problems, busy, check, submit } = useApiForm("reason");
  const [reason, setReason] = useState("");
  const onSubmit = submitted(async () => {
    const { data } = extendRequest.safeParse({ id, reason });
    if (!check({ reason: data ? undefined : text.reasonError }) || !data) return;
    await submit(
      (call) => call.post("/api/admin/data-requests/extend", data, successResponse),
      () => onClose(true),
    );
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field
        label={text.reason}
        hint={text.reasonHint(timeText(dueOn, "date"))}
        name="reason"
        autoFocus
        maxLength={dataRequestBounds.note}
        readOnly={busy}
        value={reason}
        problem={problems.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormButtons submit={text.saveExtension} busy={busy} cancel={text.cancel} onCancel={() => onClose(false)} />
    </form>
  );
}

/** Erases the data of a request's person once their address or reference is typed again. */
export function EraseForm({ id, onClose }: RequestFormProps) {
  const { form, problems, busy, submit } = useApiForm("confirm");
  const [confirm, setConfirm] = useState("");
  const onSubmit = submitted(() =>
    submit(
      (call) => call.post("/api/admin/data-requests/erase", { id, confirm }, eraseResponse),
      () => onClose(true),
    ),
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field
        label={text.confirm}
        hint={text.confirmHint}
        name="confirm"
        autoFocus
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        readOnly={busy}
        value={confirm}
        problem={problems.confirm}
        onChange={({ target }) => setConfirm(target.value)}
      />
      <FormButtons submit={text.eraseNow} busy={busy} cancel={text.cancel} onCancel={() => onClose(false)} />
    </form>
  );
}
