import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, freshFolder, type ServerProcess, startServer } from "./server-process.ts";

// The rules of the HTTP Observatory (developer.mozilla.org/observatory, tests and scoring), on the headers that the built
// shop really sends. Each rule that it rewards or punishes stands here once, for every route that answers with HTML.

/** Screens that no sitemap lists, redirects' targets aside, and one that doesn't exist. */
const unlisted = [
  "/admin",
  "/admin-login",
  "/simple-admin-login",
  "/simple-admin",
  "/direct-admin",
  "/old-simple-admin",
  "/order-confirmation",
  "/search",
  "/search?q=battery",
  "/disable",
  "/support/disable",
  "/nowhere",
  "/blog/99999",
];

/** One path of each kind of answer that isn't a page. */
const others = [
  "/api/products",
  "/api/admin/inbox",
  "/sitemap.xml",
  "/favicon.svg",
  "/.well-known/security.txt",
  "/blog/",
  "/pages/faq",
  "/blog/1.md",
];

let server: ServerProcess;
let address: string;
let paths: string[];
beforeAll(async () => {
  server = startServer({ DATA_DIR: freshFolder(), SITE_URL: "https://shop.example", ANALYTICS_ID: "G-TEST" });
  address = await server.opened;
  const sitemap = (await ask(address, "/sitemap.xml")).body;
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
  expect(listed.length).toBeGreaterThan(25);
  paths = [...new Set([...listed, ...unlisted])];
});
afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.exited;
});

const policyOf = (text: string): Map<string, string[]> =>
  new Map(
    text
      .split(";")
      .map((one) => one.trim().split(/\s+/))
      .map(([name = "", ...values]) => [name, values]),
  );

/** What is wrong with an HTML answer by those rules: nothing, on a site of grade A+. */
function faultsOf(headers: Readonly<Record<string, string | string[] | undefined>>, html: string): string[] {
  const text = (name: string): string => String(headers[name] ?? "");
  const policy = policyOf(text("content-security-policy"));
  const values = (name: string): string[] => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)].map(([, source = ""]) => source);
  const maxAge = Number(/max-age=(\d+)/.exec(text("strict-transport-security"))?.[1] ?? 0);
  const rules: [string, boolean][] = [
    ["csp: default-src 'none'", policy.get("default-src")?.join() === "'none'"],
    ["csp: no unsafe-inline or unsafe-eval", !/'unsafe-(inline|eval)'/.test(text("content-security-policy"))],
    ["csp: no data: or wildcard scripts", !values("script-src").some((one) => /^(data:|\*|https?:)$/.test(one))],
    ["csp: nothing by plain http", !/\shttp:/.test(text("content-security-policy"))],
    ["csp: object-src none", values("object-src").join() === "'none'"],
    ["csp: base-uri", policy.get("base-uri")?.join() === "'none'"],
    ["csp: form-action", policy.get("form-action")?.[0] === "'self'"],
    ["csp: frame-ancestors", policy.get("frame-ancestors")?.join() === "'none'"],
    ["hsts: two years", maxAge >= 63_072_000],
    // Other sites of the domain aren't the shop's to bind.
    ["hsts: this host only", !/includeSubDomains|preload/i.test(text("strict-transport-security"))],
    ["nosniff", text("x-content-type-options") === "nosniff"],
    ["x-frame-options", text("x-frame-options") === "DENY"],
    ["referrer-policy", /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(text("referrer-policy"))],
    ["cross-origin-resource-policy", /^same-(origin|site)$/.test(text("cross-origin-resource-policy"))],
    ["cross-origin-opener-policy", text("cross-origin-opener-policy") === "same-origin"],
    ["no cors", headers["access-control-allow-origin"] === undefined],
    ["no x-powered-by or server", headers["x-powered-by"] === undefined && headers.server === undefined],
    ["no cookie on a page", headers["set-cookie"] === undefined],
    ["scripts from this site only", scripts.every((source) => /^\/(?!\/)/.test(source))],
  ];
  return rules.filter(([, saved]) => !saved).map(([name]) => name);
}

describe("the Observatory's rules", () => {
  test("hold on every route that answers with HTML", async () => {
    let pages = 0;
    for (const path of paths) {
      const { headers, body } = await ask(address, path);
      if (!String(headers["content-type"]).startsWith("text/html")) continue;
      pages += 1;
      expect(faultsOf(headers, body), path).toEqual([]);
    }
    expect(pages).toBeGreaterThan(35);
  });

  test("would name what is missing", async () => {
    const { headers, body } = await ask(address, "/");
    const { "content-security-policy": policy, ...bare } = headers;
    expect(faultsOf(bare, body)).toContain("csp: default-src 'none'");
    const loose = { ...headers, "content-security-policy": `${policy}; script-src 'unsafe-inline'` };
    expect(faultsOf(loose, body)).toEqual(["csp: no unsafe-inline or unsafe-eval"]);
    expect(faultsOf({ ...headers, "strict-transport-security": "max-age=60; preload" }, body)).toHaveLength(2);
  });

  test("nosniff and hsts are on every other kind of answer", async () => {
    for (const path of others) {
      const { headers } = await ask(address, path);
      expect([path, headers["x-content-type-options"]]).toEqual([path, "nosniff"]);
      expect([path, headers["strict-transport-security"]]).toEqual([path, "max-age=63072000"]);
    }
  });

  test("HSTS_PRELOAD=on binds the subdomains too, on every kind of answer", async () => {
    const bound = startServer({ DATA_DIR: freshFolder(), SITE_URL: "https://shop.example", HSTS_PRELOAD: "on" });
    try {
      const opened = await bound.opened;
      for (const path of ["/", "/nowhere", "/demo-store/checkout", ...others]) {
        const { headers } = await ask(opened, path);
        expect([path, headers["strict-transport-security"]]).toEqual([
          path,
          "max-age=63072000; includeSubDomains; preload",
        ]);
      }
    } finally {
      bound.child.kill("SIGTERM");
      await bound.exited;
    }
  });
});
