import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { campaignMessages } from "#content/staff-messages.ts";
import { campaignsResponse, sendCampaignResponse } from "#contract/admin-campaigns.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

describe.each(engines)("a campaign that is refused on %s", (engine) => {
  let shop: TestShop;
  let auth: Record<string, string>;
  beforeEach(async () => {
    shop = await openTestShop(engine);
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    for (const name of ["ada", "grace", "edith"]) await shop.context.subscribe({ email: `${name}@x.com`, source: "/" });
  });
  afterEach(() => shop.close());

  const rowsOf = (table: "outbox" | "audit_log") => shop.context.database.db.selectFrom(table).select("id");
  const outbox = () => rowsOf("outbox").execute();
  const noted = () => rowsOf("audit_log").where("action", "=", "campaign").execute();
  const list = async () =>
    campaignsResponse.parse(await (await shop.ask("/api/admin/campaigns", { headers: auth })).json());
  const request = async () => ({
    idempotencyKey: crypto.randomUUID(),
    recipients: (await list()).newsletter,
    campaign: { kind: "newsletter", subject: "News", text: "Hello." },
  });
  const send = async () =>
    sendCampaignResponse.parse(await (await shop.post("/api/admin/campaigns", await request(), auth)).json());

  test("a list that isn't as long as staff saw is refused with its length now, and nothing is queued", async () => {
    const seen = await request();
    await shop.context.subscribe({ email: "late@x.com", source: "/" });
    const refused = await shop.post("/api/admin/campaigns", seen, auth);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { success: false, message: campaignMessages.otherCount(4) },
    ]);
    expect([await outbox(), (await list()).campaigns, await noted()]).toEqual([[], [], []]);
    const { recipients: _seen, ...without } = seen;
    expect((await shop.post("/api/admin/campaigns", without, auth)).status).toBe(400);
    expect((await send()).recipients).toBe(4);
  });

  test("a list gets one campaign at a time, however many are sent at once", async () => {
    const requests = await Promise.all([1, 2, 3, 4].map(() => request()));
    const answers = await Promise.all(requests.map((body) => shop.post("/api/admin/campaigns", body, auth)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({ success: false, message: campaignMessages.stillGoing });
    expect(await outbox()).toHaveLength(3);
    await shop.post("/api/admin/campaigns/stop", { id: (await list()).campaigns[0]?.id }, auth);
    expect((await send()).recipients).toBe(3);
  });
});
