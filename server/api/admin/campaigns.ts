import type { Context } from "hono";
import { offersOf } from "#content/catalog/offers.ts";
import { productSlugs } from "#content/catalog/presentation.ts";
import { mailTexts } from "#content/newsletter.ts";
import { awaitedSlugs } from "#content/presale.ts";
import { serverMessages } from "#content/server-messages.ts";
import { campaignMessages } from "#content/staff-messages.ts";
import {
  type CampaignDraft,
  type CampaignPreviewResponse,
  type CampaignsResponse,
  campaignDraft,
  type SendCampaignResponse,
  sendCampaignRequest,
  stopCampaignRequest,
  testCampaignRequest,
} from "#contract/admin-campaigns.ts";
import type { SuccessResponse } from "#contract/admin-inbox.ts";
import type { AppContext } from "#server/app-context.ts";
import {
  countList,
  listCampaigns,
  type NewCampaign,
  type SentCampaign,
  sendCampaign,
} from "#server/campaigns/send-campaign.ts";
import type { MailingList } from "#server/campaigns/subscription-tokens.ts";
import { recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { stopCampaign } from "#server/db/queries/campaign-stops.ts";
import { enqueueMails } from "#server/db/queries/outbox.ts";
import { jsonBody } from "#server/middleware/body.ts";
import { clientIp } from "#server/middleware/client-ip.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { enforceRateLimit } from "#server/middleware/rate-limits.ts";
import type { StaffEnv } from "#server/middleware/staff-only.ts";
import { checkMarkdown } from "./check-markdown.ts";

const maxCampaigns = 50;
/** A long list takes longer than a browser waits. */
const answerAfterMs = 5_000;

type Written = { readonly list: MailingList; readonly subject: string; readonly text: string };

/** Products on presale or sold out, and former ones that still have entries. */
async function shipDateLists({
  catalog,
  database,
  campaignMailer,
}: AppContext): Promise<CampaignsResponse["products"]> {
  const lists = [];
  const offers = offersOf(catalog.current());
  const awaited = awaitedSlugs(offers);
  for (const slug of productSlugs) {
    const { name, shipDate } = offers[slug];
    const waiting = await countList(database, campaignMailer.schema, `ship:${slug}`);
    if (waiting > 0 || awaited.includes(slug)) {
      lists.push({ slug, name, shipDate: shipDate ?? "", waiting });
    }
  }
  return lists;
}

/** @throws HTTPException 400 for a product without a ship-date list */
async function written(draft: CampaignDraft, context: AppContext): Promise<Written> {
  await checkMarkdown(context.database, draft.kind === "newsletter" ? draft.text : draft.note, "mail");
  if (draft.kind === "newsletter") return { list: "newsletter", subject: draft.subject, text: draft.text };
  const found = (await shipDateLists(context)).find(({ slug }) => slug === draft.product);
  if (!found) throw httpError(400, serverMessages.invalid);
  const { name, slug } = found;
  return {
    list: `ship:${slug}`,
    subject: mailTexts.shipDate.subject(name, draft.shipDate),
    text: mailTexts.shipDate.text(name, draft.shipDate, draft.note),
  };
}

export function campaigns(context: AppContext): (c: Context<StaffEnv>) => Promise<Response> {
  const { config, database, campaignMailer } = context;
  return async (c) => {
    const sent = await listCampaigns(database, maxCampaigns);
    return c.json({
      success: true,
      mailServer: config.smtp !== null,
      newsletter: await countList(database, campaignMailer.schema, "newsletter"),
      products: await shipDateLists(context),
      campaigns: sent.map(({ id, at, username, audience, subject, recipients, waiting, ...row }) => ({
        id,
        at,
        username,
        audience,
        subject,
        recipients,
        waiting,
        filling: row.queued_at === null && row.stopped_at === null,
        stopped: row.stopped_at === null ? null : { at: row.stopped_at, after: row.stopped_after ?? 0 },
      })),
    } satisfies CampaignsResponse);
  };
}

/** As one recipient would get it. Nothing is sent. */
export function previewCampaign(context: AppContext): (c: Context<StaffEnv>) => Promise<Response> {
  const { database, campaignMailer } = context;
  return async (c) => {
    const { list, subject, text } = await written(await jsonBody(c, campaignDraft), context);
    const copy = campaignMailer.mails.renderFor({ id: 0, list, subject, text }, "reader@example.com");
    // The unsubscribe link of a preview is for an address that is on no list.
    const shown = (part: string | undefined): string => (part ?? "").replace(/token=[\w.-]+/, "token=...");
    return c.json({
      success: true,
      subject,
      text: shown(copy.text),
      html: shown(copy.html),
      recipients: await countList(database, campaignMailer.schema, list),
    } satisfies CampaignPreviewResponse);
  };
}

/** Only where a mail server is set: a test that waits tests nothing. */
export function testCampaign(context: AppContext): (c: Context<StaffEnv>) => Promise<Response> {
  const { config, limiter, database, campaignMailer } = context;
  return async (c) => {
    const { username } = c.get("staff");
    const { email, campaign } = await jsonBody(c, testCampaignRequest);
    const { list, subject, text } = await written(campaign, context);
    if (config.smtp === null) throw httpError(409, campaignMessages.noMailServer);
    await enforceRateLimit(limiter, "campaignTest", { address: clientIp(c, config.trustProxy), account: username });
    await enqueueMails(
      database.db,
      [campaignMailer.mails.test({ list, subject, text }, email)],
      campaignMailer.mailDomain,
    );
    await recordAuditEntry(database.db, username, "campaign tested", `${list}: ${subject}`);
    context.wakeOutbox();
    return c.json({ success: true, message: campaignMessages.tested(email) } satisfies SuccessResponse);
  };
}

export function stopSending({ database }: AppContext): (c: Context<StaffEnv>) => Promise<Response> {
  return async (c) => {
    const { id } = await jsonBody(c, stopCampaignRequest);
    const stopped = await stopCampaign(database, id);
    if (!stopped) throw httpError(404, serverMessages.notFound);
    const { after, audience, recipients, subject } = stopped;
    if (after === null)
      return c.json({ success: true, message: campaignMessages.nothingToStop } satisfies SuccessResponse);
    const detail = `${audience}: ${subject} (${after} of ${recipients})`;
    await recordAuditEntry(database.db, c.get("staff").username, "campaign stopped", detail);
    return c.json({ success: true, message: campaignMessages.stopped(after, recipients) } satisfies SuccessResponse);
  };
}

function outcomeOf({ recipients, stopped }: SentCampaign, mailServer: boolean): string {
  const { going, stoppedMeanwhile, waiting } = campaignMessages;
  if (stopped) return stoppedMeanwhile;
  return mailServer ? going(recipients) : waiting(recipients);
}

/**
 * Once per idempotency key. What takes long goes on behind the response; if it fails there, it is retried
 * (server/bootstrap.ts).
 */
export function sendCampaignCall(context: AppContext): (c: Context<StaffEnv>) => Promise<Response> {
  const { config, log, database, campaignMailer } = context;
  const mailServer = config.smtp !== null;

  async function send(campaign: NewCampaign): Promise<SentCampaign> {
    const sent = await sendCampaign(database, campaignMailer, campaign);
    if ("refused" in sent) {
      const { otherCount, stillGoing } = campaignMessages;
      throw httpError(409, sent.refused === "other count" ? otherCount(sent.size) : stillGoing);
    }
    context.wakeOutbox();
    return sent;
  }

  return async (c) => {
    const { idempotencyKey, recipients: confirmed, campaign } = await jsonBody(c, sendCampaignRequest);
    const { list, subject, text } = await written(campaign, context);
    const { username } = c.get("staff");
    const sending = send({ idempotencyKey, username, list, subject, text, confirmed });
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), answerAfterMs);
    const sent = await Promise.race([sending, late]).finally(() => clearTimeout(timer));
    if (sent) {
      const { recipients } = sent;
      const message = outcomeOf(sent, mailServer);
      return c.json({ success: true, message, recipients } satisfies SendCampaignResponse);
    }
    sending.catch((error: unknown) => log.warn({ err: error }, "a campaign has to wait"));
    const recipients = await countList(database, campaignMailer.schema, list);
    const message = campaignMessages.filling(recipients, mailServer);
    return c.json({ success: true, message, recipients } satisfies SendCampaignResponse);
  };
}
