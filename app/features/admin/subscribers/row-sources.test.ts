import { describe, expect, it } from "vitest";
import { type AdminApi, AdminApiError } from "#app/features/admin/admin-api.ts";
import { matchingRows, pageRows, rowSources, rowsOfPage } from "./row-sources.ts";
import { tableRow } from "./table-row.ts";

const row = (id: number, schema: "public" | "production" = "public") => ({
  id,
  email: `person.${id}@example.com`,
  subscribed_at: "2026-01-02T03:04:05.000Z",
  source: "/",
  _schema: schema,
  schema_name: schema === "public" ? "development" : "production",
  display_date: "Jan 2, 2026",
  display_time: "03:04 UTC",
});

const list = (rows: unknown[], more: Record<string, unknown> = {}) => ({
  success: true,
  data: rows,
  message: "",
  environment: "development",
  schema: "public",
  dataCount: rows.length,
  matchCount: rows.length,
  timestamp: "2026-01-02T03:04:05.000Z",
  metrics: { public_count: 3, production_count: 4, total_count: 7 },
  ...more,
});
const direct = (samples: unknown[], total = 7) => ({
  success: true,
  counts: { public: total, production: 0, total, timestamp: "2026-01-02T03:04:05.000Z" },
  samples,
});

const broken = new AdminApiError("API error: 500");
const refused = new AdminApiError("Not authenticated. Please log in again.", 401);

/** A fake server by path; its requests are in `asked`. */
function server(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const call: AdminApi["get"] = async (path, schema) => {
    asked.push(path);
    const answer = answers[path.split("?")[0]?.replace("/api/admin/", "") ?? ""];
    if (answer instanceof Error) throw answer;
    return schema.parse(answer);
  };
  return { asked, call };
}

const first = { offset: 0, search: "" };

describe("/direct-admin", () => {
  it("lists both schemas, a page at a time, and counts by the list's own figures", async () => {
    const { asked, call } = server({ "multi-schema-subscribers": list([row(1)], { matchCount: 250 }) });
    const listing = await rowSources.direct(call, { ...first, offset: 200, search: "Per son&" });
    expect(asked).toEqual(["/api/admin/multi-schema-subscribers?limit=100&offset=200&search=Per+son%26"]);
    expect(listing).toMatchObject({ matches: 250, counts: { public: 3, production: 4, total: 7 }, limit: null });
  });

  it("searches and counts for itself where the server sends everything", async () => {
    const { call } = server({ "multi-schema-subscribers": list([row(1), row(21), row(3)], { matchCount: undefined }) });
    const listing = await rowSources.direct(call, { ...first, search: "PERSON.1@" });
    expect(listing.rows.map((one) => one.id)).toEqual([1]);
    expect(listing.matches).toBe(1);
  });

  it("sends the filters, and takes nothing found by them for an answer", async () => {
    const { asked, call } = server({ "multi-schema-subscribers": list([]), directSubscribersCount: direct([row(9)]) });
    const listing = await rowSources.direct(call, { ...first, schema: "production", source: "" });
    expect(asked).toEqual(["/api/admin/multi-schema-subscribers?limit=100&offset=0&schema=production&source="]);
    expect(listing).toMatchObject({ rows: [], matches: 0, limit: null, displayIssue: false });
  });

  it("turns to the samples when the list fails", async () => {
    const { asked, call } = server({ "multi-schema-subscribers": broken, directSubscribersCount: direct([row(9)]) });
    const listing = await rowSources.direct(call, first);
    expect(asked).toHaveLength(2);
    expect(listing).toMatchObject({ matches: 1, limit: "samples", displayIssue: true, counts: { total: 7 } });
  });

  it("turns to the samples when the list is empty though the counts say otherwise", async () => {
    const { call } = server({ "multi-schema-subscribers": list([]), directSubscribersCount: direct([row(9)]) });
    expect(await rowSources.direct(call, first)).toMatchObject({ limit: "samples", displayIssue: true });
  });

  it("sees no issue where nobody has subscribed", async () => {
    const none = { public_count: 0, production_count: 0, total_count: 0 };
    const { call } = server({
      "multi-schema-subscribers": list([], { metrics: none }),
      directSubscribersCount: direct([], 0),
    });
    expect(await rowSources.direct(call, first)).toMatchObject({
      matches: 0,
      limit: null,
      displayIssue: false,
    });
  });

  it("doesn't take a search without a find for an issue", async () => {
    const { asked, call } = server({ "multi-schema-subscribers": list([]) });
    const listing = await rowSources.direct(call, { ...first, search: "nobody" });
    expect(asked).toHaveLength(1);
    expect(listing.displayIssue).toBe(false);
  });

  it("keeps the empty list and its issue when the samples fail too", async () => {
    const { call } = server({ "multi-schema-subscribers": list([]), directSubscribersCount: broken });
    expect(await rowSources.direct(call, first)).toMatchObject({ limit: null, displayIssue: true });
  });

  it("fails by the list's error when both fail", async () => {
    const { call } = server({
      "multi-schema-subscribers": broken,
      directSubscribersCount: new AdminApiError("other"),
    });
    await expect(rowSources.direct(call, first)).rejects.toBe(broken);
  });

  it("doesn't fall back after a refused token", async () => {
    const early = server({ "multi-schema-subscribers": refused });
    await expect(rowSources.direct(early.call, first)).rejects.toBe(refused);
    expect(early.asked).toHaveLength(1);
    const late = server({ "multi-schema-subscribers": broken, directSubscribersCount: refused });
    await expect(rowSources.direct(late.call, first)).rejects.toBe(refused);
  });
});

describe("/simple-admin", () => {
  const accepted = { "subscribers/count": { success: true, count: 7 } };

  it("tries the token by the count call first", async () => {
    const { asked, call } = server({ "subscribers/count": refused });
    await expect(rowSources.simple(call, first)).rejects.toBe(refused);
    expect(asked).toEqual(["/api/admin/subscribers/count"]);
  });

  it("falls back to this server's own, and says which", async () => {
    const answers = { ...accepted, "multi-schema-subscribers": broken, subscribers: list([row(1)]) };
    const { asked, call } = server(answers);
    const listing = await rowSources.simple(call, first);
    expect(asked.map((path) => path.split("?")[0])).toEqual([
      "/api/admin/subscribers/count",
      "/api/admin/multi-schema-subscribers",
      "/api/admin/subscribers",
    ]);
    expect(listing.limit).toBe("development");
  });

  it("doesn't fall back after a refused token", async () => {
    const { call } = server({ ...accepted, "multi-schema-subscribers": refused });
    await expect(rowSources.simple(call, first)).rejects.toBe(refused);
  });
});

describe("/old-simple-admin", () => {
  it("lists this server's own", async () => {
    const all = { public_count: 0, production_count: 7, total_count: 7 };
    const { call } = server({ subscribers: list([row(1, "production")], { environment: "production", metrics: all }) });
    expect(await rowSources.own(call, first)).toMatchObject({
      matches: 1,
      limit: null,
      displayIssue: false,
    });
  });

  it("has no fallback", async () => {
    await expect(rowSources.own(server({ subscribers: broken }).call, first)).rejects.toBe(broken);
  });
});

const subscriber = (email: string, id = 1) =>
  tableRow.parse({
    id,
    email,
    subscribed_at: "2026-01-02T03:04:05.000Z",
    _schema: "public",
    schema_name: "development",
    display_date: "Jan 2, 2026",
    display_time: "03:04 UTC",
  });

describe("the search", () => {
  const rows = [subscriber("Ana@Example.com"), subscriber("bo@example.org"), subscriber("a+b@shop.test")];

  it.each([
    ["", 3],
    ["   ", 3],
    ["ana", 1],
    ["EXAMPLE", 2],
    [" example.ORG ", 1],
    ["a+b", 1],
    [".com", 1],
    ["%", 0],
    ["nobody", 0],
  ])("%j finds %i", (search, found) => expect(matchingRows(rows, { search })).toHaveLength(found));
});

describe("the filters", () => {
  const of = (id: number, rest: Partial<ReturnType<typeof subscriber>>) => ({
    ...subscriber(`${id}@example.com`, id),
    ...rest,
  });
  const rows = [
    of(1, { source: "footer", subscribed_at: "2026-01-01T00:00:00.000Z" }),
    of(2, { source: "hero", subscribed_at: "2026-01-02T23:59:59.999Z" }),
    of(3, { source: "", subscribed_at: "2026-01-03T00:00:00.000Z", _schema: "production" }),
  ];

  it.each([
    [{}, [1, 2, 3]],
    [{ schema: "public" as const }, [1, 2]],
    [{ schema: "production" as const }, [3]],
    [{ source: "hero" }, [2]],
    [{ source: "" }, [3]],
    [{ from: "2026-01-02" }, [2, 3]],
    [{ to: "2026-01-02" }, [1, 2]],
    [{ from: "2026-01-02", to: "2026-01-02" }, [2]],
    [{ from: "2026-01-04" }, []],
    [{ schema: "public" as const, source: "footer", to: "2025-12-31" }, []],
  ])("%j leave %j", (view, ids) => {
    expect(matchingRows(rows, { search: "example", ...view }).map(({ id }) => id)).toEqual(ids);
  });
});

describe("a page", () => {
  it("cuts a page out of a whole list and leaves a page as it is", () => {
    const all = Array.from({ length: pageRows + 5 }, (_, id) => subscriber(`${id}@example.com`, id));
    expect(rowsOfPage(all, 0)).toHaveLength(pageRows);
    expect(rowsOfPage(all, pageRows).map((one) => one.id)).toEqual([100, 101, 102, 103, 104]);
    const page = all.slice(0, 7);
    expect(rowsOfPage(page, 300)).toBe(page);
  });
});

describe("a row", () => {
  it.each(["email_address", "emailAddress", "subscriber_email"])("takes the address from %s as well", (name) => {
    const { email, ...rest } = subscriber("ana@example.com");
    expect(tableRow.parse({ ...rest, [name]: email }).email).toBe("ana@example.com");
  });

  it("needs an address under some name", () => {
    const { email: _, ...rest } = subscriber("ana@example.com");
    expect(tableRow.safeParse(rest).success).toBe(false);
    expect(tableRow.safeParse(null).success).toBe(false);
  });
});

describe("a list of another server, or of a row that isn't whole", () => {
  it("shows the good rows where one has no address, or is none", async () => {
    const { email: _, ...nameless } = row(2);
    const { call } = server({ "multi-schema-subscribers": list([row(1), nameless, null, "x", row(3)]) });
    expect((await rowSources.direct(call, first)).rows.map(({ id }) => id)).toEqual([1, 3]);
  });

  it.each(["email_address", "emailAddress", "subscriber_email", "Email", "mail"])("finds the address as %s", (name) => {
    expect(tableRow.parse({ id: 1, email: null, [name]: "ada@example.com" }).email).toBe("ada@example.com");
  });

  it("makes what is missing from the rest", () => {
    const { display_date: _, display_time: __, _schema: ___, source: ____, ...rest } = row(7, "production");
    expect(tableRow.parse(rest)).toEqual({ ...row(7, "production"), source: "" });
    expect(tableRow.parse({ email: "ada@example.com", id: "7" })).toMatchObject({
      id: 7,
      subscribed_at: "",
      _schema: "public",
      schema_name: "development",
      display_date: "",
    });
  });

  it("needs none of what the list says of itself", async () => {
    const bare = { success: true, data: [row(1), row(2, "production")] };
    const { call } = server({ "subscribers/count": {}, "multi-schema-subscribers": bare });
    expect(await rowSources.simple(call, first)).toMatchObject({
      matches: 2,
      counts: { public: 1, production: 1, total: 2 },
    });
  });
});
