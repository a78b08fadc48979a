import type { Mail, Sender } from "#server/lib/mail.ts";
import { MailError, type Progress } from "./smtp-verdict.ts";

/** Hands mails to a mail server. */
export type Mailer = {
  /** Resolves when the mail server accepted it. @throws MailError when it was refused or timed out */
  send(mail: Mail): Promise<void>;
};

/** Times against servers that don't answer at all. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** nodemailer tells how far a try got by log entries alone: `send` begins the mail, `message` follows its last byte. */
function progressLogger() {
  let progress: Progress = "connecting";
  const note = (entry: unknown): void => {
    const step = typeof entry === "object" && entry !== null && "tnx" in entry ? entry.tnx : null;
    if (step === "send" && progress === "connecting") progress = "sending";
    if (step === "message") progress = "handed-over";
  };
  const ignore = (): void => {};
  const logger = { trace: ignore, debug: ignore, info: note, warn: ignore, error: ignore, fatal: ignore };
  return { logger: { ...logger, level: ignore }, lastProgress: () => progress };
}

/**
 * Makes a mailer for a server that speaks SMTP. The sender is always the shop; the visitor's address is only in
 * Reply-To.
 * @param tryMs how long a try may take
 */
export function smtpMailer(url: string, from: Sender, tryMs = 30_000): Mailer {
  return {
    async send(mail) {
      // Imported with the first mail.
      const { createTransport } = await import("nodemailer");
      const { logger, lastProgress } = progressLogger();
      // One connection per mail, so that a broken one doesn't delay the next.
      const transport = createTransport({ url, ...timeouts, logger, disableFileAccess: true, disableUrlAccess: true });
      const { headers = {}, to, senderName = from.name, ...rest } = mail;
      try {
        await transport.sendMail({
          from: { name: senderName, address: from.address },
          ...rest,
          // As text it would be read as a list of addresses.
          to: { name: "", address: to },
          headers: { ...headers },
          signal: AbortSignal.timeout(tryMs),
        });
      } catch (error) {
        throw new MailError(lastProgress(), error);
      }
    },
  };
}
