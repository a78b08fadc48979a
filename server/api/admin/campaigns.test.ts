import { afterEach, describe, expect, test, vi } from "vitest";
import { campaignMessages } from "#content/staff-messages.ts";
import { campaignsResponse, sendCampaignResponse } from "#contract/admin-campaigns.ts";
import { successResponse } from "#contract/staff-response.ts";
import { type CampaignMailer, resumeCampaigns, sendCampaign } from "#server/campaigns/send-campaign.ts";
import { readConfig } from "#server/config/config.ts";
import { claimMail, markFailed, markSent } from "#server/db/queries/outbox.ts";
import { rateLimits } from "#server/middleware/rate-limits.ts";
import { createApp } from "#server/start/app.ts";
import { engines } from "#tests/databases.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { subscriberRow } from "#tests/rows.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

const draft = { kind: "newsletter", subject: "News", text: "Hello." };
const idempotencyKey = "5f1b0b6e-6f0a-4d3c-9c3f-0a1b2c3d4e5f";
const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "shop@incard.example" };
/** As if there were a mail server, but nothing fetches mail from the outbox while a test looks at it. */
const withMail = { config: readConfig({ SITE_URL: "http://localhost", ...mail }) };

describe.each(engines)("campaigns by staff on %s", (engine) => {
  let shop: TestShop;
  let auth: Record<string, string>;
  const store = () => shop.context.database;
  const outbox = () => store().db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const open = async (change: Parameters<typeof openTestShop>[3] = {}) => {
    shop = await openTestShop(engine, {}, undefined, change);
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  };
  const addReaders = async (count: number) => {
    const rows = Array.from({ length: count }, (_, i) => subscriberRow(`r${i}@x.com`));
    for (let i = 0; i < rows.length; i += 500) {
      await store()
        .subscribers("public")
        .insertInto("subscribers")
        .values(rows.slice(i, i + 500))
        .execute();
    }
  };
  const list = async () =>
    campaignsResponse.parse(await (await shop.ask("/api/admin/campaigns", { headers: auth })).json());
  const request = async () => ({ idempotencyKey, recipients: (await list()).newsletter, campaign: draft });
  const send = async () =>
    sendCampaignResponse.parse(await (await shop.post("/api/admin/campaigns", await request(), auth)).json());
  const stop = async (id: number) =>
    successResponse.parse(await (await shop.post("/api/admin/campaigns/stop", { id }, auth)).json()).message;
  const idOf = async () => (await list()).campaigns[0]?.id ?? 0;
  const noted = async (action: string) =>
    store().db.selectFrom("audit_log").select(["username", "detail"]).where("action", "=", action).execute();

  afterEach(async () => {
    vi.useRealTimers();
    await shop.close();
  });

  test("without a mail server the screen knows, and the answer says that nothing leaves", async () => {
    await open();
    await addReaders(3);
    expect((await list()).mailServer).toBe(false);
    expect(await send()).toMatchObject({ recipients: 3, message: campaignMessages.waiting(3) });
    expect((await list()).campaigns).toMatchObject([{ waiting: 3, filling: false, stopped: null }]);
    const test = { emails: "me@x.com", campaign: draft };
    const refused = await shop.post("/api/admin/campaigns/test", test, auth);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { success: false, message: campaignMessages.noMailServer },
    ]);
    expect(await outbox()).toHaveLength(3);
  });

  test("with one it says that they go out", async () => {
    await open(withMail);
    await addReaders(1);
    expect((await list()).mailServer).toBe(true);
    expect((await send()).message).toBe(campaignMessages.going(1));
  });

  test("a test goes to one address alone, marked, so many an account, and belongs to no campaign", async () => {
    const wakeOutbox = vi.fn();
    await open({ ...withMail, wakeOutbox });
    await addReaders(3);
    const ask = () => shop.post("/api/admin/campaigns/test", { emails: " Me@x.com ", campaign: draft }, auth);
    const answer = await ask();
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { success: true, message: campaignMessages.tested(["Me@x.com"]) },
    ]);
    const [one, ...more] = await outbox();
    expect(more).toEqual([]);
    expect(wakeOutbox).toHaveBeenCalledOnce();
    expect(one).toMatchObject({ recipient: "Me@x.com", subject: "[Test] News", kind: "test", campaign_id: null });
    expect(one?.text).toMatch(
      /^\[Test\] Only who was named for this test gets this email[\s\S]*Hello\.[\s\S]*Unsubscribe: http/,
    );
    expect((await list()).campaigns).toEqual([]);
    expect(await noted("campaign tested")).toEqual([{ username: "boss", detail: "newsletter: News" }]);
    const statuses = [];
    for (let i = 0; i < rateLimits.campaignTest.account.tries; i += 1) statuses.push((await ask()).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await shop.post("/api/admin/campaigns/test", { emails: "me@x.com", campaign: draft })).status).toBe(401);
  });

  test("who sent a campaign is recorded before its first mail, and once however often it is sent", async () => {
    await open();
    await addReaders(3);
    const { campaignMailer } = shop.context;
    const mailTo = () => {
      throw new Error("the process ends here");
    };
    const ending: CampaignMailer = { ...campaignMailer, mails: { ...campaignMailer.mails, mailTo } };
    const campaign = {
      idempotencyKey,
      username: "boss",
      list: "newsletter",
      subject: "News",
      text: "Hello.",
      confirmed: 3,
    } as const;
    await expect(sendCampaign(ending, campaign)).rejects.toThrow("the process ends here");
    expect(await noted("campaign")).toEqual([{ username: "boss", detail: "newsletter: News (3)" }]);
    await resumeCampaigns(campaignMailer);
    await send();
    expect(await outbox()).toHaveLength(3);
    expect(await noted("campaign")).toHaveLength(1);
  });

  test("a stop removes what nobody took yet, and says how many had left", async () => {
    await open(withMail);
    await addReaders(10);
    await send();
    const id = await idOf();
    for (let i = 0; i < 3; i += 1) await markSent(store().db, (await claimMail(store().db, 60_000))?.id ?? 0);
    const flying = await claimMail(store().db, 60_000);
    expect(await stop(id)).toBe(campaignMessages.stopped(4, 10));
    expect(await outbox()).toHaveLength(4);
    expect((await list()).campaigns).toMatchObject([{ recipients: 10, waiting: 1, stopped: { after: 4 } }]);
    expect(await noted("campaign stopped")).toEqual([{ username: "boss", detail: "newsletter: News (4 of 10)" }]);
    // The one that is being sent is finished, no other is taken, and pressing again sends nothing.
    await markSent(store().db, flying?.id ?? 0);
    expect(await claimMail(store().db, 60_000)).toBeNull();
    expect((await send()).message).toBe(campaignMessages.stoppedMeanwhile);
    await resumeCampaigns(shop.context.campaignMailer);
    expect(await outbox()).toHaveLength(4);
    expect(await stop(id)).toBe(campaignMessages.nothingToStop);
    expect(await noted("campaign stopped")).toHaveLength(1);
    expect((await shop.post("/api/admin/campaigns/stop", { id: 999 }, auth)).status).toBe(404);
    expect((await shop.post("/api/admin/campaigns/stop", { id })).status).toBe(401);
  });

  test("a mail that was being sent at the stop and failed isn't tried again; other mail is", async () => {
    await open(withMail);
    await addReaders(2);
    await send();
    const flying = await claimMail(store().db, 60_000);
    await stop(await idOf());
    await markFailed(store().db, flying?.id ?? 0, -1, "451 later");
    await shop.post("/api/contact", { name: "A", email: "a@x.com", topic: "order", message: "Where?" });
    const next = await claimMail(store().db, 60_000);
    expect(next?.recipient).toBeNull();
    expect(await claimMail(store().db, 60_000)).toBeNull();
    expect(await outbox()).toHaveLength(1);
  });

  test("a campaign that has gone out whole can't be stopped", async () => {
    await open(withMail);
    await addReaders(1);
    await send();
    await markSent(store().db, (await claimMail(store().db, 60_000))?.id ?? 0);
    expect(await stop(await idOf())).toBe(campaignMessages.nothingToStop);
    expect((await list()).campaigns).toMatchObject([{ stopped: null, waiting: 0 }]);
    expect(await noted("campaign stopped")).toEqual([]);
  });

  test("a fill that is still running stops as well, and isn't resumed", async () => {
    await open(withMail);
    await addReaders(1000);
    const { campaignMailer } = shop.context;
    const reached = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    let made = 0;
    // The second page is written once the stop has come.
    const post: CampaignMailer = {
      ...campaignMailer,
      database: {
        ...campaignMailer.database,
        transaction: async (run) => {
          if (made > 200) await stopped.promise;
          return campaignMailer.database.transaction(run);
        },
      },
      mails: {
        ...campaignMailer.mails,
        mailTo: (campaign, email) => {
          made += 1;
          if (made === 201) reached.resolve();
          return campaignMailer.mails.mailTo(campaign, email);
        },
      },
    };
    const filling = sendCampaign(post, {
      idempotencyKey,
      username: "boss",
      list: "newsletter",
      subject: "News",
      text: "Hello.",
      confirmed: 1000,
    });
    await reached.promise;
    const [{ id } = { id: 0 }] = await store().db.selectFrom("campaigns").select("id").execute();
    await stop(id);
    stopped.resolve();
    expect(await filling).toMatchObject({ stopped: true, recipients: expect.any(Number) });
    expect(made).toBeLessThan(1000);
    expect(await outbox()).toEqual([]);
    await resumeCampaigns(campaignMailer);
    expect(await outbox()).toEqual([]);
    expect((await list()).campaigns).toMatchObject([{ filling: false, waiting: 0, stopped: { after: 0 } }]);
  });

  test("a list that takes longer than a browser waits is answered before, and finished behind the answer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await open();
    await addReaders(1000);
    const { campaignMailer } = shop.context;
    const slow: CampaignMailer = {
      ...campaignMailer,
      mails: {
        ...campaignMailer.mails,
        mailTo: (campaign, email) => {
          if (email === "r500@x.com") vi.advanceTimersByTime(60_000);
          return campaignMailer.mails.mailTo(campaign, email);
        },
      },
    };
    const app = createApp({ ...shop.context, campaignMailer: slow });
    const answer = await app.request("http://localhost/api/admin/campaigns", {
      method: "POST",
      body: JSON.stringify(await request()),
      headers: { "Content-Type": "application/json", ...auth },
    });
    vi.useRealTimers();
    const { message } = sendCampaignResponse.parse(await answer.json());
    expect(message).toBe(campaignMessages.filling(1000, false));
    await expect.poll(async () => (await list()).campaigns[0]?.recipients).toBe(1000);
    await expect.poll(() => noted("campaign")).toHaveLength(1);
  });

  test("a campaign that a killed process left half filled can be stopped, and stays so at the next start", async () => {
    await open(withMail);
    await addReaders(3);
    await send();
    await store().db.updateTable("campaigns").set({ queued_at: null, recipients: 0 }).execute();
    await store().db.deleteFrom("outbox").where("recipient", "=", "r2@x.com").execute();
    expect((await list()).campaigns).toMatchObject([{ filling: true }]);
    expect(await stop(await idOf())).toBe(campaignMessages.stopped(0, 2));
    await resumeCampaigns(shop.context.campaignMailer);
    expect(await outbox()).toEqual([]);
  });

  test("one that is stopped before its first mail is queued stays stopped; who left since counts as asked", async () => {
    await open(withMail);
    await addReaders(3);
    await send();
    // They have unsubscribed.
    await store().db.deleteFrom("outbox").where("recipient", "=", "r2@x.com").execute();
    expect(await stop(await idOf())).toBe(campaignMessages.stopped(0, 3));
    const begun = { stopped_at: null, stopped_after: null, queued_at: null, recipients: 0 };
    await store().db.updateTable("campaigns").set(begun).execute();
    expect(await stop(await idOf())).toBe(campaignMessages.stopped(0, 0));
    await resumeCampaigns(shop.context.campaignMailer);
    expect([await outbox(), (await list()).campaigns]).toMatchObject([[], [{ filling: false, stopped: { after: 0 } }]]);
  });

  test("stopped over a real socket while it goes out, nobody gets it twice and the rest get nothing", async () => {
    const server = await startMailServer({ delayMs: 20 });
    shop = await openTestShop(engine, { SMTP_URL: server.url, MAIL_FROM: "shop@incard.example" });
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    await addReaders(200);
    await send();
    await expect.poll(() => server.taken.length).toBeGreaterThan(3);
    await stop(await idOf());
    await expect.poll(async () => (await list()).campaigns[0]?.waiting).toBe(0);
    const { campaigns } = await list();
    const left = campaigns[0]?.stopped?.after ?? 0;
    expect(left).toBeGreaterThan(3);
    expect(left).toBeLessThan(200);
    expect(server.taken).toHaveLength(left);
    expect(new Set(server.taken.map(({ id }) => id)).size).toBe(left);
    await server.close();
  });
});
