import { useState } from "react";
import { Field, TextareaField } from "#app/features/admin/field.tsx";
import { submitted } from "#app/features/admin/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { campaignsText as text } from "#content/admin-campaigns.ts";
import type { CampaignDraft, CampaignsResponse } from "#contract/admin-campaigns.ts";

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

  const onSubmit = submitted((field) =>
    onPreview(
      to === "newsletter"
        ? { kind: "newsletter", subject: field("subject").trim(), text: field("text").trim() }
        : { kind: "ship-date", product: to, shipDate: field("shipDate").trim(), note: field("note").trim() },
    ),
  );

  return (
    <form onSubmit={onSubmit} hidden={hidden} className="grid max-w-2xl gap-5 [&[hidden]]:hidden">
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
          <Field label={text.subject} name="subject" required maxLength={150} />
          <TextareaField label={text.text} hint={text.textHint} name="text" required rows={14} maxLength={10_000} />
        </>
      ) : (
        <>
          <Field label={text.shipDate} name="shipDate" required maxLength={60} hint={text.shipDateHint} />
          <TextareaField label={text.note} name="note" rows={3} maxLength={2000} />
        </>
      )}
      <div>
        <Button type="submit">{text.preview}</Button>
      </div>
    </form>
  );
}
