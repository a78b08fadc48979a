import { useEffect, useState } from "react";
import { Badge } from "#app/features/admin/badge.tsx";
import { CampaignForm, CampaignPreview } from "#app/features/admin/campaign-form.tsx";
import { Fold } from "#app/features/admin/fold.tsx";
import { ListStatus, OutdatedNote } from "#app/features/admin/list-status.tsx";
import { Timestamp } from "#app/features/admin/timestamp.tsx";
import { showFailure, useAdminApi, useAdminQuery, useSubmitAction } from "#app/features/admin/use-staff-calls.ts";
import { randomId } from "#app/lib/random-id.ts";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import { campaignsText as text } from "#content/admin-campaigns.ts";
import { timeText } from "#content/format.ts";
import {
  type CampaignDraft,
  type CampaignPreviewResponse,
  type CampaignsResponse,
  campaignPreviewResponse,
  campaignsResponse,
} from "#contract/admin-campaigns.ts";
import { successResponse } from "#contract/staff-response.ts";

/** While a campaign goes out. */
const refreshMs = 3_000;

type Previewed = { draft: CampaignDraft; preview: CampaignPreviewResponse; idempotencyKey: string };

type Campaign = CampaignsResponse["campaigns"][number];

/** Whether a campaign has mails that could still be stopped. */
const isGoing = ({ filling, stopped, waiting }: Campaign): boolean => stopped === null && (filling || waiting > 0);

/** Whether a campaign waits for its moment. */
const isScheduled = ({ sendAt, stopped }: Campaign): boolean => sendAt !== null && stopped === null;

/** Whether the moment of a campaign has come, so that it begins soon. */
const isDue = ({ sendAt }: Campaign): boolean => sendAt !== null && Date.parse(sendAt) <= Date.now();

/** Whether a restore holds what hasn't left, so that none of it goes out by itself. */
const isHeld = (campaign: Campaign): boolean => campaign.held && (isGoing(campaign) || isScheduled(campaign));

/** docs/newsletter.md */
export default function CampaignsScreen() {
  const call = useAdminApi();
  const submit = useSubmitAction();
  // A failed call takes away nothing that was typed.
  const { latest: data, error, reload } = useAdminQuery("/api/admin/campaigns", campaignsResponse);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [sending, setSending] = useState(false);
  const [round, setRound] = useState(0);

  async function showPreview(draft: CampaignDraft, idempotencyKey: string = randomId()) {
    const preview = await call.post("/api/admin/campaigns/preview", draft, campaignPreviewResponse, {
      changesNothing: true,
    });
    setPreviewed({ draft, preview, idempotencyKey });
  }

  async function sendTest(emails: string, campaign: CampaignDraft) {
    const done = await call.post("/api/admin/campaigns/test", { emails, campaign }, successResponse);
    showToast({ title: done.message });
  }

  const going =
    sending ||
    (data?.mailServer === true && data.campaigns.some((one) => (isGoing(one) || isDue(one)) && !isHeld(one)));
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
    } else await showPreview(draft, idempotencyKey).catch(showFailure);
    setSending(false);
  }

  if (!data) return <ListStatus error={error} onRetry={reload} />;
  return (
    <div className="grid gap-12 py-8">
      <OutdatedNote error={error} onRetry={reload} />
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
            sendAt={previewed.draft.sendAt}
            mailServer={data.mailServer}
            sending={sending}
            onTest={(emails) => sendTest(emails, previewed.draft)}
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
    ...data.products.map(({ name, waiting, shipDate, resting }) => ({
      name,
      resting,
      count: waiting,
      note: text.pageSays(shipDate),
    })),
    { name: text.newsletter, count: data.newsletter, note: "", resting: data.resting },
  ];
  return (
    <section aria-labelledby="lists">
      <h2 id="lists" className="mb-4 text-2xl">
        {text.lists}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-3">
        {all.map(({ name, count, note, resting }) => (
          <div key={name} className="rounded-2xl border border-border p-5">
            <dt className="font-medium">{name}</dt>
            <dd className="figure-mono mt-1 text-2xl">{text.people(count)}</dd>
            {note ? <dd className="mt-1 text-ink-soft">{note}</dd> : null}
            {resting > 0 ? <dd className="mt-1 text-ink-soft">{text.resting(resting)}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}

function stateOf(campaign: Campaign, mailServer: boolean): string {
  const { filling, recipients, stopped } = campaign;
  if (isHeld(campaign)) return text.held;
  if (stopped) {
    const when = timeText(stopped.at, "moment");
    return recipients === 0 ? text.canceled(when) : text.stopped(when, stopped.after, recipients);
  }
  if (campaign.sendAt !== null) return text.sending.goesAt(timeText(campaign.sendAt, "moment"));
  if (filling) return text.filling;
  const counted = (["sent", "waiting", "refused", "givenUp", "dropped"] as const).filter((one) => campaign[one] > 0);
  const state = [text.people(recipients), ...counted.map((one) => text.counts[one](campaign[one]))].join(" · ");
  return campaign.waiting > 0 && !mailServer ? `${state} (${text.noServer})` : state;
}

/** To whom a campaign's mail wasn't sent, how it ended and what the mail server said. */
function UnsentMails({ campaign: { refused, givenUp, dropped, unsent } }: { campaign: Campaign }) {
  const count = refused + givenUp + dropped;
  if (count === 0) return null;
  return (
    <Fold summary={text.unsent.summary(count)}>
      <ul className="mt-1 grid gap-2">
        {unsent.map(({ id, email, outcome, answer }) => (
          <li key={id} className="wrap-anywhere">
            <span>{`${email}: ${text.unsent.outcomes[outcome]} `}</span>
            <span className="figure-mono text-sm text-ink-soft">{answer ?? text.unsent.noAnswer}</span>
          </li>
        ))}
      </ul>
      {count > unsent.length ? <p className="mt-2 text-ink-soft">{text.unsent.more(count - unsent.length)}</p> : null}
    </Fold>
  );
}

function StateBadge({ campaign, mailServer }: { campaign: Campaign; mailServer: boolean }) {
  if (isHeld(campaign)) return <Badge>{text.states.held}</Badge>;
  if (isScheduled(campaign)) return <Badge tone="busy">{text.states.scheduled}</Badge>;
  if (isGoing(campaign)) return <Badge tone="busy">{mailServer ? text.states.going : text.states.waiting}</Badge>;
  if (campaign.stopped) return <Badge>{text.states.stopped}</Badge>;
  return <Badge tone="good">{text.states.sent}</Badge>;
}

/** The newest first. */
function SentCampaigns({ data: { campaigns, mailServer }, reload }: { data: CampaignsResponse; reload: () => void }) {
  const submit = useSubmitAction();
  const stop = (id: number) => void submit("/api/admin/campaigns/stop", { id }, reload);
  const sendNow = (id: number) => void submit("/api/admin/campaigns/send-now", { id }, reload);
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
            <UnsentMails campaign={campaign} />
            {isScheduled(campaign) && !campaign.held ? (
              <div className="mt-3 flex flex-wrap gap-2">
                <ConfirmButton
                  variant="secondary"
                  aria-describedby={`campaign-${campaign.id}`}
                  asks={{ ...text.sendNow, onConfirm: () => sendNow(campaign.id) }}
                >
                  {text.sendNow.ask}
                </ConfirmButton>
                <ConfirmButton
                  variant="secondary"
                  aria-describedby={`campaign-${campaign.id}`}
                  asks={{ ...text.cancelScheduled, onConfirm: () => stop(campaign.id) }}
                >
                  {text.cancelScheduled.ask}
                </ConfirmButton>
              </div>
            ) : null}
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
