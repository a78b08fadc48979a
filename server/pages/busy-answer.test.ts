import { HTTPException } from "hono/http-exception";
import { describe, expect, test, vi } from "vitest";
import { serverMessages } from "#content/server-messages.ts";
import { createLog } from "#server/lib/log.ts";
import { QueueFullError } from "#server/lib/work-queue.ts";
import { httpError } from "#server/middleware/http-error.ts";
import { host } from "#tests/page-host.ts";
import { refusals } from "./busy-answer.ts";
import { pageBounds } from "./pages.ts";

test("a visitor who asks for too many pages reads so on a page, and the router in JSON", async () => {
  const { pages } = host(async () => ({}));
  const refused = (path: string) =>
    pages.respond(new Request(`http://localhost${path}`), async () => {
      throw httpError(429, serverMessages.tooMany, { "Retry-After": "17" });
    });
  const page = await refused("/blog?q=1");
  expect([page.status, page.headers.get("retry-after")]).toEqual([429, "17"]);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.headers.get("content-security-policy")).toMatch(/^hashes 'sha256-/);
  expect(await page.text()).toContain(serverMessages.tooMany);
  const data = await refused("/contact.data");
  expect(data.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect([data.status, await data.json()]).toEqual([429, { success: false, message: serverMessages.tooMany }]);
});

describe("more renderings than there are places for", () => {
  async function crowd() {
    const gate = Promise.withResolvers<void>();
    const { get, pages, rendered } = host(async (target) => {
      if (target.includes("q=")) await gate.promise;
      return {};
    });
    await get("/page");
    const { running, waiting } = pageBounds.renderings;
    const waiters = Array.from({ length: running + waiting }, (_, n) => get(`/blog?q=${n}`));
    // By now each of them has its place: what stands before it takes no longer than a turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    expect((await get("/blog?q=more")).status).toBe(503);
    return { get, pages, rendered, waiters, gate };
  }

  test("are refused at once in words that people understand, and cached pages are answered meanwhile", async () => {
    const { get, waiters, gate } = await crowd();
    const refused = await get("/blog?q=again");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(refused.headers.get("content-type")).toContain("text/html");
    expect(refused.headers.get("content-security-policy")).toMatch(/^hashes 'sha256-/);
    expect(await refused.text()).toContain(serverMessages.busy);
    const data = await get("/contact.data");
    expect([data.status, await data.json()]).toEqual([503, { success: false, message: serverMessages.busy }]);
    expect((await get("/page")).status).toBe(200);
    gate.resolve();
    expect((await Promise.all(waiters)).map(({ status }) => status)).toEqual(waiters.map(() => 200));
    expect((await get("/blog?q=again")).status).toBe(200);
  });

  test("don't count against the visitor's own limit", async () => {
    const { pages, waiters, gate } = await crowd();
    let counted = 0;
    const count = async (): Promise<void> => {
      counted += 1;
    };
    expect((await pages.respond(new Request("http://localhost/blog?q=z"), count)).status).toBe(503);
    expect(counted).toBe(0);
    gate.resolve();
    await Promise.all(waiters);
  });

  test("leave room for the pages that became old", async () => {
    const { get, pages, rendered, waiters, gate } = await crowd();
    pages.invalidateAll();
    const changed = get("/page");
    gate.resolve();
    expect((await changed).status).toBe(200);
    await Promise.all(waiters);
    expect(rendered.filter((target) => target === "/page")).toHaveLength(2);
    expect(rendered.lastIndexOf("/page")).toBeLessThan(rendered.length - 40);
  });
});

test("the log says that visitors are refused once a minute, however many they are", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 11, 1) });
  const log = createLog("silent");
  const warn = vi.spyOn(log, "warn");
  const refuse = refusals({}, () => "", log);
  const refuseTwice = (): number => {
    for (let n = 0; n < 2; n += 1) refuse(new QueueFullError("full"), true);
    return warn.mock.calls.length;
  };
  expect(refuseTwice()).toBe(1);
  vi.setSystemTime(Date.now() + 60_000);
  expect(refuseTwice()).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  expect(refuseTwice()).toBe(2);
});

test("other errors are nobody's being busy, and a refusal that names no time has one", () => {
  const refuse = refusals({}, () => "", createLog("silent"));
  for (const error of [new Error("broken"), httpError(403, "no"), null]) expect(() => refuse(error, true)).toThrow();
  expect(refuse(new HTTPException(429), true)).toMatchObject({ status: 429, headers: { "Retry-After": "3" } });
});
