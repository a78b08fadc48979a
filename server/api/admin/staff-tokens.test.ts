import { describe, expect, test } from "vitest";
import { adminText } from "#content/admin.ts";
import { exportTicketResponse, successResponse } from "#contract/staff-response.ts";
import { readConfig } from "#server/config/config.ts";
import { pruneRefusedLogins, recordAuditEntry } from "#server/db/queries/audit-log.ts";
import { removeStaffAccount } from "#server/db/queries/staff-accounts.ts";
import { consumeTicket, createTicket, pruneTickets } from "#server/db/queries/tickets.ts";
import { createLog } from "#server/lib/log.ts";
import { rateLimits } from "#server/middleware/rate-limits.ts";
import { createApp } from "#server/start/app.ts";
import { bootstrap } from "#server/start/bootstrap.ts";
import { engines, settingsOf } from "#tests/databases.ts";
import { letPass } from "#tests/let-pass.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

const countPath = "/api/admin/subscribers/count";
const exportPath = "/api/admin/subscribers/export";
const ticketPath = `${exportPath}/ticket`;
const everywhere = "/api/admin/log-out-everywhere";
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe.each(engines)("staff tokens on %s", (engine) => {
  let shop: TestShop;

  /** What a shop with other settings on the same database answers to a token. */
  async function statusAfter(env: Record<string, string>, token: string): Promise<number> {
    const { config } = shop.context;
    const changed = await bootstrap({
      config: readConfig({
        ...settingsOf(config),
        TOKEN_SECRET: config.tokenSecret ?? "",
        ADMIN_USERNAME: config.admin.username,
        ADMIN_PASSWORD: config.admin.password ?? "",
        ...env,
      }),
      log: createLog("silent"),
      announcePassword: () => {},
    });
    const answer = await createApp(changed.context).request(`http://localhost${countPath}`, { headers: bearer(token) });
    await changed.close();
    return answer.status;
  }

  test("end with the password and with the user name that they were given for, and only then", async () => {
    shop = await openTestShop(engine);
    const token = await shop.staffToken();
    expect(await statusAfter({}, token)).toBe(200);
    expect(await statusAfter({ ADMIN_PASSWORD: "another staff password" }, token)).toBe(401);
    expect(await statusAfter({ ADMIN_USERNAME: "chef" }, token)).toBe(401);
    expect(await statusAfter({}, token)).toBe(200);
  });

  test("end everywhere when staff log out everywhere, which stands in the log of actions", async () => {
    shop = await openTestShop(engine);
    const [one, two] = [await shop.staffToken(), await shop.staffToken()];
    expect((await shop.post(everywhere, {})).status).toBe(401);
    expect((await shop.post(everywhere, {}, { ...bearer(one), Origin: "https://evil.example" })).status).toBe(403);
    expect((await shop.ask(countPath, { headers: bearer(two) })).status).toBe(200);
    const answer = await shop.post(everywhere, {}, bearer(one));
    expect(successResponse.parse(await answer.json()).message).toBe(adminText.logOutEverywhere.done);
    for (const token of [one, two]) {
      expect((await shop.ask(countPath, { headers: bearer(token) })).status).toBe(401);
      expect((await shop.ask(`${exportPath}?token=${token}`)).status).toBe(401);
    }
    expect((await shop.ask(countPath, { headers: bearer(await shop.staffToken()) })).status).toBe(200);
    const actions = await shop.context.database.db.selectFrom("audit_log").select(["username", "action"]).execute();
    expect(actions).toContainEqual({ username: "boss", action: "logged out everywhere" });
  });

  test("refused logins are kept up to a number, everything else stays", async () => {
    shop = await openTestShop(engine);
    const { database } = shop.context;
    await recordAuditEntry(database.db, "boss", "login", "first");
    for (let i = 1; i <= 5; i += 1) await recordAuditEntry(database.db, "guess", "login refused", String(i));
    await pruneRefusedLogins(database.db, 5);
    await pruneRefusedLogins(database.db, 2);
    const left = await database.db.selectFrom("audit_log").select("detail").orderBy("id").execute();
    expect(left.map(({ detail }) => detail)).toEqual(["first", "4", "5"]);
  });
});

describe.each(engines)("tickets for the export on %s", (engine) => {
  let shop: TestShop;
  const ticketOf = async (answer: Response) => exportTicketResponse.parse(await answer.json()).ticket;
  const download = async (ticket: string) => shop.ask(`${exportPath}?ticket=${ticket}`);

  test("open one export; the table holds no ticket", async () => {
    shop = await openTestShop(engine);
    const token = await shop.staffToken();
    const ticket = await ticketOf(await shop.post(ticketPath, {}, bearer(token)));
    const { database } = shop.context;
    expect(JSON.stringify(await database.db.selectFrom("export_tickets").selectAll().execute())).not.toContain(ticket);
    expect((await shop.ask(`${exportPath}?ticket=${ticket}`, { method: "HEAD" })).status).toBe(200);
    const answer = await download(ticket);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect([answer.headers.get("cache-control"), answer.headers.get("referrer-policy")]).toEqual([
      "no-store",
      "no-referrer",
    ]);
    expect(await answer.text()).toContain("ID,Email");
    expect((await download(ticket)).status).toBe(401);
    const actions = await database.db.selectFrom("audit_log").selectAll().where("action", "=", "export").execute();
    expect(actions.map(({ username }) => username)).toEqual(["boss"]);
    expect(JSON.stringify(actions)).not.toContain(ticket);
  });

  test("need a login, and end with it", async () => {
    shop = await openTestShop(engine);
    const token = await shop.staffToken();
    expect((await shop.post(ticketPath, {})).status).toBe(401);
    expect((await shop.post(ticketPath, {}, { ...bearer(token), Origin: "https://evil.example" })).status).toBe(403);
    expect((await shop.ask(ticketPath, { headers: bearer(token) })).status).toBe(405);
    const ticket = await ticketOf(await shop.post(ticketPath, {}, bearer(token)));
    // A stamp that is over, as after another password; the row itself is still there.
    await shop.context.database.db.updateTable("export_tickets").set({ epoch: "former" }).execute();
    expect((await download(ticket)).status).toBe(401);
    const other = await ticketOf(await shop.post(ticketPath, {}, bearer(token)));
    await shop.post(everywhere, {}, bearer(token));
    expect((await download(other)).status).toBe(401);
    const admin = await shop.accountToken("Ida", "admin");
    const [removed, unread] = [
      await ticketOf(await shop.post(ticketPath, {}, bearer(admin))),
      await ticketOf(await shop.post(ticketPath, {}, bearer(await shop.staffToken()))),
    ];
    await removeStaffAccount(shop.context.database.db, "Ida");
    await shop.context.database.db
      .updateTable("export_tickets")
      .set({ json: "{" })
      .where("username", "=", "boss")
      .execute();
    for (const ticket of [removed, unread]) expect((await download(ticket)).status).toBe(401);
    for (const odd of ["", "x", "A".repeat(43), `${other}A`, "%00"]) expect((await download(odd)).status).toBe(401);
    // A token doesn't help a ticket that is none.
    expect((await shop.ask(`${exportPath}?ticket=x&token=${await shop.staffToken()}`)).status).toBe(401);
  });

  test("are used up once by however many at the same time", async () => {
    shop = await openTestShop(engine);
    const token = await shop.staffToken();
    const ticket = await ticketOf(await shop.post(ticketPath, {}, bearer(token)));
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await download(ticket)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401)).toHaveLength(7);
  });

  test("are kept while there is no room for a download, and guesses at them are counted", async () => {
    shop = await openTestShop(engine, { TRUST_PROXY: "1" });
    const token = await shop.staffToken();
    const ticket = await ticketOf(await shop.post(ticketPath, {}, bearer(token)));
    const { exports } = shop.context.readLimits;
    const ends = [await exports.enter(), await exports.enter()];
    expect((await download(ticket)).status).toBe(429);
    expect((await shop.post(ticketPath, {}, bearer(token))).status).toBe(429);
    for (const end of ends) end();
    await new Promise((resolve) => setImmediate(resolve));
    const { address } = rateLimits.admin;
    for (let i = 0; i < address.tries; i += 1) await shop.context.limiter.consume("admin from 6.6.6.6", address);
    const from = (path: string) => shop.ask(path, { headers: { "X-Forwarded-For": "6.6.6.6" } });
    expect((await from(`${exportPath}?ticket=${ticket}`)).status).toBe(429);
    expect((await from(`${exportPath}?ticket=x`)).status).toBe(401);
    expect((await download(ticket)).status).toBe(200);
  });

  test("live a minute, are forgotten afterwards, and never become many", async () => {
    shop = await openTestShop(engine);
    const { database } = shop.context;
    const rows = async () => (await database.db.selectFrom("export_tickets").select("id").execute()).length;
    const holder = { username: "boss", securityStamp: "one", json: "{}" };
    const pass = (ms: number) => letPass(database, "export_tickets", "expires_at", ms);
    const ticket = await createTicket(database, "export_tickets", holder);
    await pass(60_000);
    expect(await consumeTicket(database.db, "export_tickets", ticket)).toBeNull();
    await pass(-30_000);
    expect(await consumeTicket(database.db, "export_tickets", ticket)).toEqual(holder);
    await createTicket(database, "export_tickets", holder);
    await pass(60_000);
    await pruneTickets(database.db, "export_tickets");
    expect(await rows()).toBe(0);
    const tickets: string[] = [];
    for (let i = 0; i < 55; i += 1) {
      await pass(10);
      tickets.push(await createTicket(database, "export_tickets", holder));
    }
    expect(await rows()).toBe(50);
    expect(await consumeTicket(database.db, "export_tickets", tickets[4] ?? "")).toBeNull();
    expect(await consumeTicket(database.db, "export_tickets", tickets[5] ?? "")).toEqual(holder);
    await pass(120_000);
    await createTicket(database, "export_tickets", holder);
    expect(await rows()).toBe(1);
  });

  test("neither a ticket nor a token stands in a log line", async () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => void lines.push(line) });
    shop = await openTestShop(engine, {}, undefined, { log });
    const token = await shop.staffToken();
    const ticket = await ticketOf(await shop.post(ticketPath, {}, bearer(token)));
    for (const query of [`ticket=${ticket}`, `ticket=${ticket}`, `token=${token}`, `token=${token}x`]) {
      await (await shop.ask(`${exportPath}?${query}`)).text();
    }
    const written = lines.join("");
    expect(written.match(/subscribers\/export"/g)).toHaveLength(4);
    expect(written).not.toContain(ticket);
    expect(written).not.toContain(token);
  });
});
