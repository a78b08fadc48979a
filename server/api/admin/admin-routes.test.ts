import { beforeAll, describe, expect, test } from "vitest";
import { staffMessages } from "#content/staff-messages.ts";
import { auditLogResponse } from "#contract/admin-audit-log.ts";
import { inboxResponse } from "#contract/admin-inbox.ts";
import { readConfig } from "#server/config/config.ts";
import { markFailed, markSent } from "#server/db/queries/outbox.ts";
import { createApp } from "#server/start/app.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

const reads = [
  "/api/admin/inbox",
  "/api/admin/withdrawals",
  "/api/admin/orders",
  "/api/admin/growth",
  "/api/admin/audit-log",
] as const;
const writes = [["/api/admin/inbox/state", { id: 1, state: "answered" }]] as const;

describe.each(engines)("the staff calls on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: { Authorization: string };
  const inbox = async (query = "") =>
    inboxResponse.parse(await (await shop.ask(`/api/admin/inbox${query}`, { headers: auth })).json());
  const activity = async (query = "") =>
    auditLogResponse.parse(await (await shop.ask(`/api/admin/audit-log${query}`, { headers: auth })).json());
  const write = (name: string, message: string) =>
    shop.post("/api/contact", { name, email: `${name}@x.com`, topic: "order", message });
  const idOf = async (name: string) => (await inbox(`?search=${name}`)).data[0]?.id ?? 0;

  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    await write("ada", "Where is 100% of it?");
    await write("grace", "A question\nin two lines");
    await write("linus", "Thanks_");
  });

  test.each(reads)("%s is for staff", async (path) => {
    const refused: readonly Record<string, string>[] = [
      {},
      { Authorization: `${auth.Authorization}x` },
      { Cookie: auth.Authorization },
    ];
    for (const headers of refused) {
      const answer = await shop.ask(path, { headers });
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { success: false, message: staffMessages.notAuthenticated },
      ]);
    }
    expect((await shop.ask(`${path}?token=${auth.Authorization.slice(7)}`)).status).toBe(401);
    expect((await shop.ask(`${path}?limit=0&unit=year`, { headers: auth })).status).toBe(400);
    expect((await shop.ask(path, { headers: auth })).headers.get("cache-control")).toBe("no-store");
  });

  test.each(writes)("%s is for staff, from this site, with exactly its fields", async (path, body) => {
    expect((await shop.post(path, body)).status).toBe(401);
    expect((await shop.post(path, body, { ...auth, Origin: "https://evil.example" })).status).toBe(403);
    expect((await shop.post(path, { ...body, more: 1 }, auth)).status).toBe(400);
    expect((await shop.ask(path, { headers: auth })).status).toBe(405);
  });

  test("the inbox filters, searches without wildcards, and pages", async () => {
    const all = await inbox();
    expect(all.data.map(({ name }) => name)).toEqual(["linus", "grace", "ada"]);
    expect(all.counts).toEqual({ new: 3, answered: 0, archived: 0, complaints: 0, refused: 0 });
    expect(all.data[0]).toMatchObject({ state: "new", topic: "order", mail: { state: "waiting", attempts: 0 } });
    const names = async (query: string) => (await inbox(query)).data.map(({ name }) => name);
    expect(await names("?search=GRACE%40x")).toEqual(["grace"]);
    expect(await names("?search=two+lines")).toEqual(["grace"]);
    expect(await names("?search=%25")).toEqual(["ada"]);
    expect(await names("?search=_")).toEqual(["linus"]);
    expect(await names("?limit=1&offset=1")).toEqual(["grace"]);
    expect((await inbox("?limit=1&offset=1")).matchCount).toBe(3);
    expect((await shop.ask("/api/admin/inbox?state=gone", { headers: auth })).status).toBe(400);
  });

  test("a message is marked, found under its new state, and the mark is in the log", async () => {
    const id = await idOf("ada");
    expect((await shop.post("/api/admin/inbox/state", { id, state: "answered" }, auth)).status).toBe(200);
    expect((await inbox("?state=answered")).data.map((one) => one.id)).toEqual([id]);
    expect((await inbox("?state=new")).matchCount).toBe(2);
    expect((await inbox()).counts).toEqual({ new: 2, answered: 1, archived: 0, complaints: 0, refused: 0 });
    const { data, matchCount } = await activity("?limit=1");
    expect(data).toMatchObject([{ username: "boss", action: "message marked", detail: `message ${id}: answered` }]);
    expect(matchCount).toBe(2);
    expect((await activity("?offset=1")).data).toMatchObject([{ action: "login" }]);
    expect((await shop.post("/api/admin/inbox/state", { id: 999_999, state: "new" }, auth)).status).toBe(404);
    expect((await shop.post("/api/admin/inbox/state", { id, state: "read" }, auth)).status).toBe(400);
  });

  test("the state of the outbox is told a message and in all", async () => {
    const { db: tables } = shop.context.database;
    const mails = await tables.selectFrom("outbox").select("id").orderBy("id").execute();
    await markSent(tables, mails[0]?.id ?? 0);
    await markFailed(tables, mails[1]?.id ?? 0, 60_000, "550 no such mailbox");
    await tables
      .updateTable("outbox")
      .set({ attempts: 3 })
      .where("id", "=", mails[1]?.id ?? 0)
      .execute();
    const { data, outbox } = await inbox();
    expect(data.map(({ mail }) => mail.attempts)).toEqual([0, 3, 0]);
    expect(data.map(({ mail }) => mail.state)).toEqual(["waiting", "failing", "sent"]);
    expect((await inbox("?state=refused")).data.map(({ name }) => name)).toEqual([data[1]?.name]);
    expect((await inbox()).counts.refused).toBe(1);
    expect(data[1]?.mail.lastError).toBe("550 no such mailbox");
    expect(outbox).toMatchObject({
      configured: false,
      waiting: 2,
      failing: 1,
      sent: 1,
      lastError: "550 no such mailbox",
    });
    expect(outbox.lastSentAt).toMatch(/Z$/);
    const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "shop@incard.example" };
    const mailing = createApp({ ...shop.context, config: readConfig({ SITE_URL: "http://localhost", ...mail }) });
    const answer = await mailing.request("http://localhost/api/admin/inbox", { headers: auth });
    expect(inboxResponse.parse(await answer.json()).outbox.configured).toBe(true);
  });

  test("a message whose topic or state is none of ours by now is shown all the same", async () => {
    const { db: tables } = shop.context.database;
    const id = await idOf("linus");
    await tables.updateTable("contact_messages").set({ topic: "gone", state: "gone" }).where("id", "=", id).execute();
    expect((await inbox("?search=linus")).data[0]).toMatchObject({ topic: "other", state: "new" });
  });
});
