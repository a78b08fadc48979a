import { z } from "zod";

const orNone = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** Known to hold no address: `code` is nodemailer's own word, such as EENVELOPE or ETIMEDOUT. */
const mailError = z.object({
  code: orNone(z.string().regex(/^[A-Z_]{1,40}$/)),
  command: orNone(z.string().regex(/^[A-Z ]{1,20}$/)),
  responseCode: orNone(z.number().int()),
  response: orNone(z.string()),
});

/** For the log, in codes only (RFC 3463): a mail server's sentence, kept beside the mail, repeats the address. */
export function refusalOf(error: unknown) {
  const { code, command, response, responseCode } = mailError.safeParse(error).data ?? {};
  const smtpStatus = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\d)/.exec(response ?? "")?.[1];
  return { code, command, smtpCode: responseCode, smtpStatus };
}
