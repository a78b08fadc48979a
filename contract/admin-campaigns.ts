import { z } from "zod";
import { emailSchema } from "./email.ts";
import { lineOfText, linesOfText, linesOrNone } from "./plain-text.ts";
import { int, rowsOf, staffResponse, successResponse } from "./staff-response.ts";

/** A campaign before it is sent: another ship date for those who wait for it, or an issue of the newsletter. */
export const campaignDraft = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("ship-date"),
    product: z.string().regex(/^[a-z-]{1,40}$/),
    shipDate: lineOfText(60),
    note: linesOrNone(2000),
  }),
  z.strictObject({
    kind: z.literal("newsletter"),
    subject: lineOfText(150),
    text: linesOfText(10_000),
  }),
]);
export type CampaignDraft = z.infer<typeof campaignDraft>;

/** A campaign as one recipient would get it, and how many there would be. */
export const campaignPreviewResponse = staffResponse({
  subject: z.string(),
  text: z.string(),
  /** The whole mail. */
  html: z.string(),
  recipients: z.number(),
});
export type CampaignPreviewResponse = z.infer<typeof campaignPreviewResponse>;

/**
 * Sends a campaign. The same key twice is sent once. `recipients` is the number that staff saw: another one by now is
 * refused with 409, and so is a campaign to a list for which mails of another still wait.
 */
export const sendCampaignRequest = z.strictObject({
  idempotencyKey: z.uuid(),
  recipients: int.min(1),
  campaign: campaignDraft,
});

export const sendCampaignResponse = successResponse.extend({ recipients: z.number() });

/** Sends a copy, marked as a test, to one address and to nobody else. */
export const testCampaignRequest = z.strictObject({ email: emailSchema, campaign: campaignDraft });

/** A mail of a campaign that ended without having been sent: to whom, how, and what the mail server said. */
const unsentMail = z.object({
  id: z.number(),
  email: z.string(),
  outcome: z.enum(["refused", "given-up", "dropped"]),
  answer: z.string().nullable(),
});

/** The mailing lists with their sizes, and the campaigns that were sent to them. */
export const campaignsResponse = staffResponse({
  /** Without one, mails only wait. */
  mailServer: z.boolean(),
  newsletter: z.number(),
  /** How many of the newsletter's addresses get no campaign, because three in a row were refused for good. */
  resting: z.number(),
  products: rowsOf(
    z.object({ slug: z.string(), name: z.string(), shipDate: z.string(), waiting: z.number(), resting: z.number() }),
  ),
  campaigns: rowsOf(
    z.object({
      id: z.number(),
      at: z.string(),
      username: z.string(),
      audience: z.string(),
      subject: z.string(),
      recipients: z.number(),
      sent: z.number(),
      waiting: z.number(),
      /** Refused for good by the mail server. */
      refused: z.number(),
      /** Put off for two days, or handed over without an answer. */
      givenUp: z.number(),
      /** By staff. */
      dropped: z.number(),
      /** Those that ended unsent, the latest first, as many as the screen names. */
      unsent: rowsOf(unsentMail),
      /** Whether its mails are still being queued: then `recipients` isn't known yet. */
      filling: z.boolean(),
      /** Whether a restore holds it, until staff release it on Today. */
      held: z.boolean().default(false),
      /** When (ISO 8601), and how many of its mails had left by then; null for one that wasn't. */
      stopped: z.object({ at: z.string(), after: z.number() }).nullable(),
    }),
  ),
});
export type CampaignsResponse = z.infer<typeof campaignsResponse>;
