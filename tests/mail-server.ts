import { SMTPServer } from "smtp-server";

/** A mail server in this process that stores the mails it receives. */
export type MailServer = {
  readonly url: string;
  /** Message-ID and text of each mail taken, in order. */
  readonly taken: readonly { id: string; text: string }[];
  close(): Promise<void>;
};

/**
 * Starts it. `refuses` decides before a mail is taken; `delayMs` makes it slow; `knows` tells recipients that there are.
 * @param port a fixed one, for a server that comes back; 0 for any
 */
export async function startMailServer({
  port = 0,
  refuses = () => false,
  delayMs = 0,
  knows = () => true,
}: {
  port?: number;
  refuses?: () => boolean;
  delayMs?: number;
  knows?: (recipient: string) => boolean;
} = {}): Promise<MailServer> {
  const taken: { id: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const httpError = new Error(`5.1.1 <${address}>: no such mailbox`);
      done(knows(address) ? null : Object.assign(httpError, { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        const answer = (): void => {
          if (refuses()) {
            done(Object.assign(new Error("try again later"), { responseCode: 451 }));
            return;
          }
          taken.push({ id: /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? "", text });
          done();
        };
        if (delayMs > 0) setTimeout(answer, delayMs);
        else answer();
      });
    },
  });
  server.on("error", () => {});
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, "127.0.0.1", () => resolve());
  await promise;
  const address = server.server.address();
  const open = typeof address === "object" && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${open}`,
    taken,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
