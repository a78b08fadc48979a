import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { products } from "#content/catalog/products.ts";
import { setupResponse } from "#contract/admin-setup.ts";
import { type TodayItem, todayResponse } from "#contract/admin-today.ts";
import { readConfig } from "#server/config/config.ts";
import { recordBackup, writeState } from "#server/db/queries/app-state.ts";
import { type CatalogEdit, writeCatalogEdit } from "#server/db/queries/catalog-changes.ts";
import { recordUnansweredSearch } from "#server/db/queries/feedback.ts";
import { putOffMail } from "#server/db/queries/outbox.ts";
import { engines } from "#tests/databases.ts";
import { campaignRow, catalogChangeRow } from "#tests/rows.ts";
import { openShop, type TestShop } from "#tests/shop.ts";

const long = "2026-01-02T03:04:05.000Z";
const withdrawal = { name: "Ada", email: "a@x.com", orderNumber: "1", items: "Card", message: "" };

describe.each(engines)("what needs somebody today on %s", (engine) => {
  let shop: TestShop;
  let auth: { Authorization: string };
  const items = async (): Promise<TodayItem[]> => {
    const answer = await shop.ask("/api/admin/today", { headers: auth });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    return todayResponse.parse(await answer.json()).items;
  };
  const kinds = async () => (await items()).map(({ kind }) => kind);
  const item = async (wanted: TodayItem["kind"]) => (await items()).find(({ kind }) => kind === wanted);

  const edit = async (one: CatalogEdit) => {
    await writeCatalogEdit(shop.context.database.db, one);
    await shop.context.catalog.refresh();
  };

  beforeAll(async () => {
    const config = { ...readConfig({ SITE_URL: "http://localhost" }), sellsInEu: true };
    shop = await openShop(engine, {}, undefined, { config });
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    // The catalog's own dates may or may not have passed.
    for (const { id: product } of products) {
      await edit({ product, variant: null, field: "availability", to: "in-stock" });
      await edit({ product, variant: null, field: "saleEnds", to: "" });
    }
  });
  afterAll(() => shop.close());

  test("is for staff", async () => {
    const refused: readonly Record<string, string>[] = [
      {},
      { Authorization: `${auth.Authorization}x` },
      { Cookie: auth.Authorization },
    ];
    for (const headers of refused) expect((await shop.ask("/api/admin/today", { headers })).status).toBe(401);
  });

  test("an admin is told how much of the set-up keeps the shop from opening, an editor isn't", async () => {
    const unsettled = async (headers: Record<string, string>): Promise<number> =>
      todayResponse.parse(await (await shop.ask("/api/admin/today", { headers })).json()).unsettled;
    const { steps } = setupResponse.parse(await (await shop.ask("/api/admin/setup", { headers: auth })).json());
    const blocking = steps.flatMap(({ findings }) => findings.filter(({ level }) => level === "blocking"));
    expect(blocking.length).toBeGreaterThan(5);
    expect(await unsettled(auth)).toBe(blocking.length);
    expect(await unsettled({ Authorization: `Bearer ${await shop.accountToken("Ida", "editor")}` })).toBe(0);
    const place = { city: "Irvine", region: "CA", postalCode: "92618", country: "US" };
    const profiles = { x: "", instagram: "", youtube: "", facebook: "", tiktok: "", linkedin: "" };
    const request = { group: "place", version: 0, value: { ...place, ...profiles } };
    expect((await shop.post("/api/admin/setup/save", request, auth)).status).toBe(200);
    expect(await unsettled(auth)).toBe(blocking.length - 1);
  });

  test("a backup counts when there is none or the last is 30 hours old; a fresher one leaves nothing to do", async () => {
    const { db } = shop.context.database;
    expect(await items()).toEqual([{ kind: "backup", count: 1, oldestAt: null }]);
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000).toISOString();
    const late = hoursAgo(31);
    await recordBackup(db, late);
    expect(await items()).toEqual([{ kind: "backup", count: 1, oldestAt: late }]);
    await recordBackup(db, hoursAgo(29));
    expect(await items()).toEqual([]);
  });

  test("a message counts until it is answered, its mail once it is put off or late", async () => {
    const { db } = shop.context.database;
    for (const name of ["ada", "grace"]) {
      await shop.post("/api/contact", { name, email: `${name}@x.com`, topic: "order", message: name });
    }
    await db.updateTable("contact_messages").set({ created_at: long }).where("name", "=", "ada").execute();
    expect(await items()).toEqual([{ kind: "messages", count: 2, oldestAt: long }]);
    const mails = await db.selectFrom("outbox").select("id").orderBy("id").execute();
    await db.updateTable("outbox").set({ created_at: long }).execute();
    await putOffMail(db, mails[0]?.id ?? 0, 60_000, "450 try again later");
    expect(await item("mail-put-off")).toEqual({ kind: "mail-put-off", count: 1, oldestAt: long });
    expect(await item("mail-waiting")).toEqual({ kind: "mail-waiting", count: 1, oldestAt: long });
    const messages = await db.selectFrom("contact_messages").select("id").orderBy("id").execute();
    await shop.post("/api/admin/inbox/state", { id: messages[0]?.id, state: "answered" }, auth);
    expect(await item("messages")).toMatchObject({ count: 1 });
    await shop.post("/api/admin/inbox/state", { id: messages[1]?.id, state: "archived" }, auth);
    await db.deleteFrom("outbox").execute();
    expect(await items()).toEqual([]);
  });

  test("a withdrawal counts first of all, until it is answered", async () => {
    const { db } = shop.context.database;
    expect((await shop.post("/api/withdrawal", withdrawal)).status).toBe(200);
    await db.updateTable("withdrawals").set({ at: long }).execute();
    expect((await items())[0]).toEqual({ kind: "withdrawals", count: 1, oldestAt: long });
    const { id } = await db.selectFrom("withdrawals").select("id").executeTakeFirstOrThrow();
    await shop.post("/api/admin/withdrawals/state", { id, state: "answered" }, auth);
    expect(await kinds()).not.toContain("withdrawals");
    await db.deleteFrom("outbox").execute();
    await db.updateTable("contact_messages").set({ state: "answered" }).execute();
  });

  test("a search without a result counts until it is dismissed", async () => {
    const { db } = shop.context.database;
    await recordUnansweredSearch(db, "a case for it");
    const found = await item("searches");
    expect(found).toMatchObject({ count: 1, oldestAt: expect.stringMatching(/Z$/) });
    const { key } = await db.selectFrom("unanswered_searches").select("key").executeTakeFirstOrThrow();
    await shop.post("/api/admin/unanswered-searches/dismiss", { key }, auth);
    expect(await items()).toEqual([]);
  });

  test("a campaign counts while it is queued or sent, not before its moment, and not once it is stopped", async () => {
    const { db } = shop.context.database;
    const row = campaignRow({ at: long });
    const { id } = await db.insertInto("campaigns").values(row).returning("id").executeTakeFirstOrThrow();
    await db.updateTable("campaigns").set({ send_at: "2099-01-01T00:00:00.000Z" }).where("id", "=", id).execute();
    expect(await items()).toEqual([]);
    await db.updateTable("campaigns").set({ send_at: null }).where("id", "=", id).execute();
    expect(await items()).toEqual([{ kind: "campaigns", count: 1, oldestAt: long }]);
    await db.updateTable("campaigns").set({ queued_at: long }).where("id", "=", id).execute();
    expect(await items()).toEqual([]);
    const mail = { priority: 1, campaign_id: id, recipient: "a@x.com", subject: "s", text: "t" };
    const times = { created_at: long, next_attempt_at: "2099-01-01T00:00:00.000Z" };
    await db
      .insertInto("outbox")
      .values({ ...mail, ...times, kind: "newsletter", headers: "{}", message_id_header: "<m@x>", attempts: 0 })
      .execute();
    expect(await kinds()).toEqual(["campaigns"]);
    await db.updateTable("campaigns").set({ stopped_at: long, stopped_after: 0 }).where("id", "=", id).execute();
    expect(await items()).toEqual([]);
  });

  test("a date counts while it is announced though it has passed", async () => {
    const product = products[0]?.id ?? "";
    await edit({ product, variant: null, field: "shipDate", to: "October 31, 2025" });
    expect(await kinds()).toEqual([]);
    await edit({ product, variant: null, field: "availability", to: "presale" });
    expect(await items()).toEqual([{ kind: "catalog-dates", count: 1, oldestAt: "2025-10-31T00:00:00.000Z" }]);
    await edit({ product, variant: null, field: "shipDate", to: "October 31, 2095" });
    expect(await kinds()).toEqual([]);
    await edit({ product, variant: null, field: "saleEnds", to: "January 5, 2025" });
    expect(await items()).toEqual([{ kind: "catalog-dates", count: 1, oldestAt: "2025-01-05T00:00:00.000Z" }]);
    await edit({ product, variant: null, field: "saleEnds", to: "" });
  });

  test("a scheduled change that couldn't be made counts for a week", async () => {
    const row = catalogChangeRow("failed", { at: long, applies_at: long });
    const { db } = shop.context.database;
    await db
      .insertInto("catalog_changes")
      .values({ ...row, ended_at: long })
      .execute();
    expect(await kinds()).toEqual([]);
    const ended_at = new Date(Date.now() - 6.5 * 24 * 60 * 60_000).toISOString();
    await db
      .insertInto("catalog_changes")
      .values({ ...row, ended_at })
      .execute();
    expect(await items()).toEqual([{ kind: "catalog-changes", count: 1, oldestAt: ended_at }]);
    await db.deleteFrom("catalog_changes").execute();
  });

  test("an unreadable time of a backup is an old backup, not an error", async () => {
    await writeState(shop.context.database.db, "last-backup-at", "");
    expect(await item("backup")).toEqual({ kind: "backup", count: 1, oldestAt: null });
  });
});
