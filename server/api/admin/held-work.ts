import { heldWorkMessages } from "#content/admin-held-work.ts";
import { heldGroupRequest, heldWorkResponse } from "#contract/admin-held-work.ts";
import { resumeCampaigns } from "#server/campaigns/send-campaign.ts";
import { dropHeldWork, listHeldWork, readRestoredBackup, releaseHeldWork } from "#server/db/queries/held-work.ts";
import { actionCall, noQuery, queryCall } from "./staff-call.ts";

/** `GET /api/admin/held-work`: the unfinished work of a restored backup, which waits for staff, in groups. */
export const heldWorkCall = queryCall(noQuery, heldWorkResponse, async ({ db }) => ({
  restored: await readRestoredBackup(db),
  groups: await listHeldWork(db),
}));

/**
 * `POST /api/admin/held-work/release`: lets a group go on. Mails go out, a campaign is queued to its end, changes that
 * are due are made.
 */
export const releaseHeldCall = actionCall(heldGroupRequest, async ({ context, input: { group }, audit }) => {
  const { campaignMailer, catalog, config, database, log, wakeOutbox } = context;
  const count = await releaseHeldWork(database, group);
  if (count === 0) return heldWorkMessages.gone;
  await audit("restored work released", `${group} (${count})`);
  const goOn = group.startsWith("campaign:") ? resumeCampaigns(campaignMailer) : catalog.refresh();
  goOn.then(wakeOutbox).catch((error: unknown) => log.warn({ err: error }, "what was released has to wait"));
  if (group === "catalog") return heldWorkMessages.changesReleased(count);
  return config.smtp === null ? heldWorkMessages.mailsWait : heldWorkMessages.mailsReleased;
});

/** `POST /api/admin/held-work/drop`: ends a group for good. */
export const dropHeldCall = actionCall(heldGroupRequest, async ({ context, input: { group }, audit, staff }) => {
  const count = await dropHeldWork(context.database, group, staff.username);
  if (count === 0) return heldWorkMessages.gone;
  await audit("restored work dropped", `${group} (${count})`);
  return heldWorkMessages.dropped;
});
