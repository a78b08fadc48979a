import { beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { subscriberRow } from "#tests/rows.ts";
import { createCampaignMails } from "./campaign-mails.ts";
import { type CampaignMailer, countList, listCampaigns, resumeCampaigns, sendCampaign } from "./send-campaign.ts";

const post: Omit<CampaignMailer, "database"> = {
  schema: "public",
  mails: createCampaignMails(readConfig({ SITE_URL: "https://shop.example" }), [new Uint8Array(32).fill(1)]),
  mailDomain: "shop.example",
};
const draft = { username: "ada", subject: "News", text: "Hello." };
const at = new Date().toISOString();
/** More than one page of recipients, by one. */
const many = 201;

describe.each(engines)("a campaign on %s", (engine) => {
  let database: DatabaseClient;
  const mailer = (): CampaignMailer => ({ ...post, database });
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    const rows = Array.from({ length: many }, (_, n) => subscriberRow(`r${n}@x.com`));
    await database.subscribers("public").insertInto("subscribers").values(rows).execute();
    const waiting = ["tagigo", "carbon-finder", "carbon-finder"].map((product_id, n) => ({
      ...{ product_id, email: `w${n}@x.com`, email_key: `w${n}@x.com`, at, source: "/", consent_text_id: "a" },
    }));
    await database.db.insertInto("ship_date_alerts").values(waiting).execute();
  });

  const send = async (key: string, list: "newsletter" | "ship:carbon-finder") =>
    sendCampaign(mailer(), {
      ...{ ...draft, idempotencyKey: key, list },
      confirmed: await countList(mailer(), list),
    });
  const sent = () => database.db.updateTable("outbox").set({ sent_at: at });
  const recipients = async () =>
    (await database.db.selectFrom("outbox").select("recipient").orderBy("id").execute()).map((one) => one.recipient);

  test("goes to each on its list once, over several pages, however often it is sent", async () => {
    expect(await countList(mailer(), "newsletter")).toBe(many);
    expect(await send("a", "newsletter")).toEqual({ recipients: many, stopped: false, scheduled: false });
    expect(await send("a", "newsletter")).toEqual({ recipients: many, stopped: false, scheduled: false });
    // Who subscribes afterwards gets the next one.
    await database.subscribers("public").insertInto("subscribers").values(subscriberRow("late@x.com")).execute();
    expect(await send("a", "newsletter")).toEqual({ recipients: many, stopped: false, scheduled: false });
    expect(await database.db.selectFrom("audit_log").select("action").execute()).toEqual([{ action: "campaign" }]);
    const to = await recipients();
    expect([to.length, new Set(to).size, to[0], to.at(-1)]).toEqual([many, many, "r0@x.com", `r${many - 1}@x.com`]);
  });

  test("about a ship date goes to who waits for that product", async () => {
    expect(await countList(mailer(), "ship:carbon-finder")).toBe(2);
    expect(await send("a", "ship:carbon-finder")).toEqual({ recipients: 2, stopped: false, scheduled: false });
    expect(await recipients()).toEqual(["w1@x.com", "w2@x.com"]);
    const noted = await database.db.selectFrom("audit_log").select(["username", "action", "detail"]).execute();
    expect(noted).toEqual([{ username: "ada", action: "campaign", detail: "ship:carbon-finder: News (2)" }]);
  });

  test("that a killed process left is finished at the next start, unless it was stopped or is done", async () => {
    for (const key of ["half", "stopped", "done"]) {
      await send(key, "ship:carbon-finder");
      await sent().execute();
    }
    await database.db.deleteFrom("outbox").execute();
    const rows = (key: string) => database.db.updateTable("campaigns").where("idempotency_key", "=", key);
    await rows("half").set({ queued_at: null, recipients: 0 }).execute();
    await rows("stopped").set({ queued_at: null, stopped_at: at, recipients: 0 }).execute();
    await resumeCampaigns(mailer());
    expect(await recipients()).toEqual(["w1@x.com", "w2@x.com"]);
    const kept = await database.db.selectFrom("campaigns").select(["recipients", "queued_at"]).orderBy("id").execute();
    expect(kept.map((one) => [one.recipients, one.queued_at !== null])).toEqual([
      [2, true],
      [0, false],
      [2, true],
    ]);
    expect(await send("stopped", "ship:carbon-finder")).toEqual({ recipients: 0, stopped: true, scheduled: false });
    expect(await recipients()).toHaveLength(2);
  });

  test("is listed with how many of its mails still wait, the newest first", async () => {
    expect(await listCampaigns(database, 9)).toEqual([]);
    for (const key of ["a", "b", "c"]) {
      await send(key, "ship:carbon-finder");
      await sent().execute();
    }
    await database.db.updateTable("outbox").set({ sent_at: null }).execute();
    const [first] = await database.db.selectFrom("outbox").select("id").orderBy("id").execute();
    await sent()
      .where("id", "=", first?.id ?? 0)
      .execute();
    const listed = await listCampaigns(database, 9);
    expect(listed.map((one) => [one.idempotency_key, one.waiting])).toEqual([
      ["c", 2],
      ["b", 2],
      ["a", 1],
    ]);
    expect(await listCampaigns(database, 1)).toMatchObject([{ idempotency_key: "c" }]);
    await sent().execute();
    expect((await listCampaigns(database, 9)).map(({ waiting }) => waiting)).toEqual([0, 0, 0]);
  });
});
