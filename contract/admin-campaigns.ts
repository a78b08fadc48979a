import { z } from "zod";
import { emailSchema } from "./email.ts";
import { lineOfText, linesOfText } from "./plain-text.ts";

const maxSubjectLength = 150;
const maxTextLength = 10_000;

/** A campaign draft: a changed ship date for a ship-date list, or an issue of the newsletter. */
export const campaignDraft = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("ship-date"),
    product: z.string().regex(/^[a-z-]{1,40}$/),
    shipDate: lineOfText(60),
    note: z.union([z.literal(""), linesOfText(2000)]),
  }),
  z.strictObject({
    kind: z.literal("newsletter"),
    subject: lineOfText(maxSubjectLength),
    text: linesOfText(maxTextLength),
  }),
]);
export type CampaignDraft = z.infer<typeof campaignDraft>;

/** `POST /api/admin/campaigns/preview`: the campaign as one recipient gets it, and the number of recipients. */
export const campaignPreviewResponse = z.object({
  success: z.literal(true),
  subject: z.string(),
  text: z.string(),
  recipients: z.number(),
});
export type CampaignPreviewResponse = z.infer<typeof campaignPreviewResponse>;

/**
 * `POST /api/admin/campaigns`: sends it. The same idempotency key twice is sent once. `recipients` is the number that staff saw:
 * another one by now, or a campaign to the same list whose mails still wait, is refused with 409.
 */
export const sendCampaignRequest = z.strictObject({
  idempotencyKey: z.uuid(),
  recipients: z.number().int().min(1),
  campaign: campaignDraft,
});

/** The response: the number of recipients. */
export const sendCampaignResponse = z.object({ success: z.literal(true), message: z.string(), recipients: z.number() });
export type SendCampaignResponse = z.infer<typeof sendCampaignResponse>;

/** `POST /api/admin/campaigns/test`: a copy, marked as a test, to one address and to nobody else. */
export const testCampaignRequest = z.strictObject({ email: emailSchema, campaign: campaignDraft });

/** `POST /api/admin/campaigns/stop`: stops a campaign that is still going out. */
export const stopCampaignRequest = z.strictObject({ id: z.number().int().positive() });

/** `GET /api/admin/campaigns`: the mailing lists with their sizes, and the campaigns sent. */
export const campaignsResponse = z.object({
  success: z.literal(true),
  /** Whether there is a mail server: without one, mails only wait. */
  mailServer: z.boolean(),
  newsletter: z.number(),
  products: z.array(z.object({ slug: z.string(), name: z.string(), shipDate: z.string(), waiting: z.number() })),
  campaigns: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      username: z.string(),
      audience: z.string(),
      subject: z.string(),
      recipients: z.number(),
      waiting: z.number(),
      /** Whether its mails are still being put into the outbox: then `recipients` isn't known yet. */
      filling: z.boolean(),
      /** When it was stopped (ISO 8601), and how many of its mails had left by then; null for one that wasn't. */
      stopped: z.object({ at: z.string(), after: z.number() }).nullable(),
    }),
  ),
});
export type CampaignsResponse = z.infer<typeof campaignsResponse>;
