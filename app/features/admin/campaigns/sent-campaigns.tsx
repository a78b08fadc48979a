import { useState } from "react";
import { Timestamp } from "#app/features/admin/admin-list.tsx";
import { Badge } from "#app/features/admin/badge.tsx";
import { timestampText } from "#app/features/admin/format.ts";
import { Button } from "#app/ui/button.tsx";
import { campaignsText as text } from "#content/admin-campaigns.ts";
import type { CampaignsResponse } from "#contract/admin-campaigns.ts";

type Campaign = CampaignsResponse["campaigns"][number];

/** Whether a campaign has mails that could still be stopped. */
export const isGoing = ({ filling, stopped, waiting }: Campaign): boolean =>
  stopped === null && (filling || waiting > 0);

/** How far a campaign has got. */
function stateOf({ filling, recipients, stopped, waiting }: Campaign, mailServer: boolean): string {
  if (stopped) return text.stopped(timestampText(stopped.at), stopped.after, recipients);
  if (filling) return text.filling;
  const state = `${text.people(recipients)} · ${text.columns.waiting}: ${waiting}`;
  return waiting > 0 && !mailServer ? `${state} (${text.noServer})` : state;
}

function StateBadge({ campaign }: { campaign: Campaign }) {
  if (isGoing(campaign)) return <Badge tone="busy">{text.states.going}</Badge>;
  if (campaign.stopped) return <Badge>{text.states.stopped}</Badge>;
  return <Badge tone="good">{text.states.sent}</Badge>;
}

/** What was sent, the newest first, with how many mails of it still wait, and a way to stop those. */
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
              <StateBadge campaign={campaign} /> <Timestamp iso={campaign.at} /> · {campaign.username} ·{" "}
              {campaign.audience.replace("ship:", "")} · {stateOf(campaign, mailServer)}
            </p>
            {isGoing(campaign) ? <Stop id={campaign.id} onStop={onStop} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two presses: a campaign that was stopped can't be started again. */
function Stop({ id, onStop }: { id: number; onStop: (id: number) => Promise<boolean> }) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const about = { "aria-describedby": `campaign-${id}` };

  async function stop() {
    setBusy(true);
    await onStop(id);
    setBusy(false);
    setAsked(false);
  }

  if (!asked) {
    return (
      <Button variant="secondary" className="mt-3" onClick={() => setAsked(true)} {...about}>
        {text.stop.ask}
      </Button>
    );
  }
  return (
    <div className="mt-3">
      <p role="status">{text.stop.what}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => void stop()} disabled={busy} {...about}>
          {text.stop.sure}
        </Button>
        <Button variant="secondary" onClick={() => setAsked(false)} disabled={busy}>
          {text.stop.not}
        </Button>
      </div>
    </div>
  );
}
