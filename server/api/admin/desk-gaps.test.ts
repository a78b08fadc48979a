import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gapsResponse } from "#contract/admin-gaps.ts";
import { boundGaps, mostKept, noteMissing } from "#server/store/gaps.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

const section = "incard-finder/reset";

describe.each(engines)("the gaps board on %s", (engine) => {
  let shop: TestShop;
  let auth: { Authorization: string };
  const board = async () => gapsResponse.parse(await (await shop.ask("/api/admin/gaps", { headers: auth })).json());
  const redirect = (source: string, target: string, status = 302) =>
    shop.post("/api/admin/redirects", { source, target, status }, auth);
  beforeAll(async () => {
    shop = await openTestShop(engine);
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });
  afterAll(() => shop.close());

  test("words are counted whatever their capitals; what may name somebody is cut out whoever sends it", async () => {
    const typed = [
      "Does it float?",
      " does it  FLOAT?",
      "I am ann at example dot com",
      "ann@example.com",
      "555 010 0199",
      "?",
    ];
    for (const text of typed) expect((await shop.post("/api/gap", { kind: "search", text })).status).toBe(200);
    const { notes } = await board();
    expect(notes.map(({ kind, text, count }) => [kind, text, count])).toEqual([
      ["search", "Does it float?", 2],
      ["search", "I am [e-mail]", 1],
    ]);
    const closed = await shop.post("/api/admin/gaps/close", { key: notes[0]?.key }, auth);
    expect(closed.status).toBe(200);
    expect((await board()).notes).toHaveLength(1);
    expect((await shop.post("/api/admin/gaps/close", { key: notes[0]?.key }, auth)).status).toBe(404);
  });

  test("questions of the chat are not taken", async () => {
    expect((await shop.post("/api/gap", { kind: "question", text: "Does it sink?" })).status).toBe(400);
  });

  test("a vote names a section of ours, by script or by form", async () => {
    const known = (await import("#content/manuals/manuals.ts")).manuals["incard-finder"].tabs[0]?.sections[0];
    const text = `${known?.product}/${known?.anchor}`;
    expect((await shop.post("/api/gap", { kind: "unhelpful", text })).status).toBe(200);
    const form = await shop.ask("/api/gap", {
      method: "POST",
      body: new URLSearchParams({ kind: "helped", text }),
      headers: { Origin: "http://localhost", Referer: "http://localhost/products/incard-finder?tab=manual" },
    });
    expect([form.status, form.headers.get("location")]).toEqual([303, `/products/incard-finder#${known?.anchor}`]);
    expect((await shop.post("/api/gap", { kind: "helped", text: `${section}/nowhere` })).status).toBe(400);
    expect((await shop.post("/api/gap", { kind: "helped", text }, { Origin: "https://evil.example" })).status).toBe(
      403,
    );
    expect((await shop.post("/api/gap", { kind: "other", text })).status).toBe(400);
    const votes = (await board()).notes.filter((note) => note.text === text);
    expect(votes.map(({ kind, count }) => `${kind} ${count}`).sort()).toEqual(["helped 1", "unhelpful 1"]);
  });

  test("lost addresses are counted without what may name somebody, and redirected in one go", async () => {
    const { lostPaths } = shop.shop.parts;
    for (const path of ["/old-page", "/old-page", "/gone/ann@example.com", `/${"x".repeat(300)}`]) {
      expect(lostPaths.meet(path)).toBeNull();
    }
    expect((await board()).missing).toMatchObject([{ path: "/old-page", count: 2 }]);
    expect((await redirect("/old-page", "/contact?topic=order", 301)).status).toBe(200);
    expect(lostPaths.meet("/old-page")).toEqual({ status: 301, location: "/contact?topic=order" });
    const { missing, redirects } = await board();
    expect(missing).toEqual([]);
    expect(redirects).toMatchObject([{ source: "/old-page", status: 301, hits: 1, dead: false }]);
    lostPaths.meet("/contact");
    expect((await board()).redirects[0]?.dead).toBe(true);
    expect((await shop.post("/api/admin/redirects/remove", { source: "/old-page" }, auth)).status).toBe(200);
    expect(lostPaths.meet("/old-page")).toBeNull();
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
  ])("no redirect from %j to %j", async (source, target) => {
    expect((await redirect(source, target)).status).toBe(400);
  });

  test("no chain of redirects, and none with another status", async () => {
    expect((await redirect("/one", "/two")).status).toBe(200);
    expect((await redirect("/two", "/three")).status).toBe(400);
    expect((await redirect("/zero", "/one")).status).toBe(400);
    expect((await redirect("/four", "/five", 308)).status).toBe(400);
  });

  test("the board's changes are for staff, from this site", async () => {
    for (const [path, body] of [
      ["/api/admin/gaps/close", { path: "/a" }],
      ["/api/admin/redirects", { source: "/a", target: "/b", status: 302 }],
      ["/api/admin/redirects/remove", { source: "/a" }],
    ] as const) {
      expect((await shop.post(path, body)).status).toBe(401);
      expect((await shop.post(path, body, { ...auth, Origin: "https://evil.example" })).status).toBe(403);
    }
    expect((await shop.ask("/api/admin/gaps")).status).toBe(401);
  });

  test("the table of lost addresses has an end: what was seen least goes", async () => {
    const { store } = shop.shop.parts;
    await store.transaction(async (inside) => {
      await noteMissing(inside, new Map(Array.from({ length: mostKept + 5 }, (_, i) => [`/many/${i}`, 1])));
      await noteMissing(inside, new Map([["/often", 9]]));
    });
    await boundGaps(store.shop);
    const kept = await store.shop.selectFrom("missing_paths").select("path").execute();
    expect(kept).toHaveLength(mostKept);
    expect(kept.map(({ path }) => path)).toContain("/often");
  });
});
