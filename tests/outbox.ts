import { createCampaignMails } from "#server/campaigns/campaign-mails.ts";
import { type CampaignMailer, countList, sendCampaign } from "#server/campaigns/send-campaign.ts";
import { readConfig } from "#server/config/config.ts";
import type { Engine } from "#server/db/columns.ts";
import { enqueueMails } from "#server/db/queries/enqueue-mails.ts";
import { pendingMailStats } from "#server/db/queries/mail-counts.ts";
import { createLog } from "#server/lib/log.ts";
import { smtpMailer } from "#server/mail/mailer.ts";
import { startOutboxWorker } from "#server/mail/outbox-worker.ts";
import { openTestDatabase } from "./databases.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";
import { subscriberRow } from "./rows.ts";

const from = { name: "", address: "shop@shop.example" };
const mails = createCampaignMails(readConfig({ SITE_URL: "https://shop.example" }), [new Uint8Array(32).fill(1)]);

/** An outbox on a database of its own, with a real mail server that its mails are sent to. */
export async function openOutbox(engine: Engine) {
  const database = await openTestDatabase(engine);
  const workers: ReturnType<typeof startOutboxWorker>[] = [];
  const servers: MailServer[] = [];
  const rows = () => database.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const mailer: CampaignMailer = { database, schema: "public", mails, mailDomain: "shop.example" };

  /** Sends to a server. @param firstDelayMs how long a first rest is, or the first delay between two tries */
  function deliverTo(url: string, { firstDelayMs = 20, perMinute = null as number | null } = {}): void {
    const options = {
      database,
      mailer: smtpMailer(url, from),
      to: () => "support@shop.example",
      log: createLog("silent"),
    };
    workers.push(startOutboxWorker({ ...options, campaignMails: mails, perMinute, firstDelayMs, pollMs: 20 }));
  }

  return {
    database,
    mailer,
    rows,
    deliverTo,
    /** Starts a mail server and sends to it. */
    async serve(options: Parameters<typeof startMailServer>[0], firstDelayMs?: number): Promise<MailServer> {
      const server = await startMailServer(options);
      servers.push(server);
      deliverTo(server.url, firstDelayMs === undefined ? {} : { firstDelayMs });
      return server;
    },
    /** A mail to one person. */
    put: (recipient: string) =>
      enqueueMails(database.db, [{ kind: "receipt", recipient, subject: "s", text: "t" }], "shop.example"),
    stateOf: async (recipient: string): Promise<string> => {
      const row = (await rows()).find((one) => one.recipient === recipient);
      if (!row) return "gone";
      return row.sent_at === null ? (row.outcome ?? "waiting") : "sent";
    },
    waiting: async (): Promise<number> => (await pendingMailStats(database.db)).count,
    addReaders: (emails: readonly string[]) =>
      database
        .subscribers("public")
        .insertInto("subscribers")
        .values(emails.map((email) => subscriberRow(email)))
        .execute(),
    /** A campaign to all readers. */
    async send(subject: string, text = "Hello.") {
      const confirmed = await countList(mailer, "newsletter");
      const campaign = { idempotencyKey: subject, username: "ada", list: "newsletter", subject, text } as const;
      const sent = await sendCampaign(mailer, { ...campaign, confirmed });
      for (const worker of workers) worker.wake();
      return sent;
    },
    /** Stops sending and ends the servers. */
    async stop(): Promise<void> {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
      await Promise.all(servers.splice(0).map((server) => server.close()));
    },
  };
}
