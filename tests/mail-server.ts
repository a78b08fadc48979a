import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail server in this process that stores the mails it receives. */
export type MailServer = {
  readonly url: string;
  /** Message-ID, recipient and text of each mail taken, in order. */
  readonly taken: readonly { id: string; to: string; text: string }[];
  close(): Promise<void>;
};

/** Where a mail server may answer otherwise than yes: `begun` is the first byte of the text, `data` its end. */
export type MailStep = "connect" | "auth" | "mail" | "rcpt" | "begun" | "data";

/** An answer such as `550 5.1.1 no such mailbox`, `drop` to end the connection without one, or null for yes. */
export type MailAnswer = string | null;

type MailServerOptions = {
  /** A fixed one, for a server that comes back; 0 for any. */
  readonly port?: number;
  /** How long it takes over each mail. */
  readonly delayMs?: number;
  /** Decides before a mail is taken. */
  readonly refuses?: () => boolean;
  /** Tells recipients that there are. */
  readonly knows?: (recipient: string) => boolean;
  /** What it answers at a step; `recipient` is empty before RCPT TO. */
  readonly answer?: (step: MailStep, recipient: string) => MailAnswer;
  /** Whether it wants a login; `answer` decides at `auth`. */
  readonly wantsLogin?: boolean;
};

function errorOf(answer: string): Error {
  const [, code, text] = /^(\d{3}) (.*)$/.exec(answer) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
}

/** Starts it on 127.0.0.1, without encryption. */
export async function startMailServer({
  port = 0,
  delayMs = 0,
  refuses = () => false,
  knows = () => true,
  answer = () => null,
  wantsLogin = false,
}: MailServerOptions = {}): Promise<MailServer> {
  const taken: { id: string; to: string; text: string }[] = [];
  const sockets = new Map<number, Socket>();
  type Done = (error?: Error | null) => void;

  /** Answers at a step, or drops the connection of a client's port. */
  function at(step: MailStep, recipient: string, clientPort: number, done: Done): boolean {
    const said = answer(step, recipient);
    if (said === "drop") sockets.get(clientPort)?.destroy();
    else done(said === null ? null : errorOf(said));
    return said === null;
  }

  const server = new SMTPServer({
    authOptional: !wantsLogin,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onConnect: ({ remotePort }, done) => void at("connect", "", remotePort, done),
    onAuth: (_auth, { remotePort }, done) =>
      void at("auth", "", remotePort, (error) => done(error, error ? undefined : { user: "shop" })),
    onMailFrom: (_address, { remotePort }, done) => void at("mail", "", remotePort, done),
    onRcptTo({ address }, { remotePort }, done) {
      if (knows(address)) at("rcpt", address, remotePort, done);
      else done(errorOf(`550 5.1.1 <${address}>: no such mailbox`));
    },
    onData(stream, { envelope, remotePort }, done) {
      const chunks: Buffer[] = [];
      const to = envelope.rcptTo[0]?.address ?? "";
      stream.once("data", () => at("begun", to, remotePort, () => {}));
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        const finish = (): void => {
          if (refuses()) {
            done(errorOf("451 try again later"));
            return;
          }
          const take: Done = (error) => {
            if (!error) taken.push({ id: /^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? "", to, text });
            done(error);
          };
          at("data", to, remotePort, take);
        };
        if (delayMs > 0) setTimeout(finish, delayMs);
        else finish();
      });
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    const client = socket.remotePort ?? 0;
    sockets.set(client, socket);
    socket.once("close", () => sockets.delete(client));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, "127.0.0.1", () => resolve());
  await promise;
  const address = server.server.address();
  const open = typeof address === "object" && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${open}`,
    taken,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}
