import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createCampaignMails } from "#server/campaigns/campaign-mails.ts";
import {
  type CampaignMailer,
  countList,
  countResting,
  listCampaigns,
  sendCampaign,
} from "#server/campaigns/send-campaign.ts";
import { readConfig } from "#server/config.ts";
import { outboxState, pendingMailStats } from "#server/db/queries/mail-counts.ts";
import { readRest, restQueue } from "#server/db/queries/mail-queue.ts";
import { enqueueMails, type NewMail, retryMail } from "#server/db/queries/outbox.ts";
import { campaignsUntilRest, forgetRefusals, refusalsOfAddresses } from "#server/db/queries/refused-addresses.ts";
import { createLog } from "#server/log.ts";
import { engines, type OpenTestDatabase, openTestDatabase } from "#tests/databases.ts";
import { letPass } from "#tests/let-pass.ts";
import { type MailServer, startMailServer } from "#tests/mail-server.ts";
import { subscriberRow } from "#tests/rows.ts";
import { smtpMailer } from "./mailer.ts";
import { startOutboxWorker } from "./outbox-worker.ts";

const from = { name: "", address: "shop@shop.example" };
const mails = createCampaignMails(readConfig({ SITE_URL: "https://shop.example" }), [new Uint8Array(32).fill(1)]);
const day = 24 * 60 * 60_000;

describe.each(engines)("a mail on %s", (engine) => {
  let database: OpenTestDatabase;
  let server: MailServer | undefined;
  let worker: ReturnType<typeof startOutboxWorker> | undefined;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(async () => {
    await worker?.stop();
    await server?.close();
  });

  /** Sends what is in the outbox to a server; a rest, or a delay between two tries, begins with `firstDelayMs`. */
  function deliverTo(url: string, firstDelayMs = 20, perMinute: number | null = null): void {
    worker = startOutboxWorker({
      database,
      mailer: smtpMailer(url, from),
      to: "support@shop.example",
      log: createLog("silent"),
      campaignMails: mails,
      perMinute,
      firstDelayMs,
      pollMs: 20,
    });
  }
  async function serve(options: Parameters<typeof startMailServer>[0], firstDelayMs?: number): Promise<MailServer> {
    server = await startMailServer(options);
    deliverTo(server.url, firstDelayMs);
    return server;
  }
  const put = (recipient: string, more: Partial<NewMail> = {}) =>
    enqueueMails(database.db, [{ kind: "receipt", recipient, subject: "s", text: "t", ...more }], "shop.example");
  const rows = () => database.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const stateOf = async (recipient: string): Promise<string> => {
    const row = (await rows()).find((one) => one.recipient === recipient);
    if (!row) return "gone";
    return row.sent_at === null ? (row.outcome ?? "waiting") : "sent";
  };
  const waiting = async () => (await pendingMailStats(database.db)).count;
  const addReaders = (emails: readonly string[]) =>
    database
      .subscribers("public")
      .insertInto("subscribers")
      .values(emails.map((email) => subscriberRow(email)))
      .execute();
  const mailer = (): CampaignMailer => ({ database, schema: "public", mails, mailDomain: "shop.example" });
  async function send(key: string) {
    const confirmed = await countList(mailer(), "newsletter");
    const campaign = {
      idempotencyKey: key,
      username: "ada",
      list: "newsletter",
      subject: key,
      text: "Hello.",
    } as const;
    return sendCampaign(mailer(), { ...campaign, confirmed });
  }

  test("that is refused for good is tried once, and those behind it go out", async () => {
    const tried: string[] = [];
    const { taken } = await serve({
      answer: (step, to) => {
        if (step === "rcpt") tried.push(to);
        return step === "rcpt" && to === "dead@x.com" ? "550 5.1.1 no such mailbox" : null;
      },
    });
    for (const name of ["dead", "alive"]) await put(`${name}@x.com`);
    await expect.poll(() => stateOf("alive@x.com")).toBe("sent");
    expect(await stateOf("dead@x.com")).toBe("refused");
    expect(taken.map(({ to }) => to)).toEqual(["alive@x.com"]);
    expect(tried).toEqual(["dead@x.com", "alive@x.com"]);
    expect(await outboxState(database.db)).toMatchObject({ waiting: 0, failing: 0, sent: 1, unsent: 1, rest: null });
    expect(await pendingMailStats(database.db)).toEqual({ count: 0, oldest: null });
  });

  test("that is greylisted is taken later; one that is put off for two days is given up", async () => {
    let tries = 0;
    await serve({
      answer: (step, to) => {
        if (step !== "rcpt") return null;
        if (to === "never@x.com") return "452 4.2.2 mailbox full";
        tries += 1;
        return tries < 3 ? "450 4.2.0 greylisted" : null;
      },
    });
    await put("gray@x.com");
    await expect.poll(() => stateOf("gray@x.com")).toBe("sent");
    await put("never@x.com");
    await expect.poll(async () => (await rows())[1]?.deferred_at).not.toBeNull();
    expect(await stateOf("never@x.com")).toBe("waiting");
    await letPass(database, "outbox", "deferred_at", 2 * day);
    await letPass(database, "outbox", "next_attempt_at", day / 24);
    await expect.poll(() => stateOf("never@x.com")).toBe("given-up");
  });

  test("is kept for as long as the server is at fault, however long that is", async () => {
    await serve({ wantsLogin: true });
    // No login is given, so the server refuses the sender.
    await put("ada@x.com");
    await expect.poll(async () => (await readRest(database.db))?.fault).toBe("sender");
    await letPass(database, "outbox", "created_at", 10 * day);
    await letPass(database, "mail_queue", "since", 10 * day);
    const tries = (await rows())[0]?.attempts ?? 0;
    await expect.poll(async () => (await rows())[0]?.attempts).toBeGreaterThan(tries);
    expect(await stateOf("ada@x.com")).toBe("waiting");
    expect((await rows())[0]?.deferred_at).toBeNull();
  });

  test("waits while the queue rests, which is longer each time, and goes out at once when staff ask for it", async () => {
    const { db } = database;
    const tried: string[] = [];
    await serve(
      {
        answer: (step, to) => {
          if (step === "rcpt") tried.push(to);
          return step === "rcpt" && tried.length === 1 ? "452 4.2.1 slow down" : null;
        },
      },
      60_000,
    );
    for (const name of ["a", "b", "c"]) await put(`${name}@x.com`);
    await expect
      .poll(() => readRest(db))
      .toMatchObject({ fault: "busy", answer: expect.stringContaining("slow down") });
    // Looks come every 20 ms; another server would have got them all by now.
    await put("d@x.com");
    worker?.wake();
    for (let looks = 0; looks < 20; looks += 1) await waiting();
    expect(tried).toEqual(["a@x.com"]);
    expect(await waiting()).toBe(4);
    const [first] = await rows();
    expect(await retryMail(db, first?.id ?? 0)).toBe(true);
    await expect.poll(waiting).toBe(0);
    expect(await readRest(db)).toBeNull();
    const restMs = async () => {
      const seen: number[] = [];
      await restQueue(db, { fault: "busy", answer: "" }, (rests) => seen.push(rests) * 0 + 1);
      await letPass(database, "mail_queue", "rests_until", 10);
      return seen;
    };
    expect([await restMs(), await restMs(), await restMs()]).toEqual([[1], [2], [3]]);
    await letPass(database, "mail_queue", "rests_until", 10 * 60_000);
    expect(await restMs()).toEqual([1]);
  });

  test("after the other that is put off, or refused by policy, has the whole queue rest", async () => {
    for (const [answer, fault, triesAtLeast] of [
      ["451 4.7.1 try later", "busy", 5],
      ["550 5.7.1 your address is on a list", "policy", 3],
    ] as const) {
      const tried = new Set<string>();
      const { taken } = await serve(
        {
          answer: (step, to) => {
            if (step === "rcpt") tried.add(to);
            return step === "rcpt" ? answer : null;
          },
        },
        60_000,
      );
      for (let n = 0; n < 9; n += 1) await put(`r${n}@x.com`);
      await expect.poll(async () => (await readRest(database.db))?.fault).toBe(fault);
      for (let looks = 0; looks < 20; looks += 1) await waiting();
      expect([tried.size, taken.length]).toEqual([triesAtLeast, 0]);
      // The two that a policy refused first may have been refused for their own sake.
      expect(await waiting()).toBe(fault === "policy" ? 7 : 9);
      await worker?.stop();
      await server?.close();
      await database.db.deleteFrom("outbox").execute();
      await database.db.deleteFrom("mail_queue").execute();
    }
  });

  test("whose answer got lost is sent again to one person, and not to a list", async () => {
    let drops = true;
    const seen: string[] = [];
    const { taken } = await serve({
      answer: (step, to) => {
        if (step === "data") seen.push(to);
        return step === "data" && drops ? "drop" : null;
      },
    });
    await addReaders(["reader@x.com"]);
    await send("News");
    await expect.poll(() => stateOf("reader@x.com")).toBe("given-up");
    await put("ada@x.com");
    await expect.poll(() => seen.filter((to) => to === "ada@x.com").length).toBeGreaterThan(0);
    drops = false;
    await expect.poll(() => stateOf("ada@x.com")).toBe("sent");
    expect(seen.filter((to) => to === "reader@x.com")).toHaveLength(1);
    expect(taken.map(({ to }) => to)).toEqual(["ada@x.com"]);
    expect((await listCampaigns(database, 1))[0]).toMatchObject({ sent: 0, waiting: 0, givenUp: 1 });
  });

  test("goes no faster than the rate that is set, whatever number of processes sends", async () => {
    server = await startMailServer();
    for (let n = 0; n < 3; n += 1) await put(`r${n}@x.com`);
    const none = smtpMailer(server.url, from);
    const options = { database, mailer: none, to: "", log: createLog("silent"), campaignMails: mails, pollMs: 20 };
    const workers = [1, 2].map(() => startOutboxWorker({ ...options, perMinute: 1 }));
    await expect.poll(waiting).toBe(2);
    for (let looks = 0; looks < 20; looks += 1) expect(await waiting()).toBe(2);
    await letPass(database, "mail_queue", "next_at", 60_000);
    await expect.poll(waiting).toBe(1);
    await Promise.all(workers.map((one) => one.stop()));
  });

  test("of a campaign is an address and a key: text and link are made when it is sent", async () => {
    const markdown = `${"A long text. ".repeat(700)}\n`;
    await addReaders(Array.from({ length: 5 }, (_, n) => `reader${n}@x.com`));
    await sendCampaign(mailer(), {
      ...{
        idempotencyKey: "long",
        username: "ada",
        list: "newsletter",
        subject: "Long",
        text: markdown,
        confirmed: 5,
      },
    });
    for (const row of await rows()) expect(JSON.stringify(row).length).toBeLessThan(700);
    const { taken } = await serve({});
    await expect.poll(waiting).toBe(0);
    const links = taken.map(({ text }) => /List-Unsubscribe:\s*<(\S+)>/.exec(text.replaceAll("\r\n ", " "))?.[1]);
    expect(new Set(links).size).toBe(5);
    for (const { text } of taken) expect(text).toContain("A long text. A long text.");
    expect(taken[0]?.text).toMatch(/^List-Id: <newsletter\.shop\.example>\r$/im);
    expect(taken[0]?.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test("to an address that refuses three campaigns for good is the last one, until staff release it", async () => {
    const { taken } = await serve({ knows: (to) => to !== "dead@x.com" });
    await addReaders(["dead@x.com", "alive@x.com"]);
    for (let n = 1; n <= campaignsUntilRest; n += 1) {
      expect(await send(`News ${n}`)).toMatchObject({ recipients: 2 });
      worker?.wake();
      await expect.poll(waiting).toBe(0);
      expect((await listCampaigns(database, 1))[0]).toMatchObject({ sent: 1, refused: 1, waiting: 0 });
    }
    const refusal = async () => (await refusalsOfAddresses(database.db, ["Dead@x.com"])).get("dead@x.com");
    expect(await refusal()).toMatchObject({ campaigns: 3, answer: expect.stringContaining("no such mailbox") });
    expect((await refusal())?.resting_since).not.toBeNull();
    expect([await countList(mailer(), "newsletter"), await countResting(mailer(), "newsletter")]).toEqual([1, 1]);
    expect(await send("News 4")).toMatchObject({ recipients: 1 });
    await expect.poll(waiting).toBe(0);
    expect(taken.filter(({ to }) => to === "alive@x.com")).toHaveLength(4);
    expect(await forgetRefusals(database.db, "DEAD@x.com")).toBe(true);
    expect(await countList(mailer(), "newsletter")).toBe(2);
  });

  test("that is taken after two refusals has its address begin anew; one for size or policy never counts", async () => {
    let answer: string | null = "550 5.1.1 no such mailbox";
    await serve({ answer: (step) => (step === "rcpt" ? answer : null) });
    await addReaders(["ada@x.com"]);
    const campaigns = async () => (await refusalsOfAddresses(database.db, ["ada@x.com"])).get("ada@x.com")?.campaigns;
    const counted: (number | undefined)[] = [];
    for (const [n, said] of [answer, answer, null, answer, "552 5.3.4 too large", "550 5.7.1 no"].entries()) {
      answer = said;
      await send(`News ${n}`);
      worker?.wake();
      await expect.poll(waiting).toBe(0);
      counted.push(await campaigns());
    }
    expect(counted).toEqual([1, 2, undefined, 1, 1, 1]);
  });

  test("is sent once to each address and the campaign ends, whatever the server does on the way", async () => {
    const people = Array.from({ length: 60 }, (_, n) => `r${n}@x.com`);
    const isDead = (to: string): boolean => Number(/\d+/.exec(to)?.[0]) % 20 === 7;
    const log = { rcpt: 0, slow: 0, died: 0 };
    const { taken } = await serve({
      answer: (step, to) => {
        if (step !== "rcpt" && step !== "data") return null;
        if (step === "rcpt") log.rcpt += 1;
        if (step === "rcpt" && [10, 30].includes(log.rcpt)) {
          log.slow += 1;
          return "452 4.2.1 slow down";
        }
        if (step === "data" && log.rcpt >= 45 && log.died === 0) {
          log.died += 1;
          return "drop";
        }
        return step === "rcpt" && isDead(to) ? "550 5.1.1 no such mailbox" : null;
      },
    });
    await addReaders(people);
    await send("News");
    worker?.wake();
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
    const dead = people.filter(isDead).length;
    expect(log).toMatchObject({ slow: 2, died: 1 });
    expect(new Set(taken.map(({ to }) => to)).size).toBe(taken.length);
    const [campaign] = await listCampaigns(database, 1);
    // Whose mail had no answer when the server died may have got it, so there is no second one.
    expect(campaign).toMatchObject({ waiting: 0, refused: dead, givenUp: 1, sent: people.length - dead - 1 });
    expect(taken).toHaveLength(people.length - dead - 1);
    expect(await send("The next one")).toMatchObject({ recipients: people.length });
  });
});
