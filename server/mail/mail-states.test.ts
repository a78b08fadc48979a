import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { outboxState, pendingMailStats } from "#server/db/queries/mail-counts.ts";
import { readRest, restQueue } from "#server/db/queries/mail-queue.ts";
import { retryMail } from "#server/db/queries/staff-mail.ts";
import { engines } from "#tests/databases.ts";
import { letPass } from "#tests/let-pass.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { openOutbox } from "#tests/outbox.ts";

const day = 24 * 60 * 60_000;

describe.each(engines)("a mail on %s", (engine) => {
  let outbox: Awaited<ReturnType<typeof openOutbox>>;
  beforeEach(async () => {
    outbox = await openOutbox(engine);
  });
  afterEach(() => outbox.stop());

  test("that is refused for good is tried once, and those behind it go out", async () => {
    const tried: string[] = [];
    const { taken } = await outbox.serve({
      answer: (step, to) => {
        if (step === "rcpt") tried.push(to);
        return step === "rcpt" && to === "dead@x.com" ? "550 5.1.1 no such mailbox" : null;
      },
    });
    for (const name of ["dead", "alive"]) await outbox.put(`${name}@x.com`);
    await expect.poll(() => outbox.stateOf("alive@x.com")).toBe("sent");
    expect(await outbox.stateOf("dead@x.com")).toBe("refused");
    expect(taken.map(({ to }) => to)).toEqual(["alive@x.com"]);
    expect(tried).toEqual(["dead@x.com", "alive@x.com"]);
    expect(await outboxState(outbox.database.db)).toMatchObject({
      waiting: 0,
      failing: 0,
      sent: 1,
      unsent: 1,
      rest: null,
    });
    expect(await pendingMailStats(outbox.database.db)).toEqual({ count: 0, oldest: null });
  });

  test("that is greylisted is taken later; one that is put off for two days is given up", async () => {
    let tries = 0;
    await outbox.serve({
      answer: (step, to) => {
        if (step !== "rcpt") return null;
        if (to === "never@x.com") return "452 4.2.2 mailbox full";
        tries += 1;
        return tries < 3 ? "450 4.2.0 greylisted" : null;
      },
    });
    await outbox.put("gray@x.com");
    await expect.poll(() => outbox.stateOf("gray@x.com")).toBe("sent");
    await outbox.put("never@x.com");
    await expect.poll(async () => (await outbox.rows())[1]?.deferred_at).not.toBeNull();
    expect(await outbox.stateOf("never@x.com")).toBe("waiting");
    await letPass(outbox.database, "outbox", "deferred_at", 2 * day);
    await letPass(outbox.database, "outbox", "next_attempt_at", day / 24);
    await expect.poll(() => outbox.stateOf("never@x.com")).toBe("given-up");
  });

  test("is kept for as long as the server is at fault, however long that is", async () => {
    await outbox.serve({ wantsLogin: true });
    // No login is given, and the server wants one.
    await outbox.put("ada@x.com");
    await expect.poll(async () => (await readRest(outbox.database.db))?.fault).toBe("account");
    await letPass(outbox.database, "outbox", "created_at", 10 * day);
    await letPass(outbox.database, "mail_queue", "since", 10 * day);
    const tries = (await outbox.rows())[0]?.attempts ?? 0;
    await expect.poll(async () => (await outbox.rows())[0]?.attempts).toBeGreaterThan(tries);
    expect(await outbox.stateOf("ada@x.com")).toBe("waiting");
    expect((await outbox.rows())[0]?.deferred_at).toBeNull();
  });

  test("waits while the queue rests, which is longer each time, and goes out at once when staff ask for it", async () => {
    const { db } = outbox.database;
    const tried: string[] = [];
    await outbox.serve(
      {
        answer: (step, to) => {
          if (step === "rcpt") tried.push(to);
          return step === "rcpt" && tried.length === 1 ? "452 4.2.1 slow down" : null;
        },
      },
      60_000,
    );
    for (const name of ["a", "b", "c"]) await outbox.put(`${name}@x.com`);
    await expect
      .poll(() => readRest(db))
      .toMatchObject({ fault: "busy", answer: expect.stringContaining("slow down") });
    // Looks come every 20 ms; another server would have got them all by now.
    await outbox.put("d@x.com");
    for (let looks = 0; looks < 20; looks += 1) await outbox.waiting();
    expect(tried).toEqual(["a@x.com"]);
    expect(await outbox.waiting()).toBe(4);
    const [first] = await outbox.rows();
    expect(await retryMail(db, first?.id ?? 0)).toBe(true);
    await expect.poll(outbox.waiting).toBe(0);
    expect(await readRest(db)).toBeNull();
    const restMs = async () => {
      const seen: number[] = [];
      await restQueue(db, { fault: "busy", answer: "" }, (rests) => seen.push(rests) * 0 + 1);
      await letPass(outbox.database, "mail_queue", "rests_until", 10);
      return seen;
    };
    expect([await restMs(), await restMs(), await restMs()]).toEqual([[1], [2], [3]]);
    await letPass(outbox.database, "mail_queue", "rests_until", 10 * 60_000);
    expect(await restMs()).toEqual([1]);
  });

  test("after the other that is put off, or refused by policy, has the whole queue rest", async () => {
    for (const [answer, fault, triesAtLeast] of [
      ["451 4.7.1 try later", "busy", 5],
      ["550 5.7.1 your address is on a list", "policy", 3],
    ] as const) {
      const tried = new Set<string>();
      const { taken } = await outbox.serve(
        {
          answer: (step, to) => {
            if (step === "rcpt") tried.add(to);
            return step === "rcpt" ? answer : null;
          },
        },
        60_000,
      );
      for (let n = 0; n < 9; n += 1) await outbox.put(`r${n}@x.com`);
      await expect.poll(async () => (await readRest(outbox.database.db))?.fault).toBe(fault);
      for (let looks = 0; looks < 20; looks += 1) await outbox.waiting();
      expect([tried.size, taken.length]).toEqual([triesAtLeast, 0]);
      // The two that a policy refused first may have been refused for their own sake.
      expect(await outbox.waiting()).toBe(fault === "policy" ? 7 : 9);
      await outbox.stop();
      await outbox.database.db.deleteFrom("outbox").execute();
      await outbox.database.db.deleteFrom("mail_queue").execute();
    }
  });

  test("goes no faster than the rate that is set, whatever number of processes sends", async () => {
    const { url } = await startMailServer();
    for (let n = 0; n < 3; n += 1) await outbox.put(`r${n}@x.com`);
    for (let n = 0; n < 2; n += 1) outbox.deliverTo(url, { perMinute: 1 });
    await expect.poll(outbox.waiting).toBe(2);
    for (let looks = 0; looks < 20; looks += 1) expect(await outbox.waiting()).toBe(2);
    await letPass(outbox.database, "mail_queue", "next_at", 60_000);
    await expect.poll(outbox.waiting).toBe(1);
  });
});
