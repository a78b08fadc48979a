import { Timestamp } from "#app/features/admin/admin-list.tsx";
import { Badge } from "#app/features/admin/badge.tsx";
import { timestampText } from "#app/features/admin/format.ts";
import { ConfirmButton } from "#app/ui/confirm-dialog.tsx";
import { campaignsText as text } from "#content/admin-campaigns.ts";
import type { CampaignsResponse } from "#contract/admin-campaigns.ts";

type Campaign = CampaignsResponse["campaigns"][number];

/** Whether a campaign has mails that could still be stopped. */
export const isGoing = ({ filling, stopped, waiting }: Campaign): boolean =>
  stopped === null && (filling || waiting > 0);

function stateOf({ filling, recipients, stopped, waiting }: Campaign, mailServer: boolean): string {
  if (stopped) return text.stopped(timestampText(stopped.at), stopped.after, recipients);
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
export function SentCampaigns({
  campaigns,
  mailServer,
  onStop,
}: {
  campaigns: CampaignsResponse["campaigns"];
  mailServer: boolean;
  onStop: (id: number) => Promise<boolean>;
}) {
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
              <StateBadge campaign={campaign} mailServer={mailServer} /> <Timestamp iso={campaign.at} /> ·{" "}
              {campaign.username} · {campaign.audience.replace("ship:", "")} · {stateOf(campaign, mailServer)}
            </p>
            {isGoing(campaign) ? (
              <ConfirmButton
                variant="secondary"
                className="mt-3"
                aria-describedby={`campaign-${campaign.id}`}
                asks={{ ...text.stop, onConfirm: () => void onStop(campaign.id) }}
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
