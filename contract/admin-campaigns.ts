import { z } from "zod";
import { emailSchema } from "./email.ts";
import { lineOfText, lineOrNone, linesOfText, linesOrNone } from "./plain-text.ts";
import { int, rowsOf, staffResponse, successResponse } from "./staff-response.ts";

/** The most mails a minute that a campaign may be given. */
export const maxPerMinute = 10_000;
/** A test goes to so many addresses at most. */
export const maxTestAddresses = 5;

/** What a sender's name must look like: one that holds an address reads as if the mail came from there. */
const senderNameForm = /^[^<>@"\\]*$/;
/** Whether what somebody typed can be a sender's name. */
export const isSenderName = (typed: string): boolean => typed.length <= 60 && senderNameForm.test(typed);

/** How a campaign goes: by whose name, how fast and when. */
const sending = {
  /** The sender's name beside the shop's address; empty for the one that all mails have. */
  senderName: lineOrNone(60).regex(senderNameForm).default(""),
  /** How many of its mails may be tried in a minute; null for as many as all mails may. */
  perMinute: int.min(1).max(maxPerMinute).nullable().default(null),
  /** When it is to go (ISO 8601, UTC); null for now. */
  sendAt: z.iso.datetime().nullable().default(null),
};

/** A campaign before it is sent: another ship date for those who wait for it, or an issue of the newsletter. */
export const campaignDraft = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("ship-date"),
    product: z.string().regex(/^[a-z-]{1,40}$/),
    shipDate: lineOfText(60),
    note: linesOrNone(2000),
    /**
     * The date that the product's page gave when this was written: it changes to the new one with the campaign, and
     * another one by now is refused. Null leaves the page as it is.
     */
    pageSays: lineOrNone(60).nullable().default(null),
    ...sending,
  }),
  z.strictObject({
    kind: z.literal("newsletter"),
    subject: lineOfText(150),
    text: linesOfText(10_000),
    ...sending,
  }),
]);
export type CampaignDraft = z.infer<typeof campaignDraft>;

/** A campaign as one recipient would get it, and how many there would be. */
export const campaignPreviewResponse = staffResponse({
  /** Who it is from: the name, and the shop's address. */
  from: z.string().default(""),
  subject: z.string(),
  text: z.string(),
  /** The whole mail. */
  html: z.string(),
  recipients: z.number(),
  /** What the product's page gives now and will give with it; null where it stays as it is. */
  page: z.object({ product: z.string(), from: z.string(), to: z.string() }).nullable().default(null),
  /** How many minutes it will take at its rate, if it has one or all mails have; null for no rate. */
  minutes: z.number().nullable().default(null),
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

/** Reads addresses with commas, semicolons or blanks between them; what is wrong with one is wrong with the field. */
function addressesIn(typed: string, context: z.RefinementCtx): readonly string[] {
  const found = typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((part) => emailSchema.safeParse(part).data);
  const emails = found.filter((email) => email !== undefined);
  if (emails.length === 0 || emails.length < found.length) {
    context.addIssue({ code: "invalid_format", format: "email", input: typed });
  } else if (emails.length > maxTestAddresses) {
    context.addIssue({ code: "custom", input: typed });
  }
  return emails;
}

/** Sends a copy, marked as a test, to each of some addresses and to nobody else. */
export const testCampaignRequest = z.strictObject({
  emails: z.string().max(2_000).transform(addressesIn),
  campaign: campaignDraft,
});

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
      /** When it is to go (ISO 8601), while it waits for that; `recipients` isn't known before. */
      sendAt: z.string().nullable().default(null),
      perMinute: z.number().nullable().default(null),
      senderName: z.string().nullable().default(null),
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
