import { useState } from "react";
import { submitted } from "#app/features/admin/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { campaignsText as text } from "#content/admin-campaigns.ts";
import type { CampaignPreviewResponse } from "#contract/admin-campaigns.ts";

/** For more people than this the number is typed. */
const largeList = 1_000;

/** A campaign before it goes: how many get it, whether anything leaves at all, its text, a test to oneself, the press. */
export function CampaignPreview({
  preview,
  mailServer,
  sending,
  onSend,
  onTest,
  onBack,
}: {
  preview: CampaignPreviewResponse;
  mailServer: boolean;
  sending: boolean;
  onSend: () => void;
  onTest: (email: string) => void;
  onBack: () => void;
}) {
  const people = text.people(preview.recipients);
  const [typed, setTyped] = useState("");
  const isLarge = preview.recipients > largeList;
  return (
    <div className="max-w-2xl">
      <div role="status">
        <h3 className="text-xl">{preview.recipients === 0 ? text.nobody : text.previewTitle(people)}</h3>
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
          label={text.typeCount(preview.recipients)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="off"
          className="mt-5 max-w-sm"
        />
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2">
        {preview.recipients > 0 ? (
          <Button
            onClick={onSend}
            busy={sending || (isLarge && typed.replace(/\D/g, "") !== String(preview.recipients))}
          >
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
function TestMail({ busy, onTest }: { busy: boolean; onTest: (email: string) => void }) {
  return (
    <form
      onSubmit={submitted((field) => onTest(field("email").trim()))}
      className="mt-5 flex flex-wrap items-end gap-2"
    >
      <TextField
        label={text.test.email}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        aria-describedby="test-hint"
        className="min-w-64 grow"
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {text.test.button}
      </Button>
      <p id="test-hint" className="basis-full text-base text-ink-soft">
        {text.test.hint}
      </p>
    </form>
  );
}
