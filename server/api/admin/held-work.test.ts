import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { heldWorkMessages } from "#content/admin-held-work.ts";
import { campaignsResponse } from "#contract/admin-campaigns.ts";
import { heldWorkResponse } from "#contract/admin-held-work.ts";
import { inboxResponse } from "#contract/admin-inbox.ts";
import { todayResponse } from "#contract/admin-today.ts";
import { successResponse } from "#contract/staff-response.ts";
import { signSubscriptionToken } from "#server/campaigns/subscription-tokens.ts";
import { backup, restore } from "#server/db/backup.ts";
import { connectDatabase } from "#server/db/database.ts";
import { engines, freshDatabase, settingsOf, type TestDatabase } from "#tests/databases.ts";
import { catalogChangeRow } from "#tests/rows.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

const campaign = {
  idempotencyKey: "5f1b0b6e-6f0a-4d3c-9c3f-0a1b2c3d4e5f",
  recipients: 2,
  campaign: { kind: "newsletter", subject: "Spring", text: "Hello." },
};

describe.each(engines)("a shop with a restored backup on %s", (engine) => {
  let former: TestShop;
  let shop: TestShop;
  let auth: Record<string, string>;
  let place: TestDatabase;

  beforeEach(async () => {
    former = await openTestShop(engine, { TOKEN_SECRET: "the secret of the machine that is gone" });
    for (const email of ["ada@x.com", "grace@x.com"]) await former.context.subscribe({ email, source: "/" });
    const token = { Authorization: `Bearer ${await former.staffToken()}` };
    expect((await former.post("/api/admin/campaigns", campaign, token)).status).toBe(200);
    const { database } = former.context;
    const change = catalogChangeRow("scheduled", { product_id: "gone", applies_at: "2026-01-02T03:04:05.000Z" });
    await database.db.insertInto("catalog_changes").values(change).execute();
    const file = join(former.context.config.dataDir, "night.gz");
    await backup(database, file);
    place = await freshDatabase(engine);
    const empty = await connectDatabase(place);
    await restore(empty, file);
    await empty.close();
    shop = await openTestShop(engine, settingsOf(place));
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });
  afterEach(async () => {
    await former.close();
    await shop.close();
    await place.drop();
  });

  const ask = async (path: string): Promise<unknown> => (await shop.ask(path, { headers: auth })).json();
  const held = async () => heldWorkResponse.parse(await ask("/api/admin/held-work"));
  const today = async () =>
    todayResponse.parse(await ask("/api/admin/today")).items.find(({ kind }) => kind === "restored");
  const act = async (path: string, group: string): Promise<string> => {
    const answer = await shop.post(`/api/admin/held-work/${path}`, { group }, auth);
    return successResponse.parse(await answer.json()).message;
  };
  const audited = async (): Promise<string[]> => {
    const entries = shop.context.database.db.selectFrom("audit_log").select(["action", "detail"]);
    const rows = await entries.where("action", "like", "restored work%").orderBy("id").execute();
    return rows.map(({ action, detail }) => `${action}: ${detail}`);
  };

  test("tells staff on Today and on the screens where the work is listed", async () => {
    expect(await today()).toMatchObject({ count: 2 });
    expect(await held()).toMatchObject({
      restored: { file: "night.gz" },
      groups: [
        { group: "campaign:1", subject: "Spring", count: 2 },
        { group: "catalog", subject: "", count: 1 },
      ],
    });
    const { campaigns } = campaignsResponse.parse(await ask("/api/admin/campaigns"));
    expect(campaigns).toMatchObject([{ held: true, waiting: 2 }]);
    expect(await ask("/api/admin/catalog")).toMatchObject({ scheduled: [{ held: true }] });
  });

  test("lets staff release each, which is audited, and then has nothing more to say", async () => {
    expect(await act("release", "campaign:1")).toBe(heldWorkMessages.mailsWait);
    expect(await act("release", "catalog")).toBe(heldWorkMessages.changesReleased(1));
    expect(await act("release", "catalog")).toBe(heldWorkMessages.gone);
    expect(await held()).toMatchObject({ groups: [] });
    expect(await today()).toBeUndefined();
    expect(await audited()).toEqual(["restored work released: campaign:1 (2)", "restored work released: catalog (1)"]);
  });

  test("lets staff drop each for good", async () => {
    expect(await act("drop", "campaign:1")).toBe(heldWorkMessages.dropped);
    expect(await act("drop", "catalog")).toBe(heldWorkMessages.dropped);
    expect(await act("drop", "mail:answer")).toBe(heldWorkMessages.gone);
    expect(await today()).toBeUndefined();
    expect(await shop.context.database.db.selectFrom("outbox").select("id").execute()).toEqual([]);
    expect(await audited()).toEqual(["restored work dropped: campaign:1 (2)", "restored work dropped: catalog (1)"]);
  });

  test("says at a message that its mail is held, and once it is dropped that it was", async () => {
    const message = { name: "Ada", email: "ada@x.com", topic: "support", message: "It doesn't ring." };
    expect((await shop.post("/api/contact", message)).status).toBe(200);
    const { db } = shop.context.database;
    await db.updateTable("outbox").set({ held: 1, last_error: "451 later" }).where("kind", "=", "contact").execute();
    const mail = async () => inboxResponse.parse(await ask("/api/admin/inbox")).data[0]?.mail;
    expect(await mail()).toMatchObject({ state: "held", lastError: "451 later" });
    expect(await act("drop", "mail:contact")).toBe(heldWorkMessages.dropped);
    expect(await mail()).toMatchObject({ id: expect.any(Number), state: "dropped" });
    expect(await act("drop", "mail:contact")).toBe(heldWorkMessages.gone);
  });

  test("honors the links of mails that the former shop sent, though another secret signs here, and no login of it", async () => {
    const { keys } = former.context;
    const list = "newsletter";
    const leave = signSubscriptionToken(keys.subscriptions, { purpose: "unsubscribe", list, email: "ada@x.com" });
    expect((await shop.post("/api/unsubscribe", { token: leave })).status).toBe(200);
    const own = shop.context.keys;
    expect(own.subscriptions).toContainEqual(keys.subscriptions[0]);
    expect(own.withdrawal).toContainEqual(keys.withdrawal[0]);
    expect([own.subscriptions[0], own.withdrawal[0]]).not.toEqual([keys.subscriptions[0], keys.withdrawal[0]]);
    // A backup of this shop has both, and what signs logins is in none.
    const kept = await shop.context.database.db
      .selectFrom("app_state")
      .selectAll()
      .where("key", "like", "%link-keys")
      .execute();
    const text = JSON.stringify(kept);
    for (const ring of [own, keys]) {
      const base64 = (key: Uint8Array): string => Buffer.from(key).toString("base64url");
      expect(text).toContain(base64(ring.subscriptions[0]));
      for (const login of [ring.adminToken, ring.session, ring.staffStamp]) expect(text).not.toContain(base64(login));
    }
    expect(text).not.toContain("the secret of the machine");
  });
});
