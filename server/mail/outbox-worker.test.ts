import { beforeEach, describe, expect, test, vi } from "vitest";
import { createCampaignMails } from "#server/campaigns/campaign-mails.ts";
import { readConfig } from "#server/config/config.ts";
import { connectDatabase } from "#server/db/database.ts";
import { saveMessage } from "#server/db/queries/contact-messages.ts";
import { enqueueMails } from "#server/db/queries/enqueue-mails.ts";
import { pendingMailStats } from "#server/db/queries/mail-counts.ts";
import { claimMail, markFailed, markSent, renewClaim } from "#server/db/queries/outbox.ts";
import { createLog } from "#server/lib/log.ts";
import type { Mail } from "#server/lib/mail.ts";
import { engines, type OpenTestDatabase, openTestDatabase } from "#tests/databases.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { freePort } from "#tests/postgres-server.ts";
import { type Mailer, smtpMailer } from "./mailer.ts";
import { retryDelay, startOutboxWorker } from "./outbox-worker.ts";

const message = {
  name: "Ada \u00fc",
  email: "ada@example.com",
  topic: "order",
  message: "First line\nBcc: all@example.com\n.\n\u{1F600}",
};
const from = { name: "", address: "shop@incard.example" };
const campaignMails = createCampaignMails(readConfig({ SITE_URL: "https://shop.example" }), [
  new Uint8Array(32).fill(1),
]);
const support = "support@incard.example";
const to = (): string => support;
const log = createLog("silent");

describe.each(engines)("the outbox on %s", (engine) => {
  let database: OpenTestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  const put = (text = message.message) => saveMessage(database, { ...message, message: text }, "shop.example");
  const waiting = async () => (await pendingMailStats(database.db)).count;
  const deliver = (mailer: Mailer) =>
    startOutboxWorker({ database, mailer, to, log, campaignMails, firstDelayMs: 20, pollMs: 20 });

  test("a message becomes one mail: from us, answered to the visitor, text only", async () => {
    const server = await startMailServer();
    const outboxWorker = deliver(smtpMailer(server.url, from));
    await put();
    outboxWorker.wake();
    await expect.poll(waiting).toBe(0);
    await outboxWorker.stop();
    expect(server.taken).toHaveLength(1);
    const { id, text } = server.taken[0] ?? { id: "", text: "" };
    const head = text.slice(0, text.indexOf("\r\n\r\n")).replaceAll("\r\n ", " ");
    expect(head).toMatch(/^From: shop@incard\.example$/m);
    expect(head).toMatch(/^To: support@incard\.example$/m);
    expect(head).toMatch(/^Reply-To: .*<ada@example\.com>$/m);
    expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
    expect(head).not.toMatch(/^bcc:/im);
    expect(id).toMatch(/^<[0-9a-f-]{36}@shop\.example>$/);
    await server.close();
  });

  test("a server that is down, then refuses, then works, gets each mail once", async () => {
    const port = await freePort();
    const outboxWorker = deliver(smtpMailer(`smtp://127.0.0.1:${port}`, from));
    await put("one");
    await put("two");
    outboxWorker.wake();
    const tries = async () =>
      (await database.db.selectFrom("outbox").select("attempts").execute()).reduce((sum, row) => sum + row.attempts, 0);
    await expect.poll(tries).toBeGreaterThan(2);
    expect(await waiting()).toBe(2);
    let refusing = true;
    const server = await startMailServer({ port, refuses: () => refusing });
    await new Promise((resolve) => setImmediate(resolve));
    refusing = false;
    await expect.poll(waiting).toBe(0);
    await outboxWorker.stop();
    expect(server.taken.map(({ text }) => /\r\n\r\n(\w+)/.exec(text)?.[1]).toSorted()).toEqual(["one", "two"]);
    await server.close();
  });

  test("a refused recipient's address reaches staff, never the log", async () => {
    const server = await startMailServer({ knows: () => false });
    const lines: string[] = [];
    const logged = createLog("info", { write: (line: string) => void lines.push(line) });
    await enqueueMails(
      database.db,
      [{ kind: "confirm", recipient: "ada.visitor@example.com", subject: "Hello", text: "Hello" }],
      "shop.example",
    );
    const outboxWorker = startOutboxWorker({
      database,
      mailer: smtpMailer(server.url, from),
      to,
      log: logged,
      campaignMails,
      pollMs: 20,
    });
    const refusedWith = async () =>
      (await database.db.selectFrom("outbox").select("last_error").execute())[0]?.last_error;
    await expect.poll(refusedWith).toContain("ada.visitor@example.com");
    await outboxWorker.stop();
    await server.close();
    const written = lines.join("");
    expect(written).toMatch(/"smtpCode":550,"smtpStatus":"5\.1\.1","verdict":"refused".*a mail wasn't taken/);
    expect(written).not.toContain("ada.visitor");
  });

  test("a mail goes to its recipient, or to support, as it was put there", async () => {
    const sent: Mail[] = [];
    const mail = { kind: "confirm", recipient: "ada@example.com", subject: "Hello", text: "Hi" } as const;
    const createdAt = "2026-01-02T03:04:05.000Z";
    await enqueueMails(database.db, [{ ...mail, headers: { "X-A": "b" }, createdAt }], "shop.example");
    await put();
    const outboxWorker = deliver({ send: async (one) => void sent.push(one) });
    await expect.poll(waiting).toBe(0);
    await outboxWorker.stop();
    const toAda = sent.find(({ subject }) => subject === "Hello");
    expect(toAda).toEqual({
      ...{
        messageId: expect.stringMatching(/^<.+@shop\.example>$/),
        to: "ada@example.com",
        subject: "Hello",
        text: "Hi",
      },
      ...{ date: new Date(createdAt), headers: { "Auto-Submitted": "auto-generated", "X-A": "b" } },
    });
    const toSupport = sent.find((one) => one !== toAda);
    expect(toSupport).toMatchObject({ to: support, replyTo: { name: message.name, address: message.email } });
  });

  test("the lease of a mail that takes long to send is renewed, and no longer than it takes", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const [began, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await put();
    const earliest = Date.now();
    const outboxWorker = deliver({
      send: () => {
        began.resolve();
        return gate.promise;
      },
    });
    await began.promise;
    const latest = Date.now();
    const rows = database.db.updateTable("outbox");
    const until = async () =>
      (await database.db.selectFrom("outbox").select("claimed_until").executeTakeFirstOrThrow()).claimed_until ?? "";
    const lost = "2000-01-01T00:00:00.000Z";
    const takenAt = Date.parse(await until()) - 12_000;
    expect([earliest - 1, takenAt, latest].toSorted((a, b) => a - b)).toEqual([earliest - 1, takenAt, latest]);
    await rows.set({ claimed_until: lost }).execute();
    vi.advanceTimersByTime(3_999);
    expect(await until()).toBe(lost);
    vi.advanceTimersByTime(1);
    await expect.poll(until).not.toBe(lost);
    gate.resolve();
    const stopped = outboxWorker.stop();
    await stopped;
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    expect(await waiting()).toBe(0);
  });

  test("a mail that was sent isn't sent again because that couldn't be noted at once", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const lost = await connectDatabase(database.place);
    await lost.close();
    let tries = 0;
    const sent: string[] = [];
    await put();
    const flaky = {
      ...database,
      get db() {
        tries += 1;
        return tries === 2 || tries === 3 ? lost.db : database.db;
      },
    };
    const mailer: Mailer = { send: async ({ subject }) => void sent.push(subject) };
    const outboxWorker = startOutboxWorker({ database: flaky, mailer, to, log, campaignMails, pollMs: 3_600_000 });
    // A second before each new try.
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        return waiting();
      })
      .toBe(0);
    expect(tries).toBeGreaterThan(2);
    vi.useRealTimers();
    await outboxWorker.stop();
    expect(sent).toHaveLength(1);
  });

  test("stopping waits for the mail at hand and takes no other", async () => {
    const gate = Promise.withResolvers<void>();
    const sent: string[] = [];
    const mailer: Mailer = {
      send: async ({ text }) => {
        sent.push(text.split("\n")[0] ?? "");
        await gate.promise;
      },
    };
    await put("one");
    await put("two");
    const outboxWorker = deliver(mailer);
    await expect.poll(() => sent).toEqual(["one"]);
    const stopped = outboxWorker.stop();
    gate.resolve();
    await stopped;
    expect(sent).toEqual(["one"]);
    expect(await waiting()).toBe(1);
  });

  test("two processes share the work and never take the same mail", async () => {
    const sent: string[] = [];
    const mailer: Mailer = {
      send: async ({ messageId }) => {
        sent.push(messageId);
      },
    };
    for (let i = 0; i < 20; i += 1) await put(`${i}`);
    const both = [deliver(mailer), deliver(mailer)];
    await expect.poll(waiting).toBe(0);
    await Promise.all(both.map((one) => one.stop()));
    expect(sent).toHaveLength(20);
    expect(new Set(sent).size).toBe(20);
  });

  test("a taken mail comes back when its lease is over, under the same id", async () => {
    await put();
    const first = await claimMail(database.db, 60_000);
    expect(await claimMail(database.db, 60_000)).toBeNull();
    await database.db.updateTable("outbox").set({ claimed_until: "2000-01-01T00:00:00.000Z" }).execute();
    const again = await claimMail(database.db, 60_000);
    expect(again).toEqual({ ...first, attempts: 2 });
    await database.db.updateTable("outbox").set({ claimed_until: "2000-01-01T00:00:00.000Z" }).execute();
    await renewClaim(database.db, again?.id ?? 0, 60_000);
    expect(await claimMail(database.db, 60_000)).toBeNull();
    await markSent(database.db, again?.id ?? 0);
    await database.db.updateTable("outbox").set({ claimed_until: null }).execute();
    expect(await claimMail(database.db, 60_000)).toBeNull();
  });

  test("what someone waits for goes before a campaign to many, and one key is one mail", async () => {
    const campaign = {
      kind: "newsletter",
      recipient: "a@x.com",
      subject: "News",
      text: "n",
      dedupeKey: "one",
    } as const;
    expect(await enqueueMails(database.db, [campaign, { ...campaign, dedupeKey: "two" }], "x")).toBe(2);
    expect(await enqueueMails(database.db, [campaign], "x")).toBe(0);
    await put();
    expect((await claimMail(database.db, 60_000))?.content).toMatchObject({
      subject: "[order] Message from Ada \u00fc",
    });
    expect((await claimMail(database.db, 60_000))?.recipient).toBe("a@x.com");
  });

  test("a failed mail waits, and the stored reason is short", async () => {
    await put();
    const mail = await claimMail(database.db, 60_000);
    await markFailed(database.db, mail?.id ?? 0, 60_000, "x".repeat(900));
    expect(await claimMail(database.db, 60_000)).toBeNull();
    const row = await database.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
    expect(row.last_error).toHaveLength(500);
    expect(row.claimed_until).toBeNull();
  });

  test("a lost database is waited for, and then the mail goes out", async () => {
    const lost = await connectDatabase(database.place);
    await lost.close();
    let tries = 0;
    const taken: string[] = [];
    const outboxWorker = startOutboxWorker({
      database: {
        ...database,
        get db() {
          tries += 1;
          return tries <= 3 ? lost.db : database.db;
        },
      },
      mailer: { send: async ({ subject }) => void taken.push(subject) },
      to,
      log,
      campaignMails,
      pollMs: 20,
    });
    await put();
    await expect.poll(waiting).toBe(0);
    await outboxWorker.stop();
    expect(taken).toHaveLength(1);
    expect(tries).toBeGreaterThan(3);
  });
});

test("the delay doubles from five seconds to a quarter of an hour", () => {
  expect([1, 2, 3, 4].map((attempts) => retryDelay(attempts))).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(retryDelay(0)).toBe(5_000);
  expect(retryDelay(1_000)).toBe(15 * 60_000);
});
