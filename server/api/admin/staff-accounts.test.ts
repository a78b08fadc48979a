import { beforeAll, describe, expect, test } from "vitest";
import { staffAccountMessages as text } from "#content/staff-account-messages.ts";
import { staffMessages } from "#content/staff-messages.ts";
import {
  adminTokenResponse,
  maxStaffAccounts,
  ownAccountResponse,
  ownPasswordResponse,
  staffListResponse,
  staffPasswordResponse,
} from "#contract/admin-staff.ts";
import { errorResponse } from "#contract/error-response.ts";
import { addStaffAccount } from "#server/db/queries/staff-accounts.ts";
import { createLog } from "#server/lib/log.ts";
import { createApp } from "#server/start/app.ts";
import { bootstrap } from "#server/start/bootstrap.ts";
import { engines } from "#tests/databases.ts";
import { accountPassword, openTestShop, sharedTestShop, staff, type TestShop } from "#tests/shop.ts";

const path = "/api/admin/staff";
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const messageOf = async (answer: Response) => [answer.status, errorResponse.parse(await answer.json()).message];

describe.each(engines)("staff accounts on %s", (engine) => {
  const shop = sharedTestShop(engine, { TRUST_PROXY: "1" });
  let auth: { Authorization: string };
  beforeAll(async () => {
    auth = bearer(await shop.staffToken());
  });

  const post = (call: string, body: unknown, headers: Record<string, string> = auth) =>
    shop.post(`${path}${call}`, body, headers);
  const list = async () => staffListResponse.parse(await (await shop.ask(path, { headers: auth })).json()).data;
  const passwordOf = async (answer: Response) => staffPasswordResponse.parse(await answer.json()).password;
  const actions = async () => {
    const rows = await shop.context.database.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").execute();
    return rows.map(({ username, action, detail }) => `${username}: ${action}: ${detail}`);
  };
  const logIn = async (username: string, password: string) =>
    (await shop.post("/api/admin-token", { username, password })).status;
  const statusOf = async (token: string) => (await shop.ask("/api/admin/account", { headers: bearer(token) })).status;

  test("one is added with a password that only the answer holds, logs in whatever the case, and acts by name", async () => {
    const answer = await post("", { username: "  Ida Lund ", role: "editor" });
    const password = await passwordOf(answer);
    expect(password).toMatch(/^[\w-]{24}$/);
    const rows = await shop.context.database.db.selectFrom("staff_accounts").selectAll().execute();
    expect(JSON.stringify([rows, await actions()])).not.toContain(password);
    expect((await actions())[0]).toBe("boss: staff added: Ida Lund, editor");
    expect(await list()).toMatchObject([
      { username: "boss", role: "admin", createdAt: null, own: true, shadowed: false },
      { username: "Ida Lund", role: "editor", own: false, shadowed: false },
    ]);
    const token = await shop.staffToken({ username: "ida LUND", password });
    expect((await actions())[0]).toMatch(/^Ida Lund: login: from /);
    const me: unknown = await (await shop.ask("/api/admin/account", { headers: bearer(token) })).json();
    expect(ownAccountResponse.parse(me)).toMatchObject({
      username: "Ida Lund",
      role: "editor",
      canChangePassword: true,
    });
    const redirect = { source: "/old", target: "/contact", status: 302 };
    expect((await shop.post("/api/admin/redirects", redirect, bearer(token))).status).toBe(200);
    expect((await actions())[0]).toBe("Ida Lund: redirect made: /old to /contact (302)");
  });

  test("no two have the same name, nor the configured one's; names are ordinary", async () => {
    for (const username of ["ida lund", "IDA LUND", "Boss", "BOSS"]) {
      expect(await messageOf(await post("", { username, role: "admin" }))).toEqual([409, text.taken(username)]);
    }
    for (const username of ["", "a\u00ADb", "\u200B", "x".repeat(101), "<b>", "a\nb"]) {
      expect(await messageOf(await post("", { username, role: "admin" }))).toEqual([400, text.badName]);
    }
    expect((await post("", { username: "Eve", role: "owner" })).status).toBe(400);
    expect((await list()).length).toBe(2);
  });

  test("a wrong name, a wrong password, and the name of one that has no right to log in get the same answer", async () => {
    const wrong = [
      { username: "Ida Lund", password: "wrong" },
      { username: "nobody", password: "wrong" },
      { username: "Boss", password: staff.password },
    ];
    for (const body of wrong) {
      expect(await messageOf(await shop.post("/api/admin-token", body))).toEqual([401, staffMessages.invalid]);
    }
  });

  test("another role, another password and a removal end the tokens", async () => {
    let token = await shop.accountToken("Nils", "editor");
    expect((await post("/role", { username: "nils", role: "admin" })).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
    token = await shop.staffToken({ username: "Nils", password: accountPassword });
    expect((await shop.ask(path, { headers: bearer(token) })).status).toBe(200);
    const password = await passwordOf(await post("/password", { username: "Nils" }));
    expect([await statusOf(token), await logIn("Nils", accountPassword)]).toEqual([401, 401]);
    token = await shop.staffToken({ username: "Nils", password });
    expect((await post("/remove", { username: "Nils" })).status).toBe(200);
    expect([await statusOf(token), await logIn("Nils", password)]).toEqual([401, 401]);
    // The same name and password again is another account.
    expect(await shop.accountToken("Nils", "admin")).not.toBe("");
    expect(await statusOf(token)).toBe(401);
    expect((await actions()).filter((line) => /staff (role|password|removed)/.test(line))).toEqual([
      "boss: staff removed: Nils",
      "boss: staff password reset: Nils",
      "boss: staff role changed: Nils, admin",
    ]);
  });

  test("nobody changes or removes themselves or the configured account; who isn't there is said", async () => {
    const admin = bearer(await shop.accountToken("Admin Two", "admin"));
    for (const call of ["/role", "/password", "/remove"]) {
      const role = call === "/role" ? { role: "editor" } : {};
      expect(await messageOf(await post(call, { username: "admin two", ...role }, admin))).toEqual([409, text.own]);
      expect(await messageOf(await post(call, { username: "boss", ...role }, admin))).toEqual([409, text.configured]);
      expect(await messageOf(await post(call, { username: "boss", ...role }))).toEqual([409, text.configured]);
      expect(await messageOf(await post(call, { username: "Eve", ...role }))).toEqual([404, text.unknown("Eve")]);
      expect((await post(call, { username: "Admin Two", ...role, more: 1 })).status).toBe(400);
      expect(
        (await post(call, { username: "Admin Two", ...role }, { ...auth, Origin: "https://x.example" })).status,
      ).toBe(403);
    }
  });

  test("an admin with an account changes others', and finds their own in the list", async () => {
    const admin = bearer(await shop.accountToken("Admin Three", "admin"));
    await shop.accountToken("Olaf", "editor");
    const seen = staffListResponse.parse(await (await shop.ask(path, { headers: admin })).json()).data;
    expect(seen.filter(({ own }) => own).map(({ username }) => username)).toEqual(["Admin Three"]);
    const role = await post("/role", { username: "olaf", role: "admin" }, admin);
    const changed = { success: true, message: text.roleChanged("Olaf", "admin") };
    expect([role.status, await role.json()]).toMatchObject([200, changed]);
    const password = await post("/password", { username: "Olaf" }, admin);
    const reset = {
      success: true,
      message: text.passwordReset("Olaf"),
      username: "Olaf",
      password: expect.any(String),
    };
    expect([password.status, await password.json()]).toEqual([200, reset]);
    const removed = await post("/remove", { username: "Olaf" }, admin);
    expect([removed.status, await removed.json()]).toEqual([200, { success: true, message: text.removed("Olaf") }]);
  });

  test("one's own password is changed by who knows it, and ends one's other tokens", async () => {
    const own = "/api/admin/account/password";
    const [token, other] = [
      await shop.accountToken("Ada", "editor"),
      await shop.staffToken({ username: "Ada", password: accountPassword }),
    ];
    const change = (current: string, next: string) => shop.post(own, { current, next }, bearer(token));
    expect(await messageOf(await change("wrong", "a new password"))).toEqual([400, text.wrongPassword]);
    expect(await messageOf(await change(accountPassword, "short"))).toEqual([400, text.badPassword]);
    const changed = ownPasswordResponse.parse(await (await change(accountPassword, "a new password")).json());
    expect([await statusOf(token), await statusOf(other), await statusOf(changed.token)]).toEqual([401, 401, 200]);
    expect([await logIn("Ada", accountPassword), await logIn("Ada", "a new password")]).toEqual([401, 200]);
    expect((await actions()).filter((line) => line.startsWith("Ada: password"))).toEqual(["Ada: password changed: "]);
    // The configured account's is a setting.
    const configured = await shop.post(own, { current: staff.password, next: "a new password" }, auth);
    expect(await messageOf(configured)).toEqual([409, text.setByConfiguration]);
    expect((await shop.post(own, { current: "x", next: "a new password" })).status).toBe(401);
  });

  test("guesses at one's own password are counted", async () => {
    const headers = bearer(await shop.accountToken("Guessed", "editor"));
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      const body = { current: `wrong ${i}`, next: "a new password" };
      const from = { ...headers, "X-Forwarded-For": `9.9.9.${i}` };
      statuses.push((await shop.post("/api/admin/account/password", body, from)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  test("there are so many at most, also when many are added at once", async () => {
    const { database } = shop.context;
    const before = (await list()).length - 1;
    const outcomes = await Promise.all(
      Array.from({ length: maxStaffAccounts }, (_, i) =>
        addStaffAccount(database, { username: `Extra ${i}`, role: "editor", password_hash: "x" }),
      ),
    );
    expect(outcomes.filter((one) => one === "added")).toHaveLength(maxStaffAccounts - before);
    expect(await messageOf(await post("", { username: "One more", role: "editor" }))).toEqual([409, text.full]);
  });
});

describe.each(engines)("staff accounts across replicas on %s", (engine) => {
  let shop: TestShop;

  /** Another process on the same database, with other settings. */
  async function replica(change: Partial<TestShop["context"]["config"]["admin"]> = {}) {
    const { config } = shop.context;
    const runtime = await bootstrap({
      config: { ...config, admin: { ...config.admin, ...change } },
      log: createLog("silent"),
      announcePassword: () => {},
    });
    const app = createApp(runtime.context);
    const status = async (token: string) =>
      (await app.request("http://localhost/api/admin/account", { headers: bearer(token) })).status;
    return { ...runtime, status };
  }

  /** A staff token of another process. */
  async function tokenIn(context: TestShop["context"], credentials: object): Promise<string> {
    const answer = await createApp(context).request("http://localhost/api/admin-token", {
      method: "POST",
      body: JSON.stringify(credentials),
      headers: { "Content-Type": "application/json" },
    });
    return adminTokenResponse.parse(await answer.json()).token;
  }

  test("a token of somebody removed or demoted is refused by the next call anywhere", async () => {
    shop = await openTestShop(engine);
    const other = await replica();
    const auth = bearer(await shop.staffToken());
    const [removed, demoted] = [await shop.accountToken("Ida", "admin"), await shop.accountToken("Nils", "admin")];
    expect([await other.status(removed), await other.status(demoted)]).toEqual([200, 200]);
    await shop.post(`${path}/remove`, { username: "Ida" }, auth);
    await shop.post(`${path}/role`, { username: "Nils", role: "editor" }, auth);
    expect([await other.status(removed), await other.status(demoted)]).toEqual([401, 401]);
    await other.close();
  });

  test("an account that has the configured one's name by now can't log in, and can be removed", async () => {
    shop = await openTestShop(engine);
    const token = await shop.accountToken("Chef", "editor");
    const renamed = await replica({ username: "chef" });
    expect(await renamed.status(token)).toBe(401);
    expect(await renamed.context.staffLogin.check("Chef", accountPassword)).toBeNull();
    expect(await renamed.context.staffLogin.check("chef", staff.password)).toMatchObject({ role: "admin" });
    const headers = bearer(await shop.staffToken());
    const chef = bearer(await tokenIn(renamed.context, { username: "chef", password: staff.password }));
    const listed = await createApp(renamed.context).request(`http://localhost${path}`, { headers: chef });
    expect(staffListResponse.parse(await listed.json()).data).toMatchObject([
      { username: "chef", own: true, shadowed: false },
      { username: "Chef", own: false, shadowed: true },
    ]);
    await renamed.close();
    expect((await shop.post(`${path}/remove`, { username: "Chef" }, headers)).status).toBe(200);
  });

  test("a generated password is changed on the screen, for every process", async () => {
    const announced: string[] = [];
    shop = await openTestShop(engine);
    const { config } = shop.context;
    const open = () =>
      bootstrap({
        config: { ...config, admin: { username: "boss", password: null } },
        log: createLog("silent"),
        announcePassword: (_, password) => announced.push(password),
      });
    const [one, two] = [await open(), await open()];
    const first = announced[0] ?? "";
    expect(await two.context.staffLogin.check("boss", first)).toMatchObject({ username: "boss" });
    expect(await one.context.staffLogin.changePassword("boss", "chosen by hand")).toBe(true);
    expect(await two.context.staffLogin.check("boss", first)).toBeNull();
    expect(await two.context.staffLogin.check("boss", "chosen by hand")).toMatchObject({ role: "admin" });
    await one.close();
    await two.close();
  });
});
