import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { httpError } from "#server/middleware/http-error.ts";
import { cacheRequest, type Fake, host } from "#tests/page-host.ts";
import { pageBounds } from "./pages.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a page is sent for an hour as it is, then once more while it is rendered again", async () => {
  const began = Date.parse("2026-12-01T00:00:00Z");
  vi.useFakeTimers({ toFake: ["Date"], now: began });
  const { get, rendered } = host();
  await get("/blog");
  vi.setSystemTime(began + 60 * 60_000);
  await get("/blog");
  await new Promise((resolve) => setImmediate(resolve));
  expect(rendered).toHaveLength(1);
  vi.setSystemTime(began + 60 * 60_000 + 1);
  expect((await get("/blog")).status).toBe(200);
  await expect.poll(() => rendered).toEqual(["/blog", "/blog"]);
});

test("a page that goes and comes again is found as it is, from the cache as well", async () => {
  let isThere = true;
  const { get, pages } = host((target) =>
    isThere || target === "/404" ? { html: `<p>${isThere}</p>`, status: isThere ? 200 : 404 } : { status: 404 },
  );
  const next = async (): Promise<number | undefined> => {
    pages.invalidateAll();
    expect((await get("/404")).status).toBe(isThere ? 200 : 404);
    return pages.get(cacheRequest("/404"))?.status;
  };
  expect(await next()).toBe(200);
  isThere = false;
  expect(await next()).toBe(404);
  isThere = true;
  expect(await next()).toBe(200);
});

test("an article that is taken away gives its place in the cache up", async () => {
  let status = 200;
  const { get, pages } = host((target) => ({ status: target === "/blog/1" ? status : 404 }));
  await get("/blog/1");
  expect(pages.get(cacheRequest("/blog/1"))?.status).toBe(200);
  status = 404;
  pages.invalidateAll();
  expect((await get("/blog/1")).status).toBe(404);
  expect(pages.get(cacheRequest("/blog/1"))).toBeNull();
});

test.each<[what: string, fake: Fake, headers: Record<string, string | null>]>([
  ["what the router tells its own script", { headers: { "x-remix-response": "yes" } }, { "x-remix-response": "yes" }],
  ["that it reloads", { headers: { "x-remix-reload-document": "true" } }, { "x-remix-reload-document": "true" }],
  [
    "a cookie, for one visitor alone",
    { headers: { "Set-Cookie": "a=b" } },
    { "set-cookie": "a=b", "cache-control": "no-store" },
  ],
  [
    "data without a policy",
    { headers: { "Content-Type": "text/x-script" } },
    { "content-security-policy": null, "content-type": "text/x-script" },
  ],
  ["an error for nobody to keep", { status: 500 }, { "cache-control": "no-store" }],
  ["a missing page that others may keep", { status: 404 }, { "cache-control": "public, max-age=0, must-revalidate" }],
  [
    "nothing else of a rendering",
    { headers: { "X-Secret": "1" } },
    { "x-secret": null, "x-content-type-options": "nosniff" },
  ],
])("an answer carries %s", async (_, fake, headers) => {
  const { headers: found } = await host(() => fake).get("/page");
  expect(Object.fromEntries(Object.keys(headers).map((name) => [name, found.get(name)]))).toEqual(headers);
});

test("what leads elsewhere is safe and kept by nobody; another spelling by everybody", async () => {
  const elsewhere = () => ({ status: 301, location: "/contact" });
  const { get } = host(() => ({ status: 404 }), true, elsewhere);
  const moved = await get("/gone");
  expect([moved.status, moved.headers.get("cache-control"), await moved.text()]).toEqual([301, "no-store", ""]);
  const data = await get("/gone.data");
  expect([data.status, data.headers.get("location")]).toEqual([404, null]);
  for (const answer of [moved, await get("/contact/"), await get("/", { method: "DELETE" })])
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await get("/contact/")).headers.get("cache-control")).toContain("public");
  expect((await get("/", { method: "DELETE" })).headers.get("cache-control")).toBe("no-store");
});

test("a page that another path stands for is left to calls and files, and isn't known before the build is", async () => {
  const { get, pages } = host();
  expect(pages.get(cacheRequest("/blog?page=2"))).toBeNull();
  await get("/blog?page=2");
  expect(pages.get(cacheRequest("/blog?page=2"))?.status).toBe(200);
  expect(pages.get(cacheRequest("/%62log?page=2"))).toBeNull();
  expect(pages.get(cacheRequest("/order-confirmation?payment_intent=pi_1"))).toBeNull();
});

describe("who may not ask", () => {
  const refused = (error: Error) =>
    host().pages.respond(new Request("http://localhost/page"), () => Promise.reject(error));

  test("too often may come back in some seconds", async () => {
    const answer = await refused(httpError(429, "slow down"));
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      ...[429, "3", "no-store"],
    ]);
    expect(Number(answer.headers.get("content-length"))).toBe((await answer.arrayBuffer()).byteLength);
  });

  test("for another reason is told by the shop", async () => {
    await expect(refused(httpError(403, "not you"))).rejects.toThrow("not you");
    await expect(refused(new Error("broken"))).rejects.toThrow("broken");
  });
});

test("where there is no room to render a page that changed, the shop is busy: the old bytes aren't sent", async () => {
  const gate = Promise.withResolvers<void>();
  const wait = async (target: string): Promise<Fake> => {
    if (target.includes("q=")) await gate.promise;
    return {};
  };
  const { get, pages } = host(wait);
  const { running, waiting, waitingHigh } = pageBounds.renderings;
  const blogs = Array.from({ length: waitingHigh + 1 }, (_, n) => `/blog/${n}`);
  for (const path of blogs) await get(path);
  const waiters = Array.from({ length: running + waiting }, (_, n) => get(`/blog?q=${n}`));
  await new Promise((resolve) => setImmediate(resolve));
  pages.invalidateAll();
  const changed = blogs.map((path) => get(path));
  expect((await changed.at(-1))?.status).toBe(503);
  gate.resolve();
  const answers = await Promise.all(changed);
  expect(answers.map(({ status }) => status)).toEqual(blogs.map((_, n) => (n === waitingHigh ? 503 : 200)));
  await Promise.all(waiters);
});

test("a page that can't be rendered again after an hour stays as it was", async () => {
  const began = Date.parse("2026-12-01T00:00:00Z");
  vi.useFakeTimers({ toFake: ["Date"], now: began });
  let broken = false;
  const { get, rendered } = host(() => {
    if (broken) throw new Error("no");
    return { html: "<p>good</p>" };
  });
  await get("/");
  broken = true;
  vi.setSystemTime(began + 60 * 60_000 + 1);
  await get("/");
  await expect.poll(() => rendered.length).toBeGreaterThan(1);
  expect(await (await get("/")).text()).toBe("<p>good</p>");
});

test("a page that is asked for again is soon sent in fewer bytes, and is the same", async () => {
  const html = Array.from({ length: 2_000 }, (_, n) => `<p>${n * n}</p>`).join("");
  const { get } = host(() => ({ html }));
  const compressed = async () => {
    const answer = await get("/", { headers: { "Accept-Encoding": "br" } });
    return Buffer.from(await answer.arrayBuffer());
  };
  const first = await compressed();
  await expect.poll(async () => (await compressed()).byteLength).toBeLessThan(first.byteLength);
  expect(brotliDecompressSync(await compressed()).toString()).toBe(brotliDecompressSync(first).toString());
});
