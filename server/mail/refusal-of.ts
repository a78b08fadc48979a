import { z } from "zod";

/** As much of nodemailer's error as is known to hold no address: `code` is its own word, such as EENVELOPE or ETIMEDOUT. */
const mailError = z.object({
  code: z
    .string()
    .regex(/^[A-Z_]{1,40}$/)
    .optional()
    .catch(undefined),
  command: z
    .string()
    .regex(/^[A-Z ]{1,20}$/)
    .optional()
    .catch(undefined),
  responseCode: z.number().int().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});

/** Why a mail wasn't taken, as it may stand in the log. */
export type MailRefusal = {
  readonly code?: string | undefined;
  readonly command?: string | undefined;
  /** The SMTP reply code, such as 550. */
  readonly smtpCode?: number | undefined;
  /** The enhanced status code (RFC 3463), such as 5.1.1. */
  readonly smtpStatus?: string | undefined;
};

/**
 * Why a mail wasn't taken, in codes only: a mail server's sentence, and so the error's message, repeats the recipient's
 * address. The sentence itself is kept beside the mail, where staff can read it.
 */
export function refusalOf(error: unknown): MailRefusal {
  const { code, command, response, responseCode } = mailError.safeParse(error).data ?? {};
  const smtpStatus = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\d)/.exec(response ?? "")?.[1];
  return { code, command, smtpCode: responseCode, smtpStatus };
}
