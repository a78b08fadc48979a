import { useState } from "react";
import { Field, FormButtons, fieldProps, submitted, useApiForm } from "#app/features/admin/form.tsx";
import { Select } from "#app/ui/fields.tsx";
import { dataRequestsText as text } from "#content/admin-data-requests.ts";
import { dataRequestBounds, dataRequestKind, newDataRequest } from "#contract/data-requests.ts";
import { successResponse } from "#contract/staff-response.ts";

const fieldNames = ["kind", "subject", "receivedOn", "identity"] as const;
type Typed = Readonly<Record<(typeof fieldNames)[number], string>>;
const nothing: Typed = { kind: "export", subject: "", receivedOn: "", identity: "" };

/** Records a request. What is typed isn't kept in the browser: it is about somebody who may want to be forgotten. */
export function NewRequestForm({ onClose }: { onClose: (saved: boolean) => void }) {
  const [value, setValue] = useState(nothing);
  const { form, problems, busy, check, submit } = useApiForm("subject");
  const onSubmit = submitted(async () => {
    const { data, error } = newDataRequest.safeParse(value);
    const wrong = new Set(error?.issues.map(({ path }) => path[0]));
    check(Object.fromEntries(fieldNames.map((name) => [name, wrong.has(name) ? text.errors[name] : undefined])));
    if (!data) return;
    await submit(
      (call) => call.post("/api/admin/data-requests", data, successResponse),
      () => onClose(true),
    );
  });
  const field = fieldProps(value, problems, setValue, busy);
  const { fields } = text;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid max-w-3xl gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={fields.kind}
          options={dataRequestKind.options.map((kind) => [kind, text.kinds[kind]] as const)}
          autoFocus
          {...field("kind")}
        />
        <Field label={fields.receivedOn} hint={fields.receivedHint} type="date" {...field("receivedOn")} />
      </div>
      <Field
        label={fields.subject}
        hint={fields.subjectHint}
        maxLength={320}
        autoCapitalize="none"
        spellCheck={false}
        {...field("subject")}
      />
      <Field
        label={fields.identity}
        hint={fields.identityHint}
        maxLength={dataRequestBounds.note}
        {...field("identity")}
      />
      <FormButtons submit={text.save} busy={busy} cancel={text.cancel} onCancel={() => onClose(false)} />
    </form>
  );
}
