import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { countList, countResting, listCampaigns } from "#server/campaigns/send-campaign.ts";
import { campaignsUntilRest, forgetRefusals, refusalsOfAddresses } from "#server/db/queries/refused-addresses.ts";
import { engines } from "#tests/databases.ts";
import { openOutbox } from "#tests/outbox.ts";

describe.each(engines)("a mail of a campaign on %s", (engine) => {
  let outbox: Awaited<ReturnType<typeof openOutbox>>;
  beforeEach(async () => {
    outbox = await openOutbox(engine);
  });
  afterEach(() => outbox.stop());

  test("whose answer got lost is sent again to one person, and not to a list", async () => {
    let drops = true;
    const seen: string[] = [];
    const { taken } = await outbox.serve({
      answer: (step, to) => {
        if (step === "data") seen.push(to);
        return step === "data" && drops ? "drop" : null;
      },
    });
    await outbox.addReaders(["reader@x.com"]);
    await outbox.send("News");
    await expect.poll(() => outbox.stateOf("reader@x.com")).toBe("given-up");
    await outbox.put("ada@x.com");
    await expect.poll(() => seen.filter((to) => to === "ada@x.com").length).toBeGreaterThan(0);
    drops = false;
    await expect.poll(() => outbox.stateOf("ada@x.com")).toBe("sent");
    expect(seen.filter((to) => to === "reader@x.com")).toHaveLength(1);
    expect(taken.map(({ to }) => to)).toEqual(["ada@x.com"]);
    expect((await listCampaigns(outbox.database, 1))[0]).toMatchObject({ sent: 0, waiting: 0, givenUp: 1 });
  });

  test("whose process was killed while it sent it never goes out twice; one to a person goes out again", async () => {
    const { db } = outbox.database;
    await outbox.addReaders(["reader@x.com", "next@x.com"]);
    await outbox.send("News");
    await outbox.put("ada@x.com");
    // The killed process had leased both, and nothing of what the mail server said was noted.
    const killed = { claimed_until: new Date(Date.now() - 1000).toISOString(), attempts: 1 };
    await db.updateTable("outbox").set(killed).where("recipient", "in", ["reader@x.com", "ada@x.com"]).execute();
    const { taken } = await outbox.serve({});
    await expect.poll(outbox.waiting).toBe(0);
    expect(taken.map(({ to }) => to).toSorted()).toEqual(["ada@x.com", "next@x.com"]);
    expect(await outbox.stateOf("reader@x.com")).toBe("given-up");
    expect((await listCampaigns(outbox.database, 1))[0]).toMatchObject({ sent: 1, waiting: 0, givenUp: 1 });
  });

  test("of a campaign is an address and a key: text and link are made when it is sent", async () => {
    const markdown = `${"A long text. ".repeat(700)}\n`;
    await outbox.addReaders(Array.from({ length: 5 }, (_, n) => `reader${n}@x.com`));
    await outbox.send("Long", markdown);
    for (const row of await outbox.rows()) expect(JSON.stringify(row).length).toBeLessThan(700);
    const { taken } = await outbox.serve({});
    await expect.poll(outbox.waiting).toBe(0);
    const links = taken.map(({ text }) => /List-Unsubscribe:\s*<(\S+)>/.exec(text.replaceAll("\r\n ", " "))?.[1]);
    expect(new Set(links).size).toBe(5);
    for (const { text } of taken) expect(text).toContain("A long text. A long text.");
    expect(taken[0]?.text).toMatch(/^List-Id: <newsletter\.shop\.example>\r$/im);
    expect(taken[0]?.text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test("to an address that refuses three campaigns for good is the last one, until staff release it", async () => {
    const { taken } = await outbox.serve({ knows: (to) => to !== "dead@x.com" });
    await outbox.addReaders(["dead@x.com", "alive@x.com"]);
    for (let n = 1; n <= campaignsUntilRest; n += 1) {
      expect(await outbox.send(`News ${n}`)).toMatchObject({ recipients: 2 });
      await expect.poll(outbox.waiting).toBe(0);
      expect((await listCampaigns(outbox.database, 1))[0]).toMatchObject({ sent: 1, refused: 1, waiting: 0 });
    }
    const refusal = async () => (await refusalsOfAddresses(outbox.database.db, ["Dead@x.com"])).get("dead@x.com");
    expect(await refusal()).toMatchObject({ campaigns: 3, answer: expect.stringContaining("no such mailbox") });
    expect((await refusal())?.resting_since).not.toBeNull();
    expect([await countList(outbox.mailer, "newsletter"), await countResting(outbox.mailer, "newsletter")]).toEqual([
      1, 1,
    ]);
    expect(await outbox.send("News 4")).toMatchObject({ recipients: 1 });
    await expect.poll(outbox.waiting).toBe(0);
    expect(taken.filter(({ to }) => to === "alive@x.com")).toHaveLength(4);
    expect(await forgetRefusals(outbox.database.db, "DEAD@x.com")).toBe(true);
    expect(await countList(outbox.mailer, "newsletter")).toBe(2);
  });

  test("that is taken after two refusals has its address begin anew; one for size or policy never counts", async () => {
    let answer: string | null = "550 5.1.1 no such mailbox";
    await outbox.serve({ answer: (step) => (step === "rcpt" ? answer : null) });
    await outbox.addReaders(["ada@x.com"]);
    const campaigns = async () =>
      (await refusalsOfAddresses(outbox.database.db, ["ada@x.com"])).get("ada@x.com")?.campaigns;
    const counted: (number | undefined)[] = [];
    for (const [n, said] of [answer, answer, null, answer, "552 5.3.4 too large", "550 5.7.1 no"].entries()) {
      answer = said;
      await outbox.send(`News ${n}`);
      await expect.poll(outbox.waiting).toBe(0);
      counted.push(await campaigns());
    }
    expect(counted).toEqual([1, 2, undefined, 1, 1, 1]);
  });

  test("is sent once to each address and the campaign ends, whatever the server does on the way", async () => {
    const people = Array.from({ length: 60 }, (_, n) => `r${n}@x.com`);
    const isDead = (to: string): boolean => Number(/\d+/.exec(to)?.[0]) % 20 === 7;
    const log = { rcpt: 0, slow: 0, died: 0 };
    const { taken } = await outbox.serve({
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
    await outbox.addReaders(people);
    await outbox.send("News");
    await expect.poll(outbox.waiting, { timeout: 60_000 }).toBe(0);
    const dead = people.filter(isDead).length;
    expect(log).toMatchObject({ slow: 2, died: 1 });
    expect(new Set(taken.map(({ to }) => to)).size).toBe(taken.length);
    const [campaign] = await listCampaigns(outbox.database, 1);
    // Whose mail had no answer when the server died may have got it, so there is no second one.
    expect(campaign).toMatchObject({ waiting: 0, refused: dead, givenUp: 1, sent: people.length - dead - 1 });
    expect(taken).toHaveLength(people.length - dead - 1);
    expect(await outbox.send("The next one")).toMatchObject({ recipients: people.length });
  });
});
