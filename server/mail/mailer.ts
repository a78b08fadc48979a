/** A mail from the shop, with HTML beside its text where there is some; the Reply-To of a contact message is the visitor. */
export type Mail = {
  readonly messageId: string;
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly date: Date;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Mailer = {
  /** Resolves when the mail server accepted it. @throws when it was refused or timed out */
  send(mail: Mail): Promise<void>;
};

/** For servers that don't answer at all. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** The sender is always the shop; the visitor's address is only in Reply-To. @param tryMs how long a try may take */
export function smtpMailer(url: string, from: string, tryMs = 30_000): Mailer {
  return {
    async send(mail) {
      // Imported with the first mail.
      const { createTransport } = await import("nodemailer");
      // One connection per mail, so that a broken one doesn't delay the next.
      const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
      const { headers = {}, ...rest } = mail;
      await transport.sendMail({ from, ...rest, headers: { ...headers }, signal: AbortSignal.timeout(tryMs) });
    },
  };
}
