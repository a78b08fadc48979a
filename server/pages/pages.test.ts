import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { cacheRequest, type Fake, host } from "#tests/page-host.ts";
import { pageBounds } from "./pages.ts";

test("a page is rendered once, however many ask at once or in whatever words", async () => {
  const { get, rendered, pages } = host();
  expect(pages.get(cacheRequest("/blog"))).toBeNull();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => get(`/blog?utm_campaign=${i}`)));
  expect(rendered).toEqual(["/blog"]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await get("/blog");
  expect(rendered).toEqual(["/blog"]);
  expect(pages.get(cacheRequest("/blog?gclid=x"))?.status).toBe(200);
});

test("an answer carries everything that a cached page needs", async () => {
  const { get } = host();
  const answer = await get("/", { headers: { "Accept-Encoding": "br" } });
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    "cdn-cache-control": "public, max-age=5",
    "content-encoding": "br",
    "content-type": "text/html; charset=utf-8",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    vary: "Accept-Encoding",
  });
  expect(headers["content-security-policy"]).toMatch(/^hashes/);
  expect(headers["permissions-policy"]).toMatch(/^([a-z-]+=\(\), )+browsing-topics=\(\)$/);
  expect(headers["permissions-policy"]).toContain("camera=()");
});

test("who has the page hears 304, with the same policy", async () => {
  const { get } = host();
  const first = await get("/");
  const again = await get("/", { headers: { "If-None-Match": first.headers.get("etag") ?? "" } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
  expect(again.headers.get("content-length")).toBeNull();
});

test("HEAD gets the head of the same page", async () => {
  const { get } = host();
  const head = await get("/", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("etag")).toBe((await get("/")).headers.get("etag"));
});

describe("after a change", () => {
  /** A page with a price; `hold` makes its next renderings wait. */
  function shopOf() {
    let price = 1;
    let hold: Promise<void> | null = null;
    const made = host(async () => {
      const html = `<p>${price}</p>`;
      await hold;
      return { html };
    });
    const change = (to: number): void => {
      price = to;
      made.pages.invalidateAll();
    };
    const holdUp = (): (() => void) => {
      const gate = Promise.withResolvers<void>();
      hold = gate.promise;
      return () => {
        hold = null;
        gate.resolve();
      };
    };
    return { ...made, change, holdUp, text: async (target: string) => (await made.get(target)).text() };
  }

  test("no old bytes are sent: whoever asks waits for the one rendering", async () => {
    const { pages, change, holdUp, rendered, text } = shopOf();
    expect(await text("/buy-now")).toBe("<p>1</p>");
    change(2);
    expect(pages.get(cacheRequest("/buy-now"))).toBeNull();
    const goOn = holdUp();
    const asked = Array.from({ length: 10 }, () => text("/buy-now"));
    await expect.poll(() => rendered).toHaveLength(2);
    goOn();
    expect(await Promise.all(asked)).toEqual(asked.map(() => "<p>2</p>"));
    expect(await text("/buy-now")).toBe("<p>2</p>");
    expect(rendered).toHaveLength(2);
  });

  test("a rendering that had begun is neither joined nor kept", async () => {
    const { change, holdUp, rendered, text } = shopOf();
    const goOn = holdUp();
    const before = text("/buy-now");
    await expect.poll(() => rendered).toHaveLength(1);
    change(2);
    const after = text("/buy-now");
    goOn();
    expect([await before, await after, await text("/buy-now")]).toEqual(["<p>1</p>", "<p>2</p>", "<p>2</p>"]);
  });

  test("a rendering that hadn't begun is for whoever asked before and after", async () => {
    const { change, holdUp, rendered, text } = shopOf();
    const goOn = holdUp();
    const other = text("/");
    await expect.poll(() => rendered).toHaveLength(1);
    const before = text("/buy-now");
    await new Promise((resolve) => setImmediate(resolve));
    change(2);
    const after = text("/buy-now");
    goOn();
    expect([await other, await before, await after]).toEqual(["<p>1</p>", "<p>2</p>", "<p>2</p>"]);
    expect(rendered).toEqual(["/", "/buy-now"]);
  });
});

test("a page rendered before an announcement ended is sent no more", async () => {
  let text = "now";
  let changedAt = 0;
  const { get, pages, rendered } = host(
    () => ({ html: `<p>${text}</p>` }),
    true,
    undefined,
    () => changedAt,
  );
  expect(await (await get("/buy-now")).text()).toBe("<p>now</p>");
  expect(pages.get(cacheRequest("/buy-now"))?.status).toBe(200);
  text = "over";
  // A moment that the clock has passed by the next rendering.
  changedAt = Date.now();
  await expect.poll(() => Date.now()).toBeGreaterThan(changedAt);
  expect(pages.get(cacheRequest("/buy-now"))).toBeNull();
  expect(await (await get("/buy-now")).text()).toBe("<p>over</p>");
  expect(pages.get(cacheRequest("/buy-now"))?.status).toBe(200);
  expect(rendered).toHaveLength(2);
});

test("a page that can't be rendered after a change is an error, never what it was", async () => {
  let broken = false;
  const { get, pages } = host(() => {
    if (broken) throw new Error("no");
    return { html: "<p>good</p>" };
  });
  await get("/");
  broken = true;
  pages.invalidateAll();
  await expect(get("/")).rejects.toThrow("no");
  broken = false;
  expect(await (await get("/")).text()).toBe("<p>good</p>");
});

describe("what isn't cached", () => {
  test.each(["/admin", "/order-confirmation?payment_intent=pi_1", "/blog?q=a"])("%s", async (target) => {
    const { get, rendered, pages } = host();
    const answer = await get(target);
    await get(target);
    expect(rendered).toEqual([target.replace(/\?p.*/, ""), target.replace(/\?p.*/, "")]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-security-policy")).toMatch(/^hashes/);
    expect(pages.get(cacheRequest(target))).toBeNull();
  });

  test.each<[string, Fake]>([
    ["an error", { status: 500 }],
    ["a redirect", { status: 302, headers: { Location: "/x" } }],
    ["a page with a cookie", { headers: { "Set-Cookie": "a=b" } }],
  ])("%s", async (_, fake) => {
    const { get, rendered } = host(() => fake);
    await get("/page");
    const answer = await get("/page");
    expect(rendered).toHaveLength(2);
    expect(answer.status).toBe(fake.status ?? 200);
    expect(answer.headers.get("location")).toBe(fake.headers?.Location ?? null);
  });

  test("anything in development", async () => {
    const { get, rendered } = host(() => ({}), false);
    const answer = await get("/");
    await get("/");
    expect(rendered).toHaveLength(2);
    expect(answer.headers.get("content-security-policy")).toBeNull();
  });
});

test("all unknown addresses share one rendering, and are 404", async () => {
  const { get, rendered } = host(() => ({ status: 404 }));
  for (const path of ["/unknown", "/unknown/2", "/unknown?x=1", "/404"]) {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, `<p>/404</p>${" ".repeat(600)}`]);
  }
  expect(rendered).toEqual(["/404"]);
});

test("data requests of unknown addresses share one answer, and never end in a document", async () => {
  const { get, rendered } = host(() => ({ status: 404, headers: { "Content-Type": "text/x-script" } }));
  for (const path of ["/unknown.data", "/unknown/2.data?_routes=made-up"]) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/x-script"]);
  }
  expect(rendered).toEqual(["/404.data"]);
});

test("missing articles are 404 and share one page, apart from the good ones; each costs no more than its loader", async () => {
  const { get, rendered, skipped } = host((target) => (target === "/blog/1" ? {} : { status: 404 }));
  for (const path of ["/blog/98", "/blog/99", "/blog/99"]) {
    const answer = await get(path);
    expect([answer.status, (await answer.text()).trim()]).toEqual([404, "<p>/blog/-</p>"]);
  }
  expect((await get("/blog/1")).status).toBe(200);
  expect(rendered).toEqual(["/blog/98", "/blog/-", "/blog/99", "/blog/99", "/blog/1"]);
  expect(skipped).toEqual(["/blog/98", "/blog/99", "/blog/99", "/blog/1"]);
  // One that no other stands for says itself that nothing is there.
  expect((await get("/contact")).status).toBe(404);
  expect(skipped).not.toContain("/contact");
});

test("pages are cached up to so many bytes; those not asked for longest make room", async () => {
  const html = "x".repeat(pageBounds.pageBytes / 4);
  const { get, rendered } = host(() => ({ html }));
  for (const path of ["/page", "/blog", "/contact", "/page", "/buy-now", "/page", "/blog"]) await get(path);
  expect(rendered).toEqual(["/page", "/blog", "/contact", "/buy-now", "/blog"]);
});

test("made-up values share the bytes of the page without them", async () => {
  const { get, rendered } = host();
  for (const query of ["", "?page=99", "?page=zzz", "?heard=1", "?page=1&gclid=2"]) {
    expect(await (await get(`/blog${query}`)).text()).toContain("<p>/blog</p>");
  }
  expect(rendered).toEqual(["/blog"]);
});

test("who asks for the same search meanwhile gets the same answer", async () => {
  const { get, rendered } = host();
  await Promise.all(Array.from({ length: 20 }, () => get("/blog?q=card")));
  expect(rendered).toEqual(["/blog?q=card"]);
});

test("a search, which isn't cached, goes out compressed; HEAD says so without a body", async () => {
  const { get } = host(async () => ({ html: `<p>${"card ".repeat(1000)}</p>` }));
  const plain = await get("/blog?q=card");
  expect(plain.headers.get("content-encoding")).toBeNull();
  const html = await plain.text();
  const headers = { "Accept-Encoding": "gzip, br" };
  const answer = await get("/blog?q=card", { headers });
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(html);
  const head = await get("/blog?q=card", { method: "HEAD", headers });
  expect([head.headers.get("content-encoding"), await head.text()]).toEqual(["br", ""]);
});

test("another spelling of a page leads to its own", async () => {
  const { get, pages } = host();
  await get("/blog");
  for (const path of ["/Blog?page=2", "/%62log?page=2"]) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/blog?page=2"]);
    expect(pages.get(cacheRequest(path))).toBeNull();
  }
});

test.each([
  ["/contact/", "/contact"],
  ["/contact/?a=b", "/contact?a=b"],
  ["/a/b//", "/a/b"],
])("%s leads to %s", async (from, to) => {
  const answer = await host().get(from);
  expect([answer.status, answer.headers.get("location")]).toEqual([308, to]);
});

test("no spelling of an address leads to another host", async () => {
  for (const target of ["//evil.example/", "//evil.example", "/"]) {
    expect((await host().get(target)).status).not.toBe(308);
  }
});

test("pages take GET and HEAD only", async () => {
  const answer = await host().get("/", { method: "POST", body: "x" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("an address that leads nowhere may go elsewhere; a page that exists never does", async () => {
  const met: string[] = [];
  const lost = (path: string) => {
    met.push(path);
    return path === "/blog/old" || path === "/blog" ? { status: 302, location: "/contact" } : null;
  };
  const { get, pages } = host((target) => ({ status: target.startsWith("/blog/") ? 404 : 200 }), true, lost);
  for (const _ of ["rendered", "cached"]) {
    const answer = await get("/blog/old?secret=1");
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/contact"]);
  }
  expect((await get("/nowhere")).status).toBe(200);
  expect((await get("/blog")).status).toBe(200);
  expect(met).toEqual(["/blog/old", "/blog/old"]);
  expect(pages.get(cacheRequest("/blog/old"))).toBeNull();
});
