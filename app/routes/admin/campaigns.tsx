import { useEffect, useState } from "react";
import { ListStatus, Timestamp } from "#app/features/admin/admin-list.tsx";
import { Badge } from "#app/features/admin/badge.tsx";
import { CampaignForm, CampaignPreview } from "#app/features/admin/campaign-form.tsx";
import { showFailure, useAdminApi, useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { campaignsText as text } from "#content/admin-campaigns.ts";
import { timeText } from "#content/format.ts";
import {
  type CampaignDraft,
  type CampaignPreviewResponse,
  type CampaignsResponse,
  campaignPreviewResponse,
  campaignsResponse,
} from "#contract/admin-campaigns.ts";

/** While a campaign goes out. */
const refreshMs = 3_000;

type Previewed = { draft: CampaignDraft; preview: CampaignPreviewResponse; idempotencyKey: string };

type Campaign = CampaignsResponse["campaigns"][number];

/** Whether a campaign has mails that could still be stopped. */
const isGoing = ({ filling, stopped, waiting }: Campaign): boolean => stopped === null && (filling || waiting > 0);

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
        <CampaignForm key={round} products={data.products} hidden={previewed !== null} onPreview={showPreview} />
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
      <SentCampaigns data={data} reload={reload} />
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

function stateOf({ filling, recipients, stopped, waiting }: Campaign, mailServer: boolean): string {
  if (stopped) return text.stopped(timeText(stopped.at, "moment"), stopped.after, recipients);
  if (filling) return text.filling;
  const state = `${text.people(recipients)} · ${text.columns.waiting}: ${waiting}`;
  return waiting > 0 && !mailServer ? `${state} (${text.noServer})` : state;
}

function StateBadge({ campaign, mailServer }: { campaign: Campaign; mailServer: boolean }) {
  if (isGoing(campaign)) return <Badge tone="busy">{mailServer ? text.states.going : text.states.waiting}</Badge>;
  if (campaign.stopped) return <Badge>{text.states.stopped}</Badge>;
  return <Badge tone="good">{text.states.sent}</Badge>;
}

/** The newest first. */
function SentCampaigns({ data: { campaigns, mailServer }, reload }: { data: CampaignsResponse; reload: () => void }) {
  const submit = useSubmitAction();
  const stop = (id: number) => void submit("/api/admin/campaigns/stop", { id }, reload);
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="mb-4 text-2xl">
        {text.sentTitle}
      </h2>
      {campaigns.length === 0 ? <p className="text-ink-soft">{text.none}</p> : null}
      <ul>
        {campaigns.map((campaign) => (
          <li key={campaign.id} className="border-t border-border py-4">
            <p id={`campaign-${campaign.id}`} className="font-medium wrap-anywhere">
              {campaign.subject}
            </p>
            <p className="text-ink-soft">
              <StateBadge campaign={campaign} mailServer={mailServer} /> <Timestamp iso={campaign.at} />
              <span>
                {` · ${campaign.username} · ${campaign.audience.replace("ship:", "")} · ${stateOf(campaign, mailServer)}`}
              </span>
            </p>
            {isGoing(campaign) ? (
              <ConfirmButton
                variant="secondary"
                className="mt-3"
                aria-describedby={`campaign-${campaign.id}`}
                asks={{ ...text.stop, onConfirm: () => stop(campaign.id) }}
              >
                {text.stop.ask}
              </ConfirmButton>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
