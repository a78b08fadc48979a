import { beforeAll, describe, expect, test } from "vitest";
import { staffMessages } from "#content/staff-messages.ts";
import { adminTokenResponse } from "#contract/admin-staff.ts";
import {
  directSubscribersCountResponse,
  subscriberListResponse,
  subscribersCountResponse,
} from "#contract/admin-subscribers.ts";
import { errorResponse } from "#contract/error-response.ts";
import { subscriberWriter } from "#server/db/queries/subscribers.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop, staff } from "#tests/shop.ts";

const byHeader = [
  "/api/admin/multi-schema-subscribers",
  "/api/admin/subscribers",
  "/api/admin/subscribers/count",
  "/api/admin/directSubscribersCount",
] as const;
const exportPath = "/api/admin/subscribers/export";

describe.each(engines)("staff calls on %s", (engine) => {
  const shop = sharedTestShop(engine, { TRUST_PROXY: "1", SHOP_ENV: "production" });
  let token: string;
  const get = (path: string) => shop.ask(path, { headers: { Authorization: `Bearer ${token}` } });
  const list = async (path: string) => subscriberListResponse.parse(await (await get(path)).json());
  const lastAudit = () =>
    shop.context.database.db
      .selectFrom("audit_log")
      .select(["username", "action", "detail"])
      .orderBy("id", "desc")
      .executeTakeFirst();
  beforeAll(async () => {
    const { database } = shop.context;
    for (const email of ["dev1@x.com", "dev2@x.com"])
      await subscriberWriter(database, "public")({ email, source: "website" });
    for (const email of ["=cmd@x.com", "ada@x.com", "Grace@x.com"]) {
      await subscriberWriter(database, "production")({ email, source: "/contact" });
    }
    token = await shop.staffToken();
  });

  test("a staff login gives a token and says so", async () => {
    const answer = await shop.post("/api/admin-token", staff, { "X-Forwarded-For": "1.2.3.4" });
    const said: unknown = await answer.json();
    expect(said).toEqual({ success: true, token: expect.any(String), message: staffMessages.loginSuccess });
    expect(adminTokenResponse.parse(said)).toEqual(said);
    expect(await lastAudit()).toEqual({ username: staff.username, action: "login", detail: "from 1.2.3.4" });
    // No session: the cookie only makes the browser a known device.
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^known-device-staff=/)]);
  });

  test.each<{ username: string; password: string; noted?: string }>([
    { ...staff, password: "a password that is wrong" },
    { ...staff, username: "a password in the wrong field", noted: "(unknown name)" },
    { ...staff, username: "BOSS" },
  ])("a wrong part is never named, and no name that is no account's is noted: %j", async ({ noted, ...body }) => {
    const answer = await shop.post("/api/admin-token", body, { "X-Forwarded-For": "1.2.3.4" });
    expect([answer.status, await answer.json()]).toEqual([401, { success: false, message: staffMessages.invalid }]);
    expect(await lastAudit()).toEqual({
      username: noted ?? staff.username,
      action: "login refused",
      detail: "from 1.2.3.4",
    });
  });

  test.each([{}, { username: "boss" }, { username: "", password: "x" }])("both parts are needed: %j", async (body) => {
    const answer = await shop.post("/api/admin-token", body);
    expect([answer.status, errorResponse.parse(await answer.json()).message]).toEqual([400, staffMessages.required]);
  });

  describe.each(byHeader)("%s", (path) => {
    test.each<[string, Record<string, string>]>([
      ["no token", {}],
      ["no scheme", { Authorization: "TOKEN" }],
      ["another scheme", { Authorization: "Basic TOKEN" }],
      ["two tokens", { Authorization: "Bearer TOKEN, Bearer TOKEN" }],
      ["a session cookie", { Cookie: "session=TOKEN" }],
      ["a broken token", { Authorization: "Bearer TOKENx" }],
    ])("with %s it is 401", async (_, headers) => {
      const withToken = Object.entries(headers).map(([name, value]) => [name, value.replaceAll("TOKEN", token)]);
      const answer = await shop.ask(path, { headers: Object.fromEntries(withToken) });
      expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(await answer.json()).toEqual({ success: false, message: staffMessages.notAuthenticated });
    });

    test("a token in the query doesn't count, and other spellings of the path lead nowhere", async () => {
      expect((await shop.ask(`${path}?token=${token}`)).status).toBe(401);
      for (const odd of [path.replace("/admin", "//admin"), path.replace("admin", "%61dmin"), `${path}/`]) {
        expect([401, 404]).toContain((await shop.ask(odd)).status);
      }
    });
  });

  test("the list holds both schemas, with their environment and moment in words", async () => {
    const answer = await list("/api/admin/multi-schema-subscribers");
    expect(answer).toMatchObject({
      environment: "production",
      schema: "public, production",
      dataCount: 5,
      matchCount: 5,
    });
    expect(answer.metrics).toEqual({ public_count: 2, production_count: 3, total_count: 5 });
    expect(answer.data.map(({ email }) => email)).toEqual([
      "dev2@x.com",
      "dev1@x.com",
      "Grace@x.com",
      "ada@x.com",
      "=cmd@x.com",
    ]);
    expect(answer.data[0]).toMatchObject({ _schema: "public", schema_name: "development", source: "website" });
    expect(answer.data[4]).toMatchObject({ _schema: "production", schema_name: "production" });
    expect(answer.data[0]?.display_date).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    expect(answer.data[0]?.display_time).toMatch(/^\d\d:\d\d UTC$/);
  });

  test.each([
    ["", "5 of 5 subscribers", "dev2@x.com"],
    ["?limit=2", "2 of 5 subscribers", "dev2@x.com"],
    ["?limit=2&sort=email", "2 of 5 subscribers", "=cmd@x.com"],
    ["?offset=9", "0 of 5 subscribers", undefined],
  ])("around the rows of %j stands what it is", async (query, message, first) => {
    const before = Date.now();
    const answer = await get(`/api/admin/multi-schema-subscribers${query}`);
    expect(answer.headers.get("content-type")).toBe("application/json");
    const { data, timestamp, ...rest } = subscriberListResponse.parse(await answer.json());
    expect(rest).toEqual({
      ...{ success: true, message, environment: "production", schema: "public, production" },
      ...{ dataCount: data.length, matchCount: 5 },
      metrics: { public_count: 2, production_count: 3, total_count: 5 },
    });
    expect(data[0]?.email).toBe(first);
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(before - 1);
  });

  test("the custom headers of the dashboard are welcome", async () => {
    const headers = { Authorization: `bearer ${token}`, "X-Environment": "production", "X-Client-Host": "localhost" };
    expect((await shop.ask(byHeader[0], { headers })).status).toBe(200);
  });

  test.each([
    ["?limit=2", ["dev2@x.com", "dev1@x.com"]],
    ["?limit=2&offset=1", ["dev1@x.com", "Grace@x.com"]],
    ["?limit=10&offset=4", ["=cmd@x.com"]],
    ["?limit=10&offset=9", []],
    ["?offset=3", ["ada@x.com", "=cmd@x.com"]],
    ["?search=GRACE", ["Grace@x.com"]],
    ["?search=nobody", []],
    ["?search=x.com&limit=1&offset=2", ["Grace@x.com"]],
    ["?search=%E2%80%AEgr%00ace%E2%80%8B", ["Grace@x.com"]],
    ["?search=%E2%80%AE&limit=1", ["dev2@x.com"]],
  ])("a page of it: %s", async (query, emails) => {
    expect((await list(`/api/admin/multi-schema-subscribers${query}`)).data.map(({ email }) => email)).toEqual(emails);
  });

  test.each([
    "?limit=0",
    "?limit=1001",
    "?limit=x",
    "?offset=-1",
    "?offset=1.5",
    "?search=a%0Ab",
    "?search=a%0Db",
    `?search=${"a".repeat(255)}`,
    `?search=${"%00".repeat(3_000)}`,
  ])("refuses %s", async (query) => {
    expect((await get(`/api/admin/multi-schema-subscribers${query}`)).status).toBe(400);
  });

  test("the plain list holds the schema of this instance", async () => {
    const answer = await list("/api/admin/subscribers");
    expect(answer.schema).toBe("production");
    expect(answer.data.map(({ email }) => email)).toEqual(["Grace@x.com", "ada@x.com", "=cmd@x.com"]);
    expect(answer.metrics.total_count).toBe(5);
  });

  test("the counts, and samples of each schema", async () => {
    const counts = { public: 2, production: 3, total: 5, timestamp: expect.any(String) };
    const count: unknown = await (await get("/api/admin/subscribers/count")).json();
    expect(subscribersCountResponse.parse(count)).toEqual({ success: true, count: 5, counts });
    const direct: unknown = await (await get("/api/admin/directSubscribersCount")).json();
    const { samples, ...rest } = directSubscribersCountResponse.parse(direct);
    expect(rest).toEqual({ success: true, counts });
    expect(samples.map(({ _schema }) => _schema)).toEqual([
      "public",
      "public",
      "production",
      "production",
      "production",
    ]);
  });

  test("the export is a file of everybody, harmless in a spreadsheet, cached by nobody", async () => {
    const answer = await shop.ask(`${exportPath}?token=${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="subscribers.csv"');
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trimEnd().split("\r\n");
    expect(lines[0]).toBe("ID,Email,Date,Time,Source,Environment,Subscribed (ISO 8601)");
    expect(lines).toHaveLength(6);
    expect(lines[5]).toMatch(
      /^1,"'=cmd@x\.com","[A-Z][a-z]+ \d+, \d+",\d\d:\d\d UTC,\/contact,production,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    );
  });

  test.each(["", "?token=", "?token=x", "?token=a.b.c"])(
    "the export without a good token is 401: %j",
    async (query) => {
      expect((await shop.ask(`${exportPath}${query}`, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(
        401,
      );
    },
  );

  test("logins, exports and reads of many are noted, without passwords or tokens", async () => {
    const rows = await shop.context.database.db.selectFrom("audit_log").selectAll().execute();
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(["login", "login refused", "subscribers read", "export"]),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain("a password that is wrong");
  });
});
