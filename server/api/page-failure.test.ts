import { beforeAll, describe, expect, test } from "vitest";
import { pageFailuresText } from "#content/admin-page-failures.ts";
import { pageFailuresResponse } from "#contract/admin-page-failures.ts";
import { todayResponse } from "#contract/admin-today.ts";
import { maxFailures, recordPageFailure } from "#server/db/queries/page-failures.ts";
import { allPageFailures } from "#server/middleware/rate-limits.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

const firefox = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0" };

describe.each(engines)("pages that failed in browsers on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let auth: { Authorization: string };
  const tell = (path: unknown, message: unknown) => shop.post("/api/page-failure", { path, message }, firefox);
  const listed = async () => {
    const answer = await shop.ask("/api/admin/page-failures", { headers: auth });
    return pageFailuresResponse.parse(await answer.json()).failures;
  };
  const onToday = async () => {
    const answer = await shop.ask("/api/admin/today", { headers: auth });
    return todayResponse.parse(await answer.json()).items.find(({ kind }) => kind === "page-failures");
  };
  beforeAll(async () => {
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });

  test("the same failure is counted, with the browser's name and version, until staff dismiss it", async () => {
    expect(await onToday()).toBeUndefined();
    const message = "TypeError: Map.groupBy is not a function";
    for (const _ of [1, 2]) expect((await tell("/support", message)).status).toBe(200);
    const [failure, ...others] = await listed();
    expect(failure).toMatchObject({ path: "/support", message, browser: "Firefox 128", count: 2 });
    expect(others).toEqual([]);
    expect(await onToday()).toMatchObject({ count: 1 });

    const dismissed = await shop.post("/api/admin/page-failures/dismiss", { key: failure?.key }, auth);
    expect(await dismissed.json()).toMatchObject({ success: true, message: pageFailuresText.dismissed });
    expect(await listed()).toEqual([]);
    expect((await shop.post("/api/admin/page-failures/dismiss", { key: failure?.key }, auth)).status).toBe(404);
  });

  test("nothing about the visitor is kept: no query, no address, no number, no name of a host", async () => {
    await tell("/order-confirmation?payment_intent=pi_1", "Error: no");
    await tell("/blog/ann@example.com", `Error: "ann@example.com", 0049 171 1234567 was refused`);
    await tell("/", "TypeError: Failed to fetch https://shop.example/assets/chat-Ab1.js?token=secret");
    const failures = await listed();
    expect(failures.map(({ path, message }) => [path, message]).toSorted()).toEqual([
      ["/", "TypeError: Failed to fetch /assets/chat-Ab1.js"],
      ["/blog", expect.stringContaining("[e-mail]")],
      ["/order-confirmation", "Error: no"],
    ]);
    expect(JSON.stringify(failures)).not.toMatch(/ann|1234567|secret|pi_1|shop\.example/);
  });

  test.each([
    ['No route matches URL "/search?q=Jane#Doe"', 'No route matches URL "/search"'],
    [
      "Failed to fetch dynamically imported module: blob:https://a.example/x#Doe",
      "Failed to fetch dynamically imported module: blob:/x",
    ],
    ["'#Jane Doe' is not a valid selector", "'' is not a valid selector"],
    ["wss://a.example?token=Jane failed, data:text/html,Doe too", "wss:// failed, data: too"],
    [`Unexpected token 'J', "Jane "Doe"..." is not valid JSON`, `Unexpected token 'J', "..." is not valid JSON`],
    ['JSON Parse error: Unexpected identifier "Jane', 'JSON Parse error: Unexpected identifier "..."'],
    ["a ? b : c is not a function (evaluating 'a?b:c')", "a ? b : c is not a function (evaluating 'a?b:c')"],
  ])("of the message %s is kept %s", async (message, kept) => {
    await tell("/quoted", message);
    expect((await listed()).filter(({ path }) => path === "/quoted").map((failure) => failure.message)).toContain(kept);
  });

  test.each([
    ["elsewhere", "Error"],
    [`/${"x".repeat(300)}`, "Error"],
    ["/", "x".repeat(201)],
    ["/", 1],
    [null, "Error"],
  ])("%j with %j is refused", async (path, message) => {
    expect((await tell(path, message)).status).toBe(400);
  });

  test("it is told from this site only", async () => {
    const answer = await shop.post(
      "/api/page-failure",
      { path: "/", message: "x" },
      { Origin: "https://evil.example" },
    );
    expect(answer.status).toBe(403);
    expect((await shop.ask("/api/admin/page-failures")).status).toBe(401);
    expect((await shop.post("/api/admin/page-failures/dismiss", { key: "x" })).status).toBe(401);
  });

  test("the table has a bound: what happened longest ago goes", async () => {
    const { db } = shop.context.database;
    const failure = { path: "/often", message: "Error", browser: "Chrome 126" };
    for (const _ of [1, 2]) await recordPageFailure(db, failure);
    const longAgo = "2026-01-02T03:04:05.000Z";
    await db.updateTable("page_failures").set({ last_at: longAgo }).where("path", "=", "/often").execute();
    for (let i = 0; i < maxFailures + 5; i += 1) await recordPageFailure(db, { ...failure, path: `/later/${i}` });
    const kept = (await listed()).map(({ path }) => path);
    expect(kept).toHaveLength(maxFailures);
    expect(kept).toContain(`/later/${maxFailures + 4}`);
    expect(kept).not.toContain("/often");
  });

  test("from all visitors together only so many are written down", async () => {
    const before = await listed();
    for (let i = 0; i < allPageFailures.tries; i += 1) {
      await shop.context.limiter.consume("page failures", allPageFailures);
    }
    expect((await tell("/one-too-many", "Error")).status).toBe(200);
    expect(await listed()).toEqual(before);
  });
});
