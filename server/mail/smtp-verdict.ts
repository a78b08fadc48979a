import { z } from "zod";
import type { QueueFault } from "#contract/admin-inbox.ts";

/**
 * How far a try got: `sending` begins with MAIL FROM; `handed-over` is the whole text written, and no answer to it yet.
 */
export type Progress = "connecting" | "sending" | "handed-over";

/** A mail that wasn't taken, with how far the try got. The cause is nodemailer's error. */
export class MailError extends Error {
  override name = "MailError";
  readonly progress: Progress;
  constructor(progress: Progress, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.progress = progress;
  }
}

/**
 * What a failed try means (docs/decisions/mail-states.md has the table).
 * `mail`: `refused` for good; `put-off`, to be tried again for two days; `kept`, because the fault isn't the mail's;
 * `unclear`, because the connection broke between the whole text and the answer to it.
 * `rest`: why the whole queue rests, or null when only this mail is concerned.
 */
export type Verdict = {
  readonly mail: "refused" | "put-off" | "kept" | "unclear";
  readonly rest: QueueFault | null;
  /** Of a refused mail: whether the answer is about its address, which may then rest. */
  readonly isAboutAddress: boolean;
};

const orNone = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** Known to hold no address: `code` is nodemailer's own word, such as EENVELOPE or ETIMEDOUT. */
const mailError = z.object({
  code: orNone(z.string().regex(/^[A-Z_]{1,40}$/)),
  originalCode: orNone(z.string().regex(/^[A-Z_\d]{1,60}$/)),
  command: orNone(z.string().regex(/^[A-Z ]{1,20}$/)),
  responseCode: orNone(z.number().int()),
  response: orNone(z.string()),
});

const causeOf = (error: unknown): unknown => (error instanceof MailError ? error.cause : error);

/** A failed try in codes; `smtpStatus` is the enhanced one, such as 5.1.1. */
export type Refusal = {
  readonly code: string | undefined;
  readonly command: string | undefined;
  readonly smtpCode: number | undefined;
  readonly smtpStatus: string | undefined;
};

/**
 * Gives a failed try in codes only (RFC 3463), for the log: a mail server's sentence, which is kept beside the mail,
 * repeats the address.
 */
export function refusalOf(error: unknown): Refusal {
  const { code, command, response, responseCode } = mailError.safeParse(causeOf(error)).data ?? {};
  // Of an answer of several lines often only the last one has it; some servers write "#" before it.
  const smtpStatus = /^\d{3}[ -]#?([245]\.\d{1,3}\.\d{1,3})(?!\d)/m.exec(response ?? "")?.[1];
  return { code, command, smtpCode: responseCode, smtpStatus };
}

const refused = (isAboutAddress: boolean): Verdict => ({ mail: "refused", rest: null, isAboutAddress });
const putOff = (rest: QueueFault | null): Verdict => ({ mail: "put-off", rest, isAboutAddress: false });
const kept = (rest: QueueFault): Verdict => ({ mail: "kept", rest, isAboutAddress: false });
const unclear: Verdict = { mail: "unclear", rest: "unreachable", isAboutAddress: false };

/** nodemailer's codes of a connection that can't be made or that breaks; all others are about one mail. */
const connectionCodes = new Set(["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS", "EPROTOCOL", "EPROXY"]);

const certificateError = /CERT|SSL|TLS|SIGNATURE/;

/** A size that is too large is the mail's own fault: RFC 1870 lets a server say so at MAIL FROM already. */
const isTooLarge = (smtpCode: number, smtpStatus = ""): boolean =>
  /^[45]\.3\.4$/.test(smtpStatus) || (smtpCode === 552 && !/^5\.[12]\./.test(smtpStatus));

/**
 * Of answers without a status: no such mailbox or spelling of one, full, moved, or a domain without mail (RFC 7504).
 */
const addressCodes: ReadonlySet<number> = new Set([501, 550, 551, 552, 553, 556]);

/**
 * About the address (5.1) or its mailbox (5.2), not about size, protocol, content or policy. Without a status the code
 * says it (RFC 5321, 4.2.3), and only at RCPT TO: an answer to the text is about the text.
 */
function namesAddress({ command, smtpCode = 0, smtpStatus }: Refusal): boolean {
  if (smtpStatus !== undefined) return /^5\.[0124]\./.test(smtpStatus);
  return command === "RCPT TO" && addressCodes.has(smtpCode);
}

/** A 5xx answer to RCPT TO or DATA is final (RFC 5321, 4.2.1), but for one about policy (5.7), which is about us. */
function permanent(refusal: Refusal): Verdict {
  if (refusal.smtpStatus?.startsWith("5.7.")) return { mail: "refused", rest: "policy", isAboutAddress: false };
  return refused(namesAddress(refusal));
}

/** At any step: a login is wanted or refused (RFC 4954, 6). */
const loginCodes: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/** What the server sent where an answer belongs isn't one: it, or something before it, speaks no SMTP. */
const isNoAnswer = (response: string | undefined, smtpCode = 0): boolean =>
  response !== undefined && (smtpCode < 400 || smtpCode > 599);

/** 421 closes the connection and 452 is a lack of room or a rate: the server's matter, unless it names the mailbox. */
function temporary(smtpCode: number, smtpStatus: string | undefined): Verdict {
  const isServers = smtpCode === 421 || (smtpCode === 452 && smtpStatus !== "4.2.2");
  return putOff(isServers ? "busy" : null);
}

/**
 * Says what a failed try means for the mail and for the queue.
 * @param error what {@link Mailer.send} threw
 */
export function verdictOf(error: unknown): Verdict {
  const progress = error instanceof MailError ? error.progress : "sending";
  const refusal = refusalOf(error);
  const { code, command, smtpCode, smtpStatus } = refusal;
  const { originalCode = "", response } = mailError.safeParse(causeOf(error)).data ?? {};
  if (code !== "ETLS" && isNoAnswer(response, smtpCode)) {
    return progress === "handed-over" ? unclear : kept("unreachable");
  }
  if (smtpCode === 530 && /TLS/i.test(response ?? "")) return kept("encryption");
  if (loginCodes.has(smtpCode ?? 0)) return kept("account");
  if (code === "EAUTH" || code === "ENOAUTH") return kept(smtpCode && smtpCode < 500 ? "busy" : "account");
  if (code === "ETLS" || (progress === "connecting" && certificateError.test(originalCode))) return kept("encryption");
  // nodemailer's own judgement of an address that no server would take.
  if (code === "EENVELOPE" && smtpCode === undefined) return refused(true);
  const isConnection = connectionCodes.has(code ?? "") || isAborted(causeOf(error));
  if (progress === "connecting" && isConnection) return kept(smtpCode && smtpCode < 500 ? "busy" : "unreachable");
  if (command === "MAIL FROM") {
    if (smtpCode === undefined || isTooLarge(smtpCode, smtpStatus)) return refused(false);
    return kept(smtpCode < 500 ? "busy" : "sender");
  }
  if (smtpCode !== undefined && smtpCode >= 500) return permanent(refusal);
  if (smtpCode !== undefined && smtpCode >= 400) return temporary(smtpCode, smtpStatus);
  if (progress === "handed-over") return unclear;
  return putOff(isConnection ? "unreachable" : null);
}

const isAborted = (error: unknown): boolean => error instanceof Error && /^(AbortError|TimeoutError)$/.test(error.name);
