import { beforeAll, describe, expect, test } from "vitest";
import { adminText } from "#content/admin.ts";
import { staffMessages } from "#content/staff-messages.ts";
import type { StaffRole } from "#contract/admin-staff.ts";
import { errorResponse } from "#contract/error-response.ts";
import { createApp } from "#server/start/app.ts";
import { staffReads, staffWrites } from "#tests/abuse/staff-calls.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

/** The calls that are for admins; every other one may be made by editors too. */
const adminsOnly: readonly string[] = [
  "POST /api/admin/subscribers/remove",
  "POST /api/admin/subscribers/export/ticket",
  "GET /api/admin/subscribers/export",
  "GET /api/admin/subscribers/imports",
  "GET /api/admin/data-requests",
  ...["", "/extend", "/preview", "/download", "/erase", "/done", "/remove"].map(
    (end) => `POST /api/admin/data-requests${end}`,
  ),
  "POST /api/admin/subscribers/import",
  "POST /api/admin/subscribers/import/check",
  "POST /api/admin/subscribers/import/undo",
  "GET /api/admin/staff",
  "POST /api/admin/staff",
  "POST /api/admin/staff/role",
  "POST /api/admin/staff/password",
  "POST /api/admin/staff/remove",
  "GET /api/admin/setup",
  "POST /api/admin/setup/save",
  "POST /api/admin/setup/undo",
  "POST /api/admin/setup/try",
  "POST /api/admin/setup/store-variants",
  "POST /api/admin/setup/store-numbers",
  "POST /api/admin/setup/no-certificate",
  "POST /api/admin/setup/certificates",
  "GET /api/admin/policies",
  "POST /api/admin/policies/preview",
  "POST /api/admin/policies/publish",
  "POST /api/admin/policies/put-back",
  "GET /api/admin/backups",
  "POST /api/admin/backups/check",
  "POST /api/admin/backups/make",
  "POST /api/admin/backups/schedule",
  "POST /api/admin/backups/download/ticket",
];
/** Downloads that go by a ticket alone, whose own tests say who gets one. */
const byTicketAlone: readonly string[] = ["GET /api/admin/backups/download", "GET /api/admin/orders/export"];
const allCalls = [...staffReads.map((path) => `GET ${path}`), ...staffWrites.map((path) => `POST ${path}`)];

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

  test("the calls that are tested are those that the app has", () => {
    const { routes } = createApp(shop.context);
    const registered = routes
      .filter(({ path, method }) => path.startsWith("/api/admin/") && method !== "ALL")
      .map(({ path, method }) => `${method} ${path}`);
    expect([...new Set(registered)].toSorted()).toEqual(allCalls.toSorted());
  });

  const calls = allCalls.filter((call) => !call.endsWith("/log-out-everywhere"));
  test("who is named to be an admin's call exists", () => {
    expect(allCalls).toEqual(expect.arrayContaining([...adminsOnly]));
  });

  test.each(calls)("%s", async (call) => {
    expect((await answerTo(call, "a.b.c")).status).toBe(401);
    const [admin, editor] = [await answerTo(call, tokens.admin), await answerTo(call, tokens.editor)];
    if (byTicketAlone.includes(call)) return expect([admin.status, editor.status]).toEqual([401, 401]);
    expect([401, 403, 404, 405, 500]).not.toContain(admin.status);
    if (adminsOnly.includes(call)) expect(editor).toEqual({ status: 403, message: staffMessages.adminOnly });
    else expect(editor.status).toBe(admin.status);
    return undefined;
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
    // The calls above came from another address, which has few tries left.
    const from = (token: string) => ({ Authorization: `Bearer ${token}`, "X-Forwarded-For": "10.0.0.9" });
    const status = async (token: string) => (await shop.ask("/api/admin/account", { headers: from(token) })).status;
    const everywhere = (token: string) => shop.post("/api/admin/log-out-everywhere", {}, from(token));
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
