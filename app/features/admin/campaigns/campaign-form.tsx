import { type FormEvent, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { campaignsText as text } from "#content/admin-campaigns.ts";
import type { CampaignDraft, CampaignsResponse } from "#contract/admin-campaigns.ts";

function draftOf(form: HTMLFormElement, to: string): CampaignDraft {
  const fields = new FormData(form);
  const field = (name: string): string => String(fields.get(name) ?? "").trim();
  if (to === "newsletter") return { kind: "newsletter", subject: field("subject"), text: field("text") };
  return { kind: "ship-date", product: to, shipDate: field("shipDate"), note: field("note") };
}

/** The input stays while its preview is shown. */
export function CampaignForm({
  products,
  hidden,
  onPreview,
}: {
  products: CampaignsResponse["products"];
  hidden: boolean;
  onPreview: (draft: CampaignDraft) => Promise<void>;
}) {
  const [to, setTo] = useState(products[0]?.slug ?? "newsletter");
  const id = useId();

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void onPreview(draftOf(event.currentTarget, to));
  }

  return (
    <form onSubmit={onSubmit} hidden={hidden} className="grid max-w-2xl gap-5 [&[hidden]]:hidden">
      <Select label={text.to} value={to} onChange={(event) => setTo(event.currentTarget.value)}>
        {products.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {text.toProduct(name)}
          </option>
        ))}
        <option value="newsletter">{text.toNewsletter}</option>
      </Select>
      {to === "newsletter" ? (
        <>
          <TextField label={text.subject} name="subject" required maxLength={150} />
          <Textarea label={text.text} hint={text.textHint} name="text" required rows={14} maxLength={10_000} />
        </>
      ) : (
        <>
          <div>
            <TextField
              label={text.shipDate}
              name="shipDate"
              required
              maxLength={60}
              aria-describedby={`${id}hint`}
              autoComplete="off"
            />
            <p id={`${id}hint`} className="mt-1.5 text-base text-ink-soft">
              {text.shipDateHint}
            </p>
          </div>
          <Textarea label={text.note} name="note" rows={3} maxLength={2000} />
        </>
      )}
      <div>
        <Button type="submit">{text.preview}</Button>
      </div>
    </form>
  );
}
