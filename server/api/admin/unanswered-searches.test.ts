import { beforeAll, describe, expect, test } from "vitest";
import { unansweredSearchesText } from "#content/admin-unanswered-searches.ts";
import { manuals } from "#content/manuals/manuals.ts";
import { unansweredSearchesResponse } from "#contract/admin-unanswered-searches.ts";
import { successResponse } from "#contract/staff-response.ts";
import { maxRows, pruneUnansweredSearches, recordNotFoundPaths } from "#server/db/queries/feedback.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

const text = unansweredSearchesText;

describe.each(engines)("unanswered searches on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: { Authorization: string };
  const screen = async () =>
    unansweredSearchesResponse.parse(
      await (await shop.ask("/api/admin/unanswered-searches", { headers: auth })).json(),
    );
  const redirect = (source: string, target: string, status = 302) =>
    shop.post("/api/admin/redirects", { source, target, status }, auth);
  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });

  test("words are counted whatever their capitals; what may name somebody is cut out whoever sends it", async () => {
    const typed = [
      "Does it float?",
      " does it  FLOAT?",
      "I am ann at example dot com",
      "ann@example.com",
      "555 010 0199",
      "?",
    ];
    for (const text of typed) {
      const answer = await shop.post("/api/unanswered-search", { text });
      expect([answer.status, await answer.json()]).toMatchObject([200, { success: true }]);
    }
    const { searches } = await screen();
    expect(searches.map(({ text, count }) => [text, count])).toEqual([
      ["Does it float?", 2],
      ["I am [e-mail]", 1],
    ]);
    const closed = await shop.post("/api/admin/unanswered-searches/dismiss", { key: searches[0]?.key }, auth);
    expect(closed.status).toBe(200);
    expect((await screen()).searches).toHaveLength(1);
    expect((await shop.post("/api/admin/unanswered-searches/dismiss", { key: searches[0]?.key }, auth)).status).toBe(
      404,
    );
  });

  test("a vote names a section of ours, by script or by form", async () => {
    const known = manuals["incard-finder"].tabs[0]?.sections[0];
    const section = `${known?.product}/${known?.anchor}`;
    const vote = (body: object, headers = {}) => shop.post("/api/manual-vote", body, headers);
    const voted = await vote({ section, answer: "no" });
    expect([voted.status, await voted.json()]).toMatchObject([200, { success: true }]);
    const form = async (headers: Record<string, string>) => {
      const body = new URLSearchParams({ section, answer: "yes" });
      const headersOfForm = { Origin: "http://localhost", ...headers };
      const answer = await shop.ask("/api/manual-vote", { method: "POST", body, headers: headersOfForm });
      return [answer.status, answer.headers.get("location")];
    };
    const Referer = "http://localhost/products/incard-finder?tab=manual";
    expect(await form({ Referer })).toEqual([303, `/products/incard-finder#${known?.anchor}`]);
    expect(await form({})).toEqual([303, `/#${known?.anchor}`]);
    expect((await vote({ section, answer: "yes" })).status).toBe(200);
    expect((await vote({ section: `${section}/nowhere`, answer: "yes" })).status).toBe(400);
    expect((await vote({ section, answer: "maybe" })).status).toBe(400);
    expect((await vote({ section, answer: "yes" }, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await screen()).votes).toEqual([{ section, yes: 3, no: 1 }]);
  });

  test("paths that give 404 are counted without what may name somebody, and redirected in one go", async () => {
    const { notFoundLog } = shop.context;
    for (const path of ["/old-page", "/old-page", "/gone/ann@example.com", `/${"x".repeat(300)}`]) {
      expect(notFoundLog.recordNotFound(path)).toBeNull();
    }
    expect((await screen()).notFoundPaths).toMatchObject([{ path: "/old-page", count: 2 }]);
    expect((await redirect("/old-page", "/contact?topic=order", 301)).status).toBe(200);
    expect(notFoundLog.recordNotFound("/old-page")).toEqual({ status: 301, location: "/contact?topic=order" });
    const { notFoundPaths: missing, redirects } = await screen();
    expect(missing).toEqual([]);
    expect(redirects).toMatchObject([{ source: "/old-page", status: 301, hits: 1, dead: false }]);
    notFoundLog.recordNotFound("/contact");
    expect((await screen()).redirects[0]?.dead).toBe(true);
    expect((await shop.post("/api/admin/redirects/remove", { source: "/old-page" }, auth)).status).toBe(200);
    expect(notFoundLog.recordNotFound("/old-page")).toBeNull();
  });

  test.each([
    ["/a", "https://evil.example/"],
    ["/a", "//evil.example"],
    ["/a", "/\\evil.example"],
    ["/a", "/b\r\nSet-Cookie: x=1"],
    ["/a", "javascript:alert(1)"],
    ["//a", "/b"],
    ["/a?b", "/b"],
    ["/a", "/a"],
    ["/a", "/a#b"],
    ["/a", "/a/"],
    ["/a", "/%61"],
    ["/a/", "/a"],
    ["/a.data", "/b"],
  ])("no redirect from %j to %j", async (source, target) => {
    expect((await redirect(source, target)).status).toBe(400);
  });

  test("no chain of redirects, and none with another status", async () => {
    expect((await redirect("/one", "/two")).status).toBe(200);
    expect((await redirect("/two", "/three")).status).toBe(400);
    expect((await redirect("/zero", "/one")).status).toBe(400);
    expect((await redirect("/four", "/five", 308)).status).toBe(400);
    expect((await redirect("/six", "/seven")).status).toBe(200);
  });

  test("each change says that it is made, and stands in the audit log", async () => {
    const said = async (path: string, body: object) => {
      const answer = await shop.post(`/api/admin/${path}`, body, auth);
      return successResponse.parse(await answer.json()).message;
    };
    shop.context.notFoundLog.recordNotFound("/logged");
    await screen();
    expect(await said("redirects", { source: "/logged", target: "/there", status: 301 })).toBe(text.made);
    expect(await said("redirects/remove", { source: "/logged" })).toBe(text.removed);
    expect(await said("unanswered-searches/dismiss", { path: "/logged" })).toBe(text.closed);
    const entries = await shop.context.database.db
      .selectFrom("audit_log")
      .select(["username", "action", "detail"])
      .where("detail", "like", "/logged%")
      .orderBy("id")
      .execute();
    expect(entries).toEqual([
      { username: "boss", action: "redirect made", detail: "/logged to /there (301)" },
      { username: "boss", action: "redirect removed", detail: "/logged" },
      { username: "boss", action: "unanswered search dismissed", detail: "/logged" },
    ]);
  });

  test("changes are for staff, from this site", async () => {
    for (const [path, body] of [
      ["/api/admin/unanswered-searches/dismiss", { path: "/a" }],
      ["/api/admin/redirects", { source: "/a", target: "/b", status: 302 }],
      ["/api/admin/redirects/remove", { source: "/a" }],
    ] as const) {
      expect((await shop.post(path, body)).status).toBe(401);
      expect((await shop.post(path, body, { ...auth, Origin: "https://evil.example" })).status).toBe(403);
    }
    expect((await shop.ask("/api/admin/unanswered-searches")).status).toBe(401);
  });

  test("the table of paths that give 404 has a bound: what was seen least goes", async () => {
    const { database } = shop.context;
    await database.transaction(async (inside) => {
      await recordNotFoundPaths(inside, new Map(Array.from({ length: maxRows + 5 }, (_, i) => [`/many/${i}`, 1])));
      await recordNotFoundPaths(inside, new Map([["/often", 9]]));
    });
    await pruneUnansweredSearches(database.db);
    const saved = await database.db.selectFrom("not_found_paths").select("path").execute();
    expect(saved).toHaveLength(maxRows);
    expect(saved.map(({ path }) => path)).toContain("/often");
  });
});
