import { beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import type { DatabaseClient } from "#server/db/database.ts";
import { beginScheduled, stopCampaign } from "#server/db/queries/campaign-stops.ts";
import { claimMail, markSent, nextMail } from "#server/db/queries/outbox.ts";
import { engines, openTestDatabase } from "#tests/databases.ts";
import { subscriberRow } from "#tests/rows.ts";
import { createCampaignMails } from "./campaign-mails.ts";
import { type CampaignMailer, resumeCampaigns, sendCampaign, startDueCampaigns } from "./send-campaign.ts";

const post: Omit<CampaignMailer, "database"> = {
  schema: "public",
  mails: createCampaignMails(readConfig({ SITE_URL: "https://shop.example" }), [new Uint8Array(32).fill(1)]),
  mailDomain: "shop.example",
};
const leaseMs = 12_000;
const past = "2026-01-01T00:00:00.000Z";

describe.each(engines)("on %s a campaign", (engine) => {
  let database: DatabaseClient;
  const mailer = (): CampaignMailer => ({ ...post, database });
  const subscribe = (...emails: string[]) =>
    database
      .subscribers("public")
      .insertInto("subscribers")
      .values(emails.map((email) => subscriberRow(email)))
      .execute();
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    await subscribe("ada@x.com", "eve@x.com");
  });

  const send = (idempotencyKey: string, more: { sendAt?: string; perMinute?: number }, confirmed = 2) =>
    sendCampaign(mailer(), {
      ...{ username: "ada", list: "newsletter", subject: "News", text: "Hello.", confirmed, idempotencyKey },
      ...more,
    });
  const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  const isDue = () =>
    database.db.updateTable("campaigns").set({ send_at: past }).where("send_at", "is not", null).execute();
  const recipients = async () =>
    (await database.db.selectFrom("outbox").select("recipient").orderBy("id").execute()).map((one) => one.recipient);
  const idOf = async () => (await database.db.selectFrom("campaigns").select("id").executeTakeFirstOrThrow()).id;

  test("waits for its moment, and goes then to who is on the list, once, whoever begins it", async () => {
    expect(await send("a", { sendAt: tomorrow() })).toEqual({ recipients: 0, stopped: false, scheduled: true });
    await resumeCampaigns(mailer());
    expect(await startDueCampaigns(mailer())).toBe(false);
    expect(await recipients()).toEqual([]);
    await subscribe("late@x.com");
    await isDue();
    const started = await Promise.all(Array.from({ length: 3 }, () => startDueCampaigns(mailer())));
    expect(started.filter(Boolean)).toHaveLength(1);
    expect(await recipients()).toEqual(["ada@x.com", "eve@x.com", "late@x.com"]);
  });

  test("that waits keeps no other one back", async () => {
    await send("a", { sendAt: tomorrow() });
    expect(await send("b", {})).toMatchObject({ recipients: 2 });
  });

  test("that waits is canceled, or sent at once", async () => {
    await send("a", { sendAt: tomorrow() });
    const id = await idOf();
    expect(await stopCampaign(database, id)).toMatchObject({ after: 0, recipients: 0 });
    expect(await beginScheduled(database.db, id)).toBe(false);
    await isDue();
    expect(await startDueCampaigns(mailer())).toBe(false);
    expect(await recipients()).toEqual([]);
    await send("b", { sendAt: tomorrow() });
    expect(await beginScheduled(database.db, id + 1)).toBe(true);
    await resumeCampaigns(mailer());
    expect(await recipients()).toHaveLength(2);
  });

  test("that a restore holds doesn't begin by itself", async () => {
    await send("a", { sendAt: tomorrow() });
    await isDue();
    await database.db.updateTable("campaigns").set({ held: 1 }).execute();
    expect(await startDueCampaigns(mailer())).toBe(false);
    expect(await beginScheduled(database.db, await idOf())).toBe(false);
  });

  test("with a rate tries a mail in each turn, whatever else is due in between", async () => {
    await send("a", { perMinute: 1 });
    const first = await claimMail(database.db, leaseMs);
    expect(first?.recipient).toBe("ada@x.com");
    await markSent(database.db, first?.id ?? 0);
    expect(await claimMail(database.db, leaseMs)).toBeNull();
    const next = await nextMail(database.db, leaseMs, null);
    expect(next).toHaveProperty("waitMs");
    await send("b", {}, 2).catch(() => null);
    await database.db.updateTable("campaigns").set({ next_mail_at: past }).execute();
    expect((await claimMail(database.db, leaseMs))?.recipient).toBe("eve@x.com");
    expect(await claimMail(database.db, leaseMs)).toBeNull();
  });

  test("and what goes with it happen both or neither", async () => {
    const failing = sendCampaign(mailer(), {
      ...{ username: "ada", list: "newsletter", subject: "News", text: "Hello.", confirmed: 2, idempotencyKey: "a" },
      alongside: () => Promise.reject(new Error("the page says something else")),
    });
    await expect(failing).rejects.toThrow("the page says something else");
    expect(await database.db.selectFrom("campaigns").select("id").execute()).toEqual([]);
  });
});
