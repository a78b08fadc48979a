/** A mail: text only, from us; that of a contact message is answered to the visitor. */
export type Mail = {
  readonly messageId: string;
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly date: Date;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Hands mail to a mail server. */
export type Mailer = {
  /** Resolves when the server took it. @throws when it didn't, or didn't say so in time */
  send(mail: Mail): Promise<void>;
  close(): void;
};

/** However slow the server, a try ends within half a minute. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
const wholeTryMs = 30_000;

/** Mail by SMTP. The sender is always ours: the visitor's address stands in Reply-To only. */
export function smtpMailer(url: string, from: string): Mailer {
  return {
    async send(mail) {
      // Loaded with the first mail: a shop that sends none, or none yet, starts without it.
      const { createTransport } = await import("nodemailer");
      // One connection a mail: a slow or broken one can't hold up the next.
      const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
      const timer = setTimeout(() => transport.close(), wholeTryMs);
      try {
        const { headers = {}, ...rest } = mail;
        await transport.sendMail({ from, ...rest, headers: { ...headers } });
      } finally {
        clearTimeout(timer);
        transport.close();
      }
    },
    close() {},
  };
}
