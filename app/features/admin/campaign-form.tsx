import { useState } from "react";
import { Field, FormButtons, refusedFields, submitted, useForm } from "#app/features/admin/form.tsx";
import { showFailure } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { Select, Textarea, TextField } from "#app/ui/fields.tsx";
import { campaignsText as text } from "#content/admin-campaigns.ts";
import type { CampaignDraft, CampaignPreviewResponse, CampaignsResponse } from "#contract/admin-campaigns.ts";

type FormProps = Pick<CampaignsResponse, "products"> & {
  hidden: boolean;
  /** Rejects where there is none. */
  onPreview: (draft: CampaignDraft) => Promise<void>;
};

/** The input stays while its preview is shown. */
export function CampaignForm({ products, hidden, onPreview }: FormProps) {
  const [to, setTo] = useState(products[0]?.slug ?? "newsletter");

  const { form, problems, check, send } = useForm();

  const onSubmit = submitted((field) => {
    const draft: CampaignDraft =
      to === "newsletter"
        ? { kind: "newsletter", subject: field("subject").trim(), text: field("text").trim() }
        : { kind: "ship-date", product: to, shipDate: field("shipDate").trim(), note: field("note").trim() };
    check({});
    void send(
      () => onPreview(draft),
      (_, failure) => {
        showFailure(failure);
        check(refusedFields(form.current, failure) ?? {});
      },
    );
  });

  return (
    <form ref={form} onSubmit={onSubmit} hidden={hidden} className="grid max-w-2xl gap-5 [&[hidden]]:hidden">
      <Select
        label={text.to}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
        options={[
          ...products.map(({ slug, name }) => [slug, text.toProduct(name)] as const),
          ["newsletter", text.toNewsletter],
        ]}
      />
      {to === "newsletter" ? (
        <>
          <Field label={text.subject} name="subject" required maxLength={150} problem={problems.subject} />
          <Textarea
            label={text.text}
            hint={text.textHint}
            problem={problems.text}
            name="text"
            required
            rows={14}
            maxLength={10_000}
          />
        </>
      ) : (
        <>
          <Field
            label={text.shipDate}
            hint={text.shipDateHint}
            problem={problems.shipDate}
            name="shipDate"
            required
            maxLength={60}
          />
          <Textarea label={text.note} problem={problems.note} name="note" rows={3} maxLength={2000} />
        </>
      )}
      <FormButtons submit={text.preview} />
    </form>
  );
}

/** For more people than this the number is typed. */
const largeList = 1_000;

type PreviewProps = {
  preview: CampaignPreviewResponse;
  mailServer: boolean;
  sending: boolean;
  onSend: () => void;
  /** Rejects where none goes. */
  onTest: (email: string) => Promise<void>;
  onBack: () => void;
};

/** A campaign before it goes: how many get it, whether anything leaves at all, its text, a test to oneself, the press. */
export function CampaignPreview({ preview, mailServer, sending, onSend, onTest, onBack }: PreviewProps) {
  const { recipients } = preview;
  const people = text.people(recipients);
  const [typed, setTyped] = useState("");
  const isLarge = recipients > largeList;
  return (
    <div className="max-w-2xl">
      <div role="status">
        <h3 className="text-xl">{recipients === 0 ? text.nobody : text.previewTitle(people)}</h3>
        {mailServer ? null : <p className="mt-2 text-danger">{text.noMailServer(people)}</p>}
        <div className="mt-4 rounded-2xl border border-border bg-wash p-5">
          <p className="font-semibold wrap-anywhere">{preview.subject}</p>
          {/* Without script, address or rights of this page. */}
          <iframe
            title={text.previewFrame}
            sandbox=""
            srcDoc={preview.html}
            className="mt-3 h-128 w-full resize-y rounded-xl border border-border bg-paper"
          />
          <details className="mt-3">
            <summary className="link-line inline-flex min-h-11 cursor-pointer items-center">{text.plainPart}</summary>
            <p className="wrap-anywhere whitespace-pre-line">{preview.text}</p>
          </details>
        </div>
        {sending ? <p className="mt-4">{text.sending}</p> : null}
      </div>
      {mailServer ? <TestMail busy={sending} onTest={onTest} /> : null}
      {isLarge ? (
        <TextField
          label={text.typeCount(recipients)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="off"
          className="mt-5 max-w-sm"
        />
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2">
        {recipients > 0 ? (
          <Button onClick={onSend} busy={sending || (isLarge && typed.replace(/\D/g, "") !== String(recipients))}>
            {mailServer ? text.confirm(people) : text.queueOnly(people)}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onBack} busy={sending}>
          {text.back}
        </Button>
      </div>
    </div>
  );
}

/** One mail to an address that whoever writes the campaign gives: the shop knows none of its staff. */
function TestMail({ busy, onTest }: Pick<PreviewProps, "onTest"> & { busy: boolean }) {
  const { form, problems, check, send } = useForm();
  const onSubmit = submitted((field) => {
    check({});
    void send(
      () => onTest(field("email").trim()),
      (_, failure) => {
        showFailure(failure);
        check(refusedFields(form.current, failure) ?? {});
      },
    );
  });
  return (
    <form ref={form} onSubmit={onSubmit} className="mt-5 grid max-w-md gap-3">
      <TextField
        label={text.test.email}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        hint={text.test.hint}
        problem={problems.email}
      />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {text.test.button}
      </Button>
    </form>
  );
}
