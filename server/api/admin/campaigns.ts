import { awaitedSlugs, offersOf } from "#content/catalog/offers.ts";
import { mailTexts } from "#content/newsletter.ts";
import { productSlugs } from "#content/products.ts";
import { serverMessages } from "#content/server-messages.ts";
import { campaignMessages } from "#content/staff-messages.ts";
import {
  type CampaignDraft,
  type CampaignsResponse,
  campaignDraft,
  campaignPreviewResponse,
  campaignsResponse,
  sendCampaignRequest,
  sendCampaignResponse,
  testCampaignRequest,
} from "#contract/admin-campaigns.ts";
import { idRequest } from "#contract/staff-response.ts";
import type { AppContext } from "#server/app-context.ts";
import type { Campaign } from "#server/campaigns/campaign-mails.ts";
import {
  countList,
  countResting,
  listCampaigns,
  type NewCampaign,
  type SentCampaign,
  sendCampaign,
} from "#server/campaigns/send-campaign.ts";
import { stopCampaign } from "#server/db/queries/campaign-stops.ts";
import { enqueueMails } from "#server/db/queries/enqueue-mails.ts";
import { unsentOfCampaign } from "#server/db/queries/mail-counts.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { checkMarkdown } from "./check-markdown.ts";
import { actionCall, bodyCall, noQuery, queryCall } from "./staff-call.ts";

const maxCampaigns = 50;
/** A long list takes longer than a browser waits. */
const respondAfterMs = 5_000;

/** The ship-date lists: of products on presale or sold out, and of former ones that still have entries. */
async function shipDateLists({ catalog, campaignMailer }: AppContext): Promise<CampaignsResponse["products"]> {
  const lists = [];
  const offers = offersOf(catalog.current());
  const awaited = awaitedSlugs(offers);
  for (const slug of productSlugs) {
    const { name, shipDate } = offers[slug];
    const waiting = await countList(campaignMailer, `ship:${slug}`);
    const resting = await countResting(campaignMailer, `ship:${slug}`);
    const isShown = waiting + resting > 0 || awaited.includes(slug);
    if (isShown) lists.push({ slug, name, shipDate: shipDate ?? "", waiting, resting });
  }
  return lists;
}

/**
 * Makes the mail of a campaign draft, whose text has to be one that readers see whole.
 * @throws HTTPException 400 for text that isn't, and for a product without a ship-date list
 */
async function mailOf(draft: CampaignDraft, context: AppContext): Promise<Campaign> {
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

/** The mails of one campaign that ended unsent, as the screen names them. */
type UnsentMails = CampaignsResponse["campaigns"][number]["unsent"];

/** The screen names so many of a campaign's unsent mails: of all others the subscriber's row says it. */
const namedMails = 20;

async function unsentMails({ database }: AppContext, id: number): Promise<UnsentMails> {
  const rows = await unsentOfCampaign(database.db, id, namedMails);
  return rows.flatMap((row) =>
    row.outcome === null || row.recipient === null
      ? []
      : [{ id: row.id, email: row.recipient, outcome: row.outcome, answer: row.last_error }],
  );
}

/**
 * `GET /api/admin/campaigns`: the mailing lists with their sizes, and the latest campaigns with how their mails stand.
 */
export const campaignsCall = queryCall(noQuery, campaignsResponse, async ({ context }) => {
  const sent = await listCampaigns(context.database, maxCampaigns);
  const unsent = new Map<number, UnsentMails>();
  for (const { id, refused, givenUp, dropped } of sent) {
    if (refused + givenUp + dropped > 0) unsent.set(id, await unsentMails(context, id));
  }
  return {
    mailServer: context.config.smtp !== null,
    newsletter: await countList(context.campaignMailer, "newsletter"),
    resting: await countResting(context.campaignMailer, "newsletter"),
    products: await shipDateLists(context),
    campaigns: sent.map((row) => ({
      ...row,
      held: row.held === 1,
      unsent: unsent.get(row.id) ?? [],
      filling: row.queued_at === null && row.stopped_at === null,
      stopped: row.stopped_at === null ? null : { at: row.stopped_at, after: row.stopped_after ?? 0 },
    })),
  };
});

/**
 * `POST /api/admin/campaigns/preview`: a campaign as one recipient would get it, and how many there would be. Nothing
 * is sent.
 */
export const previewCampaignCall = bodyCall(campaignDraft, campaignPreviewResponse, async ({ context, input }) => {
  const mail = await mailOf(input, context);
  const copy = context.campaignMailer.mails.copyFor(mail, "reader@example.com");
  // The unsubscribe link of a preview is for an address that is on no list.
  const withoutToken = (text: string | undefined): string => (text ?? "").replace(/token=[\w.-]+/, "token=...");
  return {
    subject: mail.subject,
    text: withoutToken(copy.text),
    html: withoutToken(copy.html),
    recipients: await countList(context.campaignMailer, mail.list),
  };
});

/**
 * `POST /api/admin/campaigns/test`: mails a marked copy of a campaign to one address. Only where a mail server is set:
 * a test that waits tests nothing.
 * @throws HTTPException 409 where none is, 429 for too many
 */
export const testCampaignCall = actionCall(testCampaignRequest, async ({ context, db, input, audit, countTry }) => {
  const { mails, mailDomain } = context.campaignMailer;
  const mail = await mailOf(input.campaign, context);
  if (context.config.smtp === null) throw httpError(409, campaignMessages.noMailServer);
  await countTry("campaignTest");
  await enqueueMails(db, [mails.test(mail, input.email)], mailDomain);
  await audit("campaign tested", `${mail.list}: ${mail.subject}`);
  context.wakeOutbox();
  return campaignMessages.tested(input.email);
});

/**
 * `POST /api/admin/campaigns/stop`: stops a campaign that is still going out.
 * @throws HTTPException 404 where there is none
 */
export const stopSendingCall = actionCall(idRequest, async ({ context: { database }, input: { id }, audit }) => {
  const { after, audience, recipients, subject } = orNotFound(await stopCampaign(database, id));
  if (after === null) return campaignMessages.nothingToStop;
  await audit("campaign stopped", `${audience}: ${subject} (${after} of ${recipients})`);
  return campaignMessages.stopped(after, recipients);
});

/**
 * Sends a campaign and wakes the outbox.
 * @throws HTTPException 409 where the list has another size than was confirmed, or another campaign to it still goes
 *   out
 */
async function send({ campaignMailer, wakeOutbox }: AppContext, campaign: NewCampaign): Promise<SentCampaign> {
  const sent = await sendCampaign(campaignMailer, campaign);
  if ("refused" in sent) {
    const { otherCount, stillGoing } = campaignMessages;
    throw httpError(409, sent.refused === "other count" ? otherCount(sent.size) : stillGoing);
  }
  wakeOutbox();
  return sent;
}

/**
 * `POST /api/admin/campaigns`: sends a campaign, once per idempotency key. What takes longer than a browser waits goes
 * on behind the response, and is resumed where the process ends meanwhile (server/start/bootstrap.ts).
 * @throws as `send`
 */
export const sendCampaignCall = bodyCall(sendCampaignRequest, sendCampaignResponse, async (call) => {
  const { campaignMailer, config, log } = call.context;
  const { idempotencyKey, recipients: confirmed, campaign } = call.input;
  const mailServer = config.smtp !== null;
  const mail = await mailOf(campaign, call.context);
  const sending = send(call.context, { idempotencyKey, username: call.staff.username, confirmed, ...mail });
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), respondAfterMs);
  const sent = await Promise.race([sending, late]).finally(() => clearTimeout(timer));
  if (!sent) sending.catch((error: unknown) => log.warn({ err: error }, "a campaign has to wait"));
  const recipients = sent?.recipients ?? (await countList(campaignMailer, mail.list));
  const { filling, going, stoppedMeanwhile, waiting } = campaignMessages;
  if (!sent) return { message: filling(recipients, mailServer), recipients };
  if (sent.stopped) return { message: stoppedMeanwhile, recipients };
  return { message: (mailServer ? going : waiting)(recipients), recipients };
});
