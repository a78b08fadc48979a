import { useState } from "react";
import { Fold } from "#app/features/admin/fold.tsx";
import { Field, FormButtons, refusedFields, submitted, useForm } from "#app/features/admin/form.tsx";
import { showFailure } from "#app/features/admin/use-staff-calls.ts";
import { Button } from "#app/ui/button.tsx";
import { Select, Textarea, TextField } from "#app/ui/fields.tsx";
import { campaignsText as text } from "#content/admin-campaigns.ts";
import { timeText } from "#content/format.ts";
import {
  type CampaignDraft,
  type CampaignPreviewResponse,
  type CampaignsResponse,
  isSenderName,
  maxPerMinute,
} from "#contract/admin-campaigns.ts";

type FormProps = Pick<CampaignsResponse, "products"> & {
  hidden: boolean;
  /** Rejects where there is none. */
  onPreview: (draft: CampaignDraft) => Promise<void>;
};

/** Whether somebody typed a number of mails a minute that can be kept. */
const isRate = (typed: string): boolean =>
  /^\d{1,5}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= maxPerMinute;

/** The input stays while its preview is shown. */
export function CampaignForm({ products, hidden, onPreview }: FormProps) {
  const [to, setTo] = useState(products[0]?.slug ?? "newsletter");

  const { form, problems, check, send } = useForm();
  // Only while it is on presale has a product's page a date that can change.
  const pageSays = products.find(({ slug }) => slug === to)?.shipDate ?? "";

  const onSubmit = submitted((field) => {
    const moment = field("sendAt") === "" ? null : Date.parse(`${field("sendAt")}Z`);
    const rate = field("perMinute").trim();
    const wrong = {
      sendAt: moment !== null && !(moment > Date.now()) ? text.sending.badMoment : undefined,
      perMinute: rate !== "" && !isRate(rate) ? text.sending.badRate : undefined,
      senderName: isSenderName(field("senderName").trim()) ? undefined : text.sending.badSenderName,
    };
    if (!check(wrong)) return;
    const sending = {
      senderName: field("senderName").trim(),
      perMinute: rate === "" ? null : Number(rate),
      sendAt: moment === null ? null : new Date(moment).toISOString(),
    };
    const draft: CampaignDraft =
      to === "newsletter"
        ? { kind: "newsletter", subject: field("subject").trim(), text: field("text").trim(), ...sending }
        : {
            kind: "ship-date",
            product: to,
            shipDate: field("shipDate").trim(),
            note: field("note").trim(),
            pageSays: field("changesPage") === "" ? null : pageSays,
            ...sending,
          };
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
          {pageSays === "" ? null : (
            <label key={to} className="flex items-start gap-3">
              <input type="checkbox" name="changesPage" defaultChecked className="mt-1 size-5 accent-accent" />
              <span>{text.changesPage(pageSays)}</span>
            </label>
          )}
          <Textarea label={text.note} problem={problems.note} name="note" rows={3} maxLength={2000} />
        </>
      )}
      <Fold summary={text.sending.title}>
        <div className="mt-3 grid gap-5">
          <Field
            label={text.sending.at}
            hint={text.sending.atHint}
            problem={problems.sendAt}
            name="sendAt"
            type="datetime-local"
          />
          <Field
            label={text.sending.perMinute}
            hint={text.sending.perMinuteHint}
            problem={problems.perMinute}
            name="perMinute"
            inputMode="numeric"
          />
          <Field
            label={text.sending.senderName}
            hint={text.sending.senderNameHint}
            problem={problems.senderName}
            name="senderName"
            maxLength={60}
          />
        </div>
      </Fold>
      <FormButtons submit={text.preview} />
    </form>
  );
}

/** For more people than this the number is typed. */
const largeList = 1_000;

type PreviewProps = {
  preview: CampaignPreviewResponse;
  /** When it is to go (ISO 8601); null for now. */
  sendAt: string | null;
  mailServer: boolean;
  sending: boolean;
  onSend: () => void;
  /** Rejects where none goes. @param emails as typed, with commas between them */
  onTest: (emails: string) => Promise<void>;
  onBack: () => void;
};

/** A campaign before it goes: how many get it, whether anything leaves at all, its text, a test to oneself, the press. */
export function CampaignPreview({ preview, sendAt, mailServer, sending, onSend, onTest, onBack }: PreviewProps) {
  const { recipients, page } = preview;
  const people = text.people(recipients);
  const [typed, setTyped] = useState("");
  const isLarge = recipients > largeList;
  return (
    <div className="max-w-2xl">
      <div role="status">
        <h3 className="text-xl">{recipients === 0 ? text.nobody : text.previewTitle(people)}</h3>
        {page ? <p className="mt-2">{text.pageChanges(page.product, page.from, page.to)}</p> : null}
        {recipients === 0 && page ? <p className="mt-2 text-ink-soft">{text.nobodyChanges}</p> : null}
        {sendAt === null ? null : <p className="mt-2">{text.sending.goesAt(timeText(sendAt, "moment"))}</p>}
        {preview.minutes === null || recipients === 0 ? null : (
          <p className="mt-2 text-ink-soft">{text.sending.takes(preview.minutes)}</p>
        )}
        {mailServer ? null : <p className="mt-2 text-danger">{text.noMailServer(people)}</p>}
        <div className="mt-4 rounded-2xl border border-border bg-wash p-5">
          {preview.from === "" ? null : (
            <p className="text-ink-soft wrap-anywhere">
              {text.from} <span>{preview.from}</span>
            </p>
          )}
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
        {sending ? <p className="mt-4">{text.queuing}</p> : null}
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
            {sendAt === null ? (mailServer ? text.confirm(people) : text.queueOnly(people)) : text.sending.confirm}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onBack} busy={sending}>
          {text.back}
        </Button>
      </div>
    </div>
  );
}

/** A mail to each address that whoever writes the campaign gives: the shop knows none of its staff. */
function TestMail({ busy, onTest }: Pick<PreviewProps, "onTest"> & { busy: boolean }) {
  const { form, problems, check, send } = useForm();
  const onSubmit = submitted((field) => {
    check({});
    void send(
      () => onTest(field("emails").trim()),
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
        name="emails"
        required
        maxLength={2_000}
        inputMode="email"
        autoComplete="email"
        hint={text.test.hint}
        problem={problems.emails}
      />
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {text.test.button}
      </Button>
    </form>
  );
}
