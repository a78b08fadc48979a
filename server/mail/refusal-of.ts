import { z } from "zod";

/** Known to hold no address: `code` is nodemailer's own word, such as EENVELOPE or ETIMEDOUT. */
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

/**
 * For the log, in codes only (550, and 5.1.1 of RFC 3463): a mail server's sentence repeats the recipient's address. That is
 * kept beside the mail, for staff.
 */
export function refusalOf(error: unknown) {
  const { code, command, response, responseCode } = mailError.safeParse(error).data ?? {};
  const smtpStatus = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\d)/.exec(response ?? "")?.[1];
  return { code, command, smtpCode: responseCode, smtpStatus };
}
