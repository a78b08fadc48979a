import { beforeAll, describe, expect, test } from "vitest";
import { subscriberToolsText } from "#content/admin-subscribers.ts";
import {
  directSubscribersCountResponse,
  subscriberListResponse,
  subscriberSourcesResponse,
} from "#contract/admin-subscribers.ts";
import { errorResponse } from "#contract/error-response.ts";
import { exportTicketResponse, successResponse } from "#contract/staff-response.ts";
import type { SubscriberSchema } from "#server/db/schema.ts";
import { engines } from "#tests/databases.ts";
import { subscriberRow } from "#tests/rows.ts";
import { openTestShop, sharedTestShop } from "#tests/shop.ts";

const both = "/api/admin/multi-schema-subscribers";
const rows: readonly [schema: SubscriberSchema, email: string, at: string, source: string][] = [
  ["public", "dora@x.com", "2026-03-01T23:59:59.999Z", "/contact"],
  ["public", "Ada@x.com", "2026-03-03T00:00:00.000Z", "website"],
  ["production", "carl@x.com", "2026-02-28T12:00:00.000Z", "website"],
  ["production", "=bea@x.com", "2026-03-02T00:00:00.000Z", "/contact"],
  ["production", "emil@x.com", "2026-03-04T08:00:00.000Z", ""],
];

describe.each(engines)("the subscribers' filters on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let headers: { Authorization: string };
  beforeAll(async () => {
    for (const [schema, ...row] of rows) {
      await shop.context.database
        .subscribers(schema)
        .insertInto("subscribers")
        .values(subscriberRow(...row))
        .execute();
    }
    headers = { Authorization: `Bearer ${await shop.staffToken()}` };
  });

  const list = async (query: string, path: string = both) => {
    const answer = subscriberListResponse.parse(await (await shop.ask(`${path}?${query}`, { headers })).json());
    const names = answer.data.map(({ email }) => email.split("@")[0]).join(" ");
    return { names, count: answer.matchCount, total: answer.metrics.total_count };
  };
  const queries: readonly [query: string, names: string][] = [
    ["", "Ada dora emil =bea carl"],
    ["schema=production", "emil =bea carl"],
    ["source=website", "Ada carl"],
    ["source=", "emil"],
    ["source=%2Fcontact&schema=public", "dora"],
    ["from=2026-03-02", "Ada emil =bea"],
    ["to=2026-03-01", "dora carl"],
    ["from=2026-03-02&to=2026-03-03", "Ada =bea"],
    ["from=2026-03-03&to=2026-03-01", ""],
    ["from=2026-03-01&source=website&search=X.COM", "Ada"],
    ["source=%25", ""],
  ];

  test.each(queries)("%j finds %j, in one page, in pages and as the whole list", async (query, names) => {
    const count = names === "" ? 0 : names.split(" ").length;
    expect(await list(`limit=10&${query}`)).toEqual({ names, count, total: 5 });
    expect(await list(query)).toEqual({ names, count, total: 5 });
    const pages: string[] = [];
    for (let offset = 0; offset < count; offset += 1)
      pages.push((await list(`limit=1&offset=${offset}&${query}`)).names);
    expect(pages.join(" ")).toBe(names);
  });

  test.each([
    ["sort=newest", "emil Ada =bea dora carl"],
    ["sort=oldest", "carl dora =bea Ada emil"],
    ["sort=email", "=bea Ada carl dora emil"],
    ["sort=email-desc&schema=public", "dora Ada"],
    ["sort=oldest&source=website&to=2026-12-31", "carl Ada"],
    ["sort=email&offset=3", "dora emil"],
  ])("%s is an order over both schemas", async (query, names) => {
    expect((await list(`limit=10&${query}`)).names).toBe(names);
  });

  test("this server's own list has the same filters", async () => {
    expect((await list("limit=10&source=website", "/api/admin/subscribers")).names).toBe("Ada");
    expect((await list("limit=10&schema=production", "/api/admin/subscribers")).names).toBe("");
    expect((await list("limit=10&schema=production&sort=email", "/api/admin/subscribers")).names).toBe("");
  });

  test("what nobody sees in a filter's text doesn't count", async () => {
    const pasted = "%E2%80%AEweb%00site%E2%80%8B";
    expect(await list(`limit=10&source=${pasted}`)).toEqual(await list("limit=10&source=website"));
  });

  test.each([
    "sort=",
    "sort=id",
    "schema=shop",
    "schema=",
    "from=yesterday",
    "from=2026-02-30",
    "to=0000-01-01",
    "to=9999-12-31",
    "from=",
    "source=a%0Ab",
    `source=${"x".repeat(201)}`,
  ])("refuses %s", async (query) => {
    expect((await shop.ask(`${both}?limit=1&${query}`, { headers })).status).toBe(400);
  });

  test("the sources are those of both schemas, the most first", async () => {
    const answer: unknown = await (await shop.ask("/api/admin/subscribers/sources", { headers })).json();
    expect(subscriberSourcesResponse.parse(answer).sources).toEqual([
      { source: "/contact", count: 2 },
      { source: "website", count: 2 },
      { source: "", count: 1 },
    ]);
  });

  test("the export holds what its ticket was asked for, whatever stands in the address", async () => {
    const ticketOf = async (filter: object): Promise<string> => {
      const answer = await shop.post("/api/admin/subscribers/export/ticket", filter, headers);
      return exportTicketResponse.parse(await answer.json()).ticket;
    };
    const download = async (query: string): Promise<string> =>
      (await (await shop.ask(`/api/admin/subscribers/export?${query}`)).text()).trimEnd();
    const filter = { schema: "production", source: "/contact", from: "2026-03-01", to: "2026-03-02", search: "bea" };
    expect(await download(`ticket=${await ticketOf(filter)}&source=website&schema=public`)).toBe(
      `ID,Email,Date,Time,Source,Environment,Subscribed (ISO 8601)\r\n2,"'=bea@x.com","Mar 2, 2026",00:00 UTC,/contact,production,2026-03-02T00:00:00.000Z`,
    );
    expect((await download(`ticket=${await ticketOf({})}`)).split("\r\n")).toHaveLength(6);
    expect(await download(`ticket=${await ticketOf({ source: "" })}`)).toContain("emil@x.com");
    const token = headers.Authorization.slice("Bearer ".length);
    expect((await download(`token=${token}&source=website`)).split("\r\n")).toHaveLength(3);
    expect((await shop.ask(`/api/admin/subscribers/export?token=${token}&schema=shop`)).status).toBe(400);
    expect((await shop.post("/api/admin/subscribers/export/ticket", { sort: "email" }, headers)).status).toBe(400);
    const entries = await shop.context.database.db
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "export")
      .orderBy("id")
      .execute();
    expect(entries.map(({ detail }) => detail)).toEqual([
      "subscribers: production, source /contact, from 2026-03-01, to 2026-03-02, with a search",
      "all subscribers",
      "subscribers: source not recorded",
      "subscribers: source website",
    ]);
    const ticket = await ticketOf({});
    await shop.context.database.db.updateTable("export_tickets").set({ json: "no JSON" }).execute();
    expect((await shop.ask(`/api/admin/subscribers/export?ticket=${ticket}`)).status).toBe(401);
  });
});

describe.each(engines)("a list of hundreds on %s", (engine) => {
  test("is read whole from any place on, and sampled by a few", async () => {
    const shop = await openTestShop(engine);
    const { database } = shop.context;
    for (const [schema, count] of [
      ["public", 620],
      ["production", 310],
    ] as const) {
      const people = Array.from({ length: count }, (_, n) => subscriberRow(`${schema}${n}@x.com`));
      await database.subscribers(schema).insertInto("subscribers").values(people).execute();
    }
    const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
    const whole = async (offset: number) => {
      const answer: unknown = await (await shop.ask(`${both}?offset=${offset}`, { headers })).json();
      const { data, matchCount } = subscriberListResponse.parse(answer);
      return { rows: data.map(({ _schema, id }) => `${_schema} ${id}`), matchCount };
    };
    const { rows } = await whole(0);
    expect([rows.length, new Set(rows).size, rows[0], rows[620]]).toEqual([930, 930, "public 620", "production 310"]);
    for (const offset of [1, 249, 251, 620, 621, 900]) {
      expect(await whole(offset)).toEqual({ rows: rows.slice(offset), matchCount: 930 });
    }
    const direct: unknown = await (await shop.ask("/api/admin/directSubscribersCount", { headers })).json();
    const samples = directSubscribersCountResponse.parse(direct).samples.map(({ _schema, id }) => `${_schema} ${id}`);
    expect(samples).toEqual([...rows.slice(0, 5), ...rows.slice(620, 625)]);
    await shop.close();
  });
});

describe.each(engines)("removing a subscriber on %s", (engine) => {
  test("takes them off both lists, records the withdrawn consent and who did it, and nothing twice", async () => {
    const shop = await openTestShop(engine);
    const { database } = shop.context;
    const token = await shop.accountToken("Ida", "admin");
    const headers = { Authorization: `Bearer ${token}` };
    const remove = (email: string) => shop.post("/api/admin/subscribers/remove", { email }, headers);
    await shop.post("/api/subscribe", { email: "Ada@x.com" });
    // Of a time before consents were recorded.
    await database.subscribers("production").insertInto("subscribers").values(subscriberRow("ada@x.com")).execute();
    await shop.post("/api/subscribe", { email: "stays@x.com" });

    const done = successResponse.parse(await (await remove(" ADA@x.com ")).json());
    expect(done.message).toBe(subscriberToolsText.remove.done);
    const consents = async (schema: SubscriberSchema) =>
      (await database.subscribers(schema).selectFrom("consents").selectAll().orderBy("id").execute()).map(
        ({ email_key, event, source, consent_text_id }) => `${email_key} ${event} ${source} ${consent_text_id}`,
      );
    expect(await consents("public")).toEqual([
      expect.stringMatching(/^ada@x\.com given /),
      expect.stringMatching(/^stays@x\.com given /),
      expect.stringMatching(/^ada@x\.com withdrawn staff newsletter-\d$/),
    ]);
    expect(await consents("production")).toEqual(["ada@x.com withdrawn staff not recorded"]);
    for (const schema of ["public", "production"] as const) {
      const left = await database.subscribers(schema).selectFrom("subscribers").select("email").execute();
      expect(left).toEqual(schema === "public" ? [{ email: "stays@x.com" }] : []);
    }
    const again = await remove("ada@x.com");
    expect([again.status, errorResponse.parse(await again.json()).message]).toEqual([
      404,
      subscriberToolsText.remove.unknown,
    ]);
    const wrong = await remove("no address");
    expect([wrong.status, errorResponse.parse(await wrong.json()).message]).toEqual([
      400,
      subscriberToolsText.remove.noAddress,
    ]);
    const entries = await database.db
      .selectFrom("audit_log")
      .select(["username", "detail"])
      .where("action", "=", "subscriber removed")
      .orderBy("id")
      .execute();
    expect(entries).toEqual([
      { username: "Ida", detail: "development subscriber 1" },
      { username: "Ida", detail: "production subscriber 1" },
    ]);
  });
});
