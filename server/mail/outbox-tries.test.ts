import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCampaignMails } from "#server/campaigns/campaign-mails.ts";
import { readConfig } from "#server/config/config.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { saveMessage } from "#server/db/queries/contact-messages.ts";
import { pendingMailStats } from "#server/db/queries/mail-counts.ts";
import { claimMail } from "#server/db/queries/outbox.ts";
import { createLog } from "#server/lib/log.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import type { Mailer } from "./mailer.ts";
import { startOutboxWorker } from "./outbox-worker.ts";

const hour = 60 * 60_000;
const campaignMails = createCampaignMails(readConfig({}), [new Uint8Array(32).fill(1)]);

describe.each(engines)("the outbox on %s", (engine) => {
  let database: DatabaseClient;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => vi.useRealTimers());
  const put = (message = "x") =>
    saveMessage(database, { name: "Ada", email: "a@x.com", topic: "order", message }, "shop.example");
  const waiting = async () => (await pendingMailStats(database.db)).count;

  test("a mail whose lease and next try a clock set back has put into the future is sent all the same", async () => {
    await put();
    const future = new Date(Date.now() + 72 * hour).toISOString();
    await database.db.updateTable("outbox").set({ next_attempt_at: future, claimed_until: future }).execute();
    expect(await claimMail(database.db, 1_000)).toMatchObject({ attempts: 1 });
    expect(await claimMail(database.db, 1_000)).toBeNull();
  });

  /** A worker that looks on its own once an hour, and how often it has asked the database, which can be taken away. */
  function work(send: Mailer["send"]) {
    const seen = { asked: 0, isAway: false };
    const away = (): never => {
      throw new Error("the database is away");
    };
    const watched = {
      ...database,
      get db() {
        seen.asked += 1;
        return seen.isAway ? away() : database.db;
      },
    };
    const options = {
      database: watched,
      mailer: { send },
      to: () => "support@shop.example",
      log: createLog("silent"),
      campaignMails,
    };
    return { seen, worker: startOutboxWorker({ ...options, pollMs: hour }) };
  }

  test("an empty one is looked at once, and again when something was put there", async () => {
    const { seen, worker } = work(async () => {});
    for (let looks = 0; looks < 20; looks += 1) await waiting();
    expect(seen.asked).toBe(1);
    await put();
    worker.wake();
    await expect.poll(waiting).toBe(0);
    await worker.stop();
    await put("one more");
    worker.wake();
    for (let looks = 0; looks < 20; looks += 1) expect(await waiting()).toBe(1);
  });

  test("all that is there is tried at once, also behind one that is refused", async () => {
    for (const message of ["one", "two", "three"]) await put(message);
    let tried = 0;
    const { worker } = work(async () => {
      tried += 1;
      if (tried === 1) throw new Error("550");
    });
    await expect.poll(waiting).toBe(1);
    expect(tried).toBe(3);
    await worker.stop();
  });

  test("what was sent while the database is away is noted for twenty seconds, or until the stop", async () => {
    for (const isStopped of [false, true]) {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      if (!isStopped) await put();
      const { seen, worker } = work(async () => {
        seen.isAway = true;
      });
      const timeOut = database.db.updateTable("outbox").set({ claimed_until: null });
      await expect.poll(() => seen.asked).toBe(2);
      const stopped = isStopped ? worker.stop() : null;
      for (let second = 0; second < 25; second += 1) await vi.advanceTimersByTimeAsync(1_000);
      await stopped;
      expect(seen.asked).toBe(isStopped ? 3 : 21);
      vi.useRealTimers();
      await worker.stop();
      await timeOut.execute();
    }
  });
});
