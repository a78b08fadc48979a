import { beforeEach, describe, expect, test } from "vitest";
import { subscriberToolsText } from "#content/admin-subscribers.ts";
import { campaignsResponse } from "#contract/admin-campaigns.ts";
import { subscriberListResponse } from "#contract/admin-subscribers.ts";
import { enqueueCampaignMails } from "#server/db/queries/enqueue-mails.ts";
import { endMail } from "#server/db/queries/outbox.ts";
import { noteRefusedAddress } from "#server/db/queries/refused-addresses.ts";
import { engines } from "#tests/databases.ts";
import { campaignRow, subscriberRow } from "#tests/rows.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

describe.each(engines)("addresses that refuse on %s", (engine) => {
  let shop: TestShop;
  let auth: { Authorization: string };
  beforeEach(async () => {
    shop = await openTestShop(engine);
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    const { database } = shop.context;
    const rows = ["Dead@x.com", "alive@x.com"].map((email) => subscriberRow(email));
    await database.subscribers("public").insertInto("subscribers").values(rows).execute();
  });

  /** A campaign to both, which the one refuses. */
  async function refuseCampaign(): Promise<void> {
    const { db } = shop.context.database;
    const row = campaignRow({ queued_at: new Date().toISOString(), recipients: 2 });
    const { id } = await db.insertInto("campaigns").values(row).returning("id").executeTakeFirstOrThrow();
    const mails = ["Dead@x.com", "alive@x.com"].map(
      (recipient) => ({ kind: "newsletter", recipient, campaignId: id }) as const,
    );
    await enqueueCampaignMails(db, mails, "x");
    const mail = db
      .selectFrom("outbox")
      .select("id")
      .where("campaign_id", "=", id)
      .where("recipient", "=", "Dead@x.com");
    await endMail(db, (await mail.executeTakeFirstOrThrow()).id, "refused", "550 5.1.1 no such mailbox");
    await noteRefusedAddress(db, { email: "Dead@x.com", answer: "550 5.1.1 no such mailbox", campaignId: id });
  }
  async function refusals(path: string) {
    const { data } = subscriberListResponse.parse(await (await shop.ask(path, { headers: auth })).json());
    return Object.fromEntries(data.map(({ email, refusal }) => [email, refusal]));
  }
  const listed = async () =>
    campaignsResponse.parse(await (await shop.ask("/api/admin/campaigns", { headers: auth })).json());

  test("say so in their row and at the campaign, rest after three, and are released by staff", async () => {
    for (let campaigns = 1; campaigns <= 3; campaigns += 1) {
      await refuseCampaign();
      for (const path of ["/api/admin/subscribers", "/api/admin/multi-schema-subscribers?limit=9&sort=newest"]) {
        expect(await refusals(path)).toEqual({
          "alive@x.com": null,
          "Dead@x.com": {
            at: expect.stringMatching(/Z$/),
            answer: "550 5.1.1 no such mailbox",
            campaigns,
            restingSince: campaigns < 3 ? null : expect.stringMatching(/Z$/),
          },
        });
      }
      expect(await listed()).toMatchObject({ newsletter: campaigns < 3 ? 2 : 1, resting: campaigns < 3 ? 0 : 1 });
    }
    expect((await listed()).campaigns[0]).toMatchObject({
      ...{ recipients: 2, sent: 0, waiting: 1, refused: 1, givenUp: 0, dropped: 0 },
      unsent: [{ email: "Dead@x.com", outcome: "refused", answer: "550 5.1.1 no such mailbox" }],
    });
    const release = (email: string) => shop.post("/api/admin/subscribers/release", { email }, auth);
    const released = await release("dead@X.com");
    expect([released.status, await released.json()]).toMatchObject([
      200,
      { message: subscriberToolsText.refusal.released },
    ]);
    expect((await release("dead@x.com")).status).toBe(404);
    expect(await listed()).toMatchObject({ newsletter: 2, resting: 0 });
    expect((await refusals("/api/admin/subscribers"))["Dead@x.com"]).toBeNull();
    expect((await shop.post("/api/admin/subscribers/release", { email: "dead@x.com" })).status).toBe(401);
  });

  test("of one campaign count once, however often it is noted", async () => {
    const { db } = shop.context.database;
    for (const answer of ["550 one", "550 two"])
      await noteRefusedAddress(db, { email: "a@x.com", answer, campaignId: 7 });
    const row = await db.selectFrom("refused_addresses").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email_key: "a@x.com", campaigns: 1, answer: "550 two", resting_since: null });
  });

  test("leave nothing behind when they unsubscribe", async () => {
    await refuseCampaign();
    await shop.post("/api/admin/subscribers/remove", { email: "dead@x.com" }, auth);
    expect(await shop.context.database.db.selectFrom("refused_addresses").selectAll().execute()).toEqual([]);
  });
});
