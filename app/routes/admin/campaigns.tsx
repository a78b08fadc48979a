import { useEffect, useState } from "react";
import { ListStatus } from "#app/features/admin/admin-list.tsx";
import { CampaignForm } from "#app/features/admin/campaigns/campaign-form.tsx";
import { CampaignPreview } from "#app/features/admin/campaigns/campaign-preview.tsx";
import { isGoing, SentCampaigns } from "#app/features/admin/campaigns/sent-campaigns.tsx";
import { showFailure, useSubmitAction } from "#app/features/admin/submit-action.ts";
import { useAdminApi, useAdminQuery } from "#app/features/admin/use-staff-data.ts";
import { campaignsText as text } from "#content/admin-campaigns.ts";
import {
  type CampaignDraft,
  type CampaignPreviewResponse,
  type CampaignsResponse,
  campaignPreviewResponse,
  campaignsResponse,
} from "#contract/admin-campaigns.ts";

/** While a campaign goes out. */
const refreshMs = 3_000;

type Previewed = {
  readonly draft: CampaignDraft;
  readonly preview: CampaignPreviewResponse;
  readonly idempotencyKey: string;
};

/** docs/newsletter.md */
export default function CampaignsScreen() {
  const call = useAdminApi();
  const submit = useSubmitAction();
  // A failed call takes away nothing that was typed.
  const { latest: data, error, reload } = useAdminQuery("/api/admin/campaigns", campaignsResponse);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [sending, setSending] = useState(false);
  const [round, setRound] = useState(0);

  async function showPreview(draft: CampaignDraft, idempotencyKey: string = crypto.randomUUID()) {
    const preview = await call.post("/api/admin/campaigns/preview", draft, campaignPreviewResponse).catch(showFailure);
    if (preview) setPreviewed({ draft, preview, idempotencyKey });
  }

  const going = sending || (data?.mailServer === true && data.campaigns.some(isGoing));
  useEffect(() => {
    if (!going) return undefined;
    const timer = setInterval(reload, refreshMs);
    return () => clearInterval(timer);
  });

  async function send({ draft, preview: { recipients }, idempotencyKey }: Previewed) {
    setSending(true);
    const request = { idempotencyKey, recipients, campaign: draft };
    if (await submit("/api/admin/campaigns", request, reload)) {
      setPreviewed(null);
      setRound((now) => now + 1);
      // The key stays: if only the response was lost, the next press sends nothing again.
    } else await showPreview(draft, idempotencyKey);
    setSending(false);
  }

  if (!data) return <ListStatus error={error} onRetry={reload} />;
  return (
    <div className="grid gap-12 py-8">
      {error ? <p className="text-danger">{error.message}</p> : null}
      <Lists data={data} />
      <section aria-labelledby="write">
        <h2 id="write" className="mb-5 text-2xl">
          {text.write}
        </h2>
        <CampaignForm
          key={round}
          products={data.products}
          hidden={previewed !== null}
          onPreview={(draft) => showPreview(draft)}
        />
        {previewed ? (
          <CampaignPreview
            preview={previewed.preview}
            mailServer={data.mailServer}
            sending={sending}
            onTest={(email) => void submit("/api/admin/campaigns/test", { email, campaign: previewed.draft })}
            onSend={() => void send(previewed)}
            onBack={() => setPreviewed(null)}
          />
        ) : null}
      </section>
      <SentCampaigns
        campaigns={data.campaigns}
        mailServer={data.mailServer}
        onStop={(id) => submit("/api/admin/campaigns/stop", { id }, reload)}
      />
    </div>
  );
}

function Lists({ data }: { data: CampaignsResponse }) {
  const all = [
    ...data.products.map(({ name, waiting, shipDate }) => ({ name, count: waiting, note: text.pageSays(shipDate) })),
    { name: text.newsletter, count: data.newsletter, note: "" },
  ];
  return (
    <section aria-labelledby="lists">
      <h2 id="lists" className="mb-4 text-2xl">
        {text.lists}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-3">
        {all.map(({ name, count, note }) => (
          <div key={name} className="rounded-2xl border border-border p-5">
            <dt className="font-medium">{name}</dt>
            <dd className="figure-mono mt-1 text-2xl">{text.people(count)}</dd>
            {note ? <dd className="mt-1 text-ink-soft">{note}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
