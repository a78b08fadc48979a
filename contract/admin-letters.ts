import { z } from "zod";
import { emailSchema } from "./email.ts";
import { lineOfText, linesOfText } from "./plain-text.ts";

const longestSubject = 150;
const longestText = 10_000;

/** What staff want to send: a changed ship date to those who wait for it, or an issue of the newsletter. */
export const letterDraft = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("ship-date"),
    product: z.string().regex(/^[a-z-]{1,40}$/),
    shipDate: lineOfText(60),
    note: z.union([z.literal(""), linesOfText(2000)]),
  }),
  z.strictObject({
    kind: z.literal("newsletter"),
    subject: lineOfText(longestSubject),
    text: linesOfText(longestText),
  }),
]);
export type LetterDraft = z.infer<typeof letterDraft>;

/** `POST /api/admin/letters/preview`: the letter as one person gets it, and how many get it. */
export const letterPreviewResponse = z.object({
  success: z.literal(true),
  subject: z.string(),
  text: z.string(),
  recipients: z.number(),
});
export type LetterPreviewResponse = z.infer<typeof letterPreviewResponse>;

/** `POST /api/admin/letters`: sends it. The same announcement twice is sent once. */
export const sendLetterRequest = z.strictObject({ announcement: z.uuid(), letter: letterDraft });

/** Its answer: how many people it goes to. */
export const sendLetterResponse = z.object({ success: z.literal(true), message: z.string(), recipients: z.number() });
export type SendLetterResponse = z.infer<typeof sendLetterResponse>;

/** `POST /api/admin/letters/test`: a copy, marked as a test, to one address and to nobody else. */
export const testLetterRequest = z.strictObject({ email: emailSchema, letter: letterDraft });

/** `POST /api/admin/letters/stop`: stops a letter that is still going out. */
export const stopLetterRequest = z.strictObject({ id: z.number().int().positive() });

/** `GET /api/admin/letters`: the lists with their sizes, and what was sent. */
export const lettersResponse = z.object({
  success: z.literal(true),
  /** Whether there is a mail server: without one, mails only wait. */
  mailServer: z.boolean(),
  newsletter: z.number(),
  products: z.array(z.object({ slug: z.string(), name: z.string(), shipDate: z.string(), waiting: z.number() })),
  letters: z.array(
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
export type LettersResponse = z.infer<typeof lettersResponse>;
