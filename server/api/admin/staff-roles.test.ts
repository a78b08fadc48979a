import { beforeAll, describe, expect, test } from "vitest";
import { adminText } from "#content/admin.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { errorResponse } from "#contract/error-response.ts";
import type { StaffRole } from "#contract/staff-role.ts";
import { createApp } from "#server/app.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

/** Every staff call, and the role with the fewest rights that may make it. A call that isn't here fails the first test. */
const leastRoles: Readonly<Record<string, StaffRole>> = {
  "GET /api/admin/multi-schema-subscribers": "editor",
  "GET /api/admin/subscribers": "editor",
  "GET /api/admin/subscribers/count": "editor",
  "GET /api/admin/directSubscribersCount": "editor",
  "GET /api/admin/subscribers/sources": "editor",
  "POST /api/admin/subscribers/remove": "admin",
  "POST /api/admin/subscribers/export/ticket": "admin",
  "GET /api/admin/subscribers/export": "admin",
  "GET /api/admin/today": "editor",
  "GET /api/admin/inbox": "editor",
  "POST /api/admin/inbox/state": "editor",
  "GET /api/admin/withdrawals": "editor",
  "POST /api/admin/withdrawals/state": "editor",
  "GET /api/admin/orders": "editor",
  "GET /api/admin/growth": "editor",
  "GET /api/admin/unanswered-searches": "editor",
  "POST /api/admin/unanswered-searches/dismiss": "editor",
  "POST /api/admin/redirects": "editor",
  "POST /api/admin/redirects/remove": "editor",
  "GET /api/admin/prices": "editor",
  "GET /api/admin/catalog": "editor",
  "GET /api/admin/catalog/history": "editor",
  "POST /api/admin/catalog/changes": "editor",
  "POST /api/admin/catalog/undo": "editor",
  "POST /api/admin/catalog/cancel": "editor",
  "POST /api/admin/catalog/preview": "editor",
  "GET /api/admin/texts": "editor",
  "POST /api/admin/texts/announcement": "editor",
  "POST /api/admin/texts/question": "editor",
  "POST /api/admin/texts/arrange": "editor",
  "POST /api/admin/texts/take-back": "editor",
  "GET /api/admin/articles": "editor",
  "GET /api/admin/articles/draft": "editor",
  "POST /api/admin/articles/save": "editor",
  "POST /api/admin/articles/publish": "editor",
  "POST /api/admin/articles/take-back": "editor",
  "POST /api/admin/articles/delete": "editor",
  "POST /api/admin/articles/preview": "editor",
  "GET /api/admin/campaigns": "editor",
  "POST /api/admin/campaigns": "editor",
  "POST /api/admin/campaigns/preview": "editor",
  "POST /api/admin/campaigns/test": "editor",
  "POST /api/admin/campaigns/stop": "editor",
  "GET /api/admin/audit-log": "editor",
  "GET /api/admin/staff": "admin",
  "POST /api/admin/staff": "admin",
  "POST /api/admin/staff/role": "admin",
  "POST /api/admin/staff/password": "admin",
  "POST /api/admin/staff/remove": "admin",
  "GET /api/admin/account": "editor",
  "POST /api/admin/account/password": "editor",
  "POST /api/admin/log-out-everywhere": "editor",
};

describe.each(engines)("roles on %s", (engine) => {
  const shop = sharedTestShop(engine, { TRUST_PROXY: "1" });
  let tokens: Record<StaffRole, string>;
  beforeAll(async () => {
    tokens = { admin: await shop.staffToken(), editor: await shop.accountToken("Ida Lund", "editor") };
  });

  /** Makes a call with nothing in it; whoever passes the guard is refused for that, or gets the list. */
  async function answerTo(call: string, token: string): Promise<{ status: number; message: string | undefined }> {
    const [method = "", path = ""] = call.split(" ");
    const byAddress = path.endsWith("/export");
    // Logging out for good would end the tokens of the tests that follow.
    const headers: Record<string, string> = {
      "Content-Type": path.endsWith("/log-out-everywhere") ? "text/plain" : "application/json",
      ...(byAddress ? {} : { Authorization: `Bearer ${token}` }),
    };
    const address = byAddress ? `${path}?token=${token}` : `${path}${method === "GET" ? "?limit=1" : ""}`;
    const answer = await shop.ask(address, { method, headers, ...(method === "POST" ? { body: "{}" } : {}) });
    const text = await answer.text();
    const refused = answer.status >= 400 ? errorResponse.parse(JSON.parse(text)) : null;
    return { status: answer.status, message: refused?.message };
  }

  test("every staff call is in the table, and nothing else", () => {
    const { routes } = createApp(shop.context);
    const registered = routes
      .filter(({ path, method }) => path.startsWith("/api/admin/") && method !== "ALL")
      .map(({ path, method }) => `${method} ${path}`);
    expect([...new Set(registered)].toSorted()).toEqual(Object.keys(leastRoles).toSorted());
  });

  const calls = Object.keys(leastRoles).filter((call) => !call.endsWith("/log-out-everywhere"));
  test.each(calls)("%s", async (call) => {
    expect((await answerTo(call, "a.b.c")).status).toBe(401);
    const [admin, editor] = [await answerTo(call, tokens.admin), await answerTo(call, tokens.editor)];
    expect([401, 403, 404, 405, 500]).not.toContain(admin.status);
    if (leastRoles[call] === "admin") expect(editor).toEqual({ status: 403, message: staffMessages.adminOnly });
    else expect(editor.status).toBe(admin.status);
  });

  test("an editor gets no list without an end, which is as good as an export", async () => {
    for (const path of ["/api/admin/multi-schema-subscribers", "/api/admin/subscribers"]) {
      const ask = (token: string) => shop.ask(path, { headers: { Authorization: `Bearer ${token}` } });
      expect((await ask(tokens.editor)).status).toBe(403);
      expect((await ask(tokens.admin)).status).toBe(200);
    }
  });

  test("an editor's ticket of a time as admin exports nothing", async () => {
    const { db } = shop.context.database;
    await shop.context.staffLogin.changePassword("Ida Lund", "another password");
    await db.updateTable("staff_accounts").set({ role: "admin" }).execute();
    const token = await shop.staffToken({ username: "Ida Lund", password: "another password" });
    const ticketOf = async (): Promise<string> => {
      const answer = await shop.post("/api/admin/subscribers/export/ticket", {}, { Authorization: `Bearer ${token}` });
      return /"ticket":"(?<ticket>[\w-]+)"/.exec(await answer.text())?.groups?.ticket ?? "";
    };
    const download = async (ticket: string) =>
      (await shop.ask(`/api/admin/subscribers/export?ticket=${ticket}`)).status;
    expect(await download(await ticketOf())).toBe(200);
    const ticket = await ticketOf();
    await db.updateTable("staff_accounts").set({ role: "editor" }).execute();
    expect(await download(ticket)).toBe(401);
    tokens = { ...tokens, editor: await shop.staffToken({ username: "ida lund", password: "another password" }) };
  });

  test("an admin logs everybody out, an editor nobody but themselves", async () => {
    const status = async (token: string) =>
      (await shop.ask("/api/admin/account", { headers: { Authorization: `Bearer ${token}` } })).status;
    const everywhere = (token: string) =>
      shop.post("/api/admin/log-out-everywhere", {}, { Authorization: `Bearer ${token}` });
    const other = await shop.accountToken("Nils", "editor");
    const second = await shop.staffToken({ username: "IDA LUND", password: "another password" });
    const own = await everywhere(tokens.editor);
    expect((await own.text()).includes(adminText.logOutEverywhere.own.done)).toBe(true);
    expect([await status(tokens.editor), await status(second)]).toEqual([401, 401]);
    expect([await status(other), await status(tokens.admin)]).toEqual([200, 200]);
    const again = await shop.staffToken({ username: "Ida Lund", password: "another password" });
    expect((await everywhere(tokens.admin)).status).toBe(200);
    expect([await status(again), await status(other), await status(tokens.admin)]).toEqual([401, 401, 401]);
  });
});
