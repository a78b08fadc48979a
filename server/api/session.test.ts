import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { fieldMessages, serverMessages } from "#content/server-messages.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { loginResponse, meResponse } from "#contract/session.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { addUser, removeUser } from "#server/db/queries/users.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, sharedTestShop } from "#tests/shop.ts";

const ada = { username: "ada", password: "a good password" };
const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";

describe.each(engines)("login, me and logout on %s", (engine) => {
  const shop = sharedTestShop(engine, { TRUST_PROXY: "1" });
  const me = (cookie: string) => shop.ask("/api/me", { headers: { Cookie: cookie } });
  const logIn = (body: unknown, headers: Record<string, string> = {}) => shop.post("/api/login", body, headers);
  beforeAll(async () => {
    await addUser(shop.context.database.db, ada.username, "Ada Lovelace", await hashPassword(ada.password));
  });

  test("nobody is logged in at first", async () => {
    const answer = await shop.ask("/api/me");
    expect(answer.status).toBe(401);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("logging in opens a session out of reach of scripts; logging out ends it on the server too", async () => {
    const answer = await logIn({ ...ada, username: "Ada" });
    expect(answer.status).toBe(200);
    const user = { id: expect.any(Number), username: "ada", name: "Ada Lovelace" };
    // As it was sent: the schema forgives what is missing.
    const said: unknown = await answer.json();
    expect(said).toEqual({ success: true, message: staffMessages.loginSuccess, data: user });
    expect(loginResponse.parse(said).data).toEqual(user);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=.+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(answer);
    const known: unknown = await (await me(cookie)).json();
    expect(known).toEqual({ success: true, data: user });
    expect(meResponse.parse(known).data).toEqual(user);

    const out = await shop.ask("/api/logout", { method: "POST", headers: { Cookie: cookie } });
    expect(await out.json()).toMatchObject({ success: true });
    expect(out.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0; Path=\//);
    expect((await me(cookie)).status).toBe(401);
  });

  test("logging out without a session is fine", async () => {
    expect((await shop.ask("/api/logout", { method: "POST" })).status).toBe(200);
  });

  test("logging in again ends the older session of the same browser", async () => {
    const first = cookieOf(await logIn(ada));
    const second = cookieOf(await logIn(ada, { Cookie: first }));
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
  });

  test("a forged or changed cookie is nobody's", async () => {
    const cookie = cookieOf(await logIn(ada));
    for (const bad of [
      `${cookie}x`,
      cookie.replace(/^session=./, "session=!"),
      "session=abc",
      "session=a.b",
      "session=",
    ]) {
      expect((await me(bad)).status).toBe(401);
    }
  });

  test("unknown users and wrong passwords hear the same", async () => {
    const wrong = await logIn({ ...ada, password: "wrong" });
    const unknown = await logIn({ username: "nobody", password: "wrong" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.json()).toEqual({ success: false, message: staffMessages.invalid });
    expect(await unknown.json()).toEqual({ success: false, message: staffMessages.invalid });
    expect(unknown.headers.getSetCookie()).toEqual([]);
  });

  const { missing, tooLong } = fieldMessages;
  test.each<[object, fields: object]>([
    [{}, { username: missing, password: missing }],
    [{ username: "ada" }, { password: missing }],
    [{ password: "x" }, { username: missing }],
    [
      { username: "", password: "" },
      { username: missing, password: missing },
    ],
  ])("both parts are needed, and the refusal names what is missing: %j", async (body, fields) => {
    const answer = await logIn(body);
    const refusal = { success: false, message: staffMessages.required, fields };
    expect([answer.status, await answer.json()]).toEqual([400, refusal]);
  });

  test.each<[object, named: object]>([
    [{ username: "a".repeat(201), password: "x" }, { fields: { username: tooLong(200) } }],
    [{ username: "ada", password: "x".repeat(201) }, { fields: { password: tooLong(200) } }],
    [{ username: "ada", password: "x", extra: true }, {}],
  ])("what is there but can't be used isn't called missing: %#", async (body, named) => {
    const answer = await logIn(body);
    const refusal = { success: false, message: serverMessages.invalid, ...named };
    expect([answer.status, await answer.json()]).toEqual([400, refusal]);
  });

  test("another site can neither log somebody in nor out", async () => {
    for (const [name, value] of [
      ["Origin", "https://evil.example"],
      ["Origin", "null"],
      ["Sec-Fetch-Site", "cross-site"],
    ] as const) {
      const headers = { [name]: value };
      expect((await logIn(ada, headers)).status).toBe(403);
      expect((await shop.ask("/api/logout", { method: "POST", headers })).status).toBe(403);
    }
    expect((await logIn(ada, { Origin: "http://localhost" })).status).toBe(200);
  });

  test("a new password ends the sessions of the former one, also under the same name", async () => {
    const { database } = shop.context;
    const bob = { username: "bob", password: "his first password" };
    await addUser(database.db, bob.username, "Bob", await hashPassword(bob.password));
    const cookie = cookieOf(await logIn(bob));
    expect((await me(cookie)).status).toBe(200);
    // As `npm run user` does it.
    await removeUser(database.db, bob.username);
    await addUser(database.db, bob.username, "Bob", await hashPassword("his second password"));
    expect((await me(cookie)).status).toBe(401);
    expect((await logIn(bob)).status).toBe(401);
  });

  test("guessing is stopped, and good logins cost nothing", async () => {
    for (let i = 0; i < 12; i += 1) expect((await logIn(ada, { "X-Forwarded-For": "3.0.0.1" })).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const guess = { username: "guessed", password: `${i}` };
      statuses.push((await logIn(guess, { "X-Forwarded-For": "4.0.0.1" })).status);
    }
    expect(statuses).toEqual([...new Array(10).fill(401), 429, 429]);
  });
});

test("by https the cookie is bound to this host and to https", async () => {
  const shop = await openTestShop("sqlite", { SITE_URL: "https://shop.example" });
  await addUser(shop.context.database.db, ada.username, "Ada", await hashPassword(ada.password));
  const answer = await shop.post("/api/login", ada);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(answer.headers.get("strict-transport-security")).toMatch(/^max-age=63072000/);
});

test("a crowd of logins is refused, which costs no try, and a browser that has logged in before gets in", async () => {
  const shop = await openTestShop("sqlite", { TRUST_PROXY: "1" });
  await addUser(shop.context.database.db, ada.username, "Ada", await hashPassword(ada.password));
  const from = (n: number) => ({ "X-Forwarded-For": `10.1.${n}.1` });
  const device = (await shop.post("/api/login", ada, from(250))).headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  vi.stubEnv("FULL_PASSWORD_COST", "1");
  onTestFinished(() => void vi.unstubAllEnvs());
  const guess = (n: number) => shop.post("/api/login", { username: `user${n}`, password: "wrong" }, from(n));
  const crowd = Array.from({ length: 100 }, (_, n) => guess(n));
  const known = await shop.post("/api/login", ada, { ...from(251), Cookie: device });
  expect(known.status).not.toBe(429);
  const answers = await Promise.all(crowd);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(answers.length - refused.length);
  expect(refused[0]?.headers.get("retry-after")).toBe("5");
  expect(await refused[0]?.json()).toEqual({ success: false, message: serverMessages.busy });
  // Thirty wrong passwords from one network are counted; those that weren't looked at aren't.
  vi.stubEnv("FULL_PASSWORD_COST", undefined);
  for (let i = 0; i < 10; i += 1)
    expect((await guess(answers.findIndex(({ status }) => status === 429))).status).toBe(401);
});
