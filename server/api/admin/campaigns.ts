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
  resumeCampaigns,
  type SentCampaign,
  sendCampaign,
} from "#server/campaigns/send-campaign.ts";
import { beginScheduled, stopCampaign } from "#server/db/queries/campaign-stops.ts";
import { enqueueMails } from "#server/db/queries/enqueue-mails.ts";
import { unsentOfCampaign } from "#server/db/queries/mail-counts.ts";
import { InvalidInputError } from "#server/middleware/field-problems.ts";
import { httpError, orNotFound } from "#server/middleware/http-error.ts";
import { offerRulesOf } from "#server/texts/shop-settings.ts";
import { changesPage, pageChangeOf } from "./announced-date.ts";
import { checkMarkdown } from "./check-markdown.ts";
import { actionCall, bodyCall, noQuery, queryCall } from "./staff-call.ts";

const maxCampaigns = 50;
/** A long list takes longer than a browser waits. */
const respondAfterMs = 5_000;

/** The ship-date lists: of products on presale or sold out, and of former ones that still have entries. */
async function shipDateLists({
  catalog,
  config,
  texts,
  campaignMailer,
}: AppContext): Promise<CampaignsResponse["products"]> {
  const lists = [];
  const offers = offersOf(catalog.current(), offerRulesOf(config, texts.current()));
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
  const senderName = draft.senderName === "" ? null : draft.senderName;
  if (draft.kind === "newsletter") return { list: "newsletter", subject: draft.subject, text: draft.text, senderName };
  const found = (await shipDateLists(context)).find(({ slug }) => slug === draft.product);
  if (!found) throw httpError(400, serverMessages.invalid);
  const { name, slug } = found;
  return {
    list: `ship:${slug}`,
    subject: mailTexts.shipDate.subject(name, draft.shipDate),
    text: mailTexts.shipDate.text(name, draft.shipDate, draft.note),
    senderName,
  };
}

/** So far ahead a campaign may be scheduled, in milliseconds. */
const maxAheadMs = 366 * 24 * 60 * 60_000;

/** Checks the moment at which a campaign is to go. @throws HTTPException 400 for one that has passed or is too far off */
function checkMoment({ sendAt }: CampaignDraft, { database }: AppContext): void {
  if (sendAt === null) return;
  const aheadMs = Date.parse(sendAt) - database.clock.now();
  if (aheadMs <= 0 || aheadMs > maxAheadMs) throw new InvalidInputError({ sendAt: campaignMessages.badMoment });
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
      sendAt: row.send_at,
      perMinute: row.per_minute,
      senderName: row.sender_name,
      unsent: unsent.get(row.id) ?? [],
      filling: row.queued_at === null && row.stopped_at === null && row.send_at === null,
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
  checkMoment(input, context);
  const page = pageChangeOf(input, context, "shipDate");
  const copy = context.campaignMailer.mails.copyFor(mail, "reader@example.com");
  // The unsubscribe link of a preview is for an address that is on no list.
  const withoutToken = (text: string | undefined): string => (text ?? "").replace(/token=[\w.-]+/, "token=...");
  const recipients = await countList(context.campaignMailer, mail.list);
  const rates = [input.perMinute, context.config.mailsPerMinute].filter((rate) => rate !== null);
  const sender = context.config.smtp?.from;
  const name = mail.senderName ?? sender?.name ?? "";
  return {
    from: [name, sender ? `<${sender.address}>` : ""].filter(Boolean).join(" "),
    subject: mail.subject,
    text: withoutToken(copy.text),
    html: withoutToken(copy.html),
    recipients,
    page: page && { product: page.product, from: page.from, to: page.to },
    minutes: rates.length === 0 ? null : Math.ceil(recipients / Math.min(...rates)),
  };
});

/**
 * `POST /api/admin/campaigns/test`: mails a marked copy of a campaign to each of some addresses. Only where a mail server is set:
 * a test that waits tests nothing.
 * @throws HTTPException 409 where none is, 429 for too many
 */
export const testCampaignCall = actionCall(testCampaignRequest, async ({ context, db, input, audit, countTry }) => {
  const { mails, mailDomain } = context.campaignMailer;
  const mail = await mailOf(input.campaign, context);
  if (context.config.smtp === null) throw httpError(409, campaignMessages.noMailServer);
  for (const _ of input.emails) await countTry("campaignTest");
  const tests = input.emails.map((email) => mails.test(mail, email));
  await enqueueMails(db, tests, mailDomain);
  await audit("campaign tested", `${mail.list}: ${mail.subject}`);
  context.wakeOutbox();
  return campaignMessages.tested(input.emails);
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
 * `POST /api/admin/campaigns/send-now`: has a campaign go that waits for its moment.
 * @throws HTTPException 409 for one that waits no more
 */
export const sendNowCall = actionCall(idRequest, async ({ context, db, input: { id }, audit }) => {
  if (!(await beginScheduled(db, id))) throw httpError(409, campaignMessages.notScheduled);
  await audit("campaign sent early", String(id));
  // Goes on behind the response; where the process ends meanwhile, the next start goes on with it.
  resumeCampaigns(context.campaignMailer)
    .then(context.wakeOutbox)
    .catch((error: unknown) => context.log.warn({ err: error }, "a campaign has to wait"));
  return campaignMessages.begun;
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
  checkMoment(campaign, call.context);
  const { perMinute, sendAt } = campaign;
  const { username } = call.staff;
  const page = pageChangeOf(campaign, call.context, "campaign.shipDate");
  const sending = send(call.context, {
    ...mail,
    idempotencyKey,
    username,
    confirmed,
    perMinute,
    sendAt,
    ...(page ? { alongside: changesPage(call.context, page, { username, appliesAt: sendAt }) } : {}),
  });
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), respondAfterMs);
  const sent = await Promise.race([sending, late]).finally(() => clearTimeout(timer));
  if (!sent) sending.catch((error: unknown) => log.warn({ err: error }, "a campaign has to wait"));
  const recipients = sent?.recipients ?? (await countList(campaignMailer, mail.list));
  if (page)
    await call.context.catalog.refresh().catch((error: unknown) => log.warn({ err: error }, "a date has to wait"));
  const { filling, going, scheduled, stoppedMeanwhile, waiting } = campaignMessages;
  if (!sent) return { message: filling(recipients, mailServer), recipients };
  if (sent.stopped) return { message: stoppedMeanwhile, recipients };
  if (sent.scheduled) return { message: scheduled, recipients };
  return { message: (mailServer ? going : waiting)(recipients), recipients };
});
