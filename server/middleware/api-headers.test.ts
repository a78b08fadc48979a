import { Hono } from "hono";
import { expect, test } from "vitest";
import { apiHeaders, commonHeaders } from "./api-headers.ts";

test.each<[siteUrl: string, hstsPreload: boolean, strict: string | undefined]>([
  ["http://localhost:3000", false, undefined],
  ["http://localhost:3000", true, undefined],
  ["https://shop.example", false, "max-age=63072000"],
  ["https://shop.example", true, "max-age=63072000; includeSubDomains; preload"],
])("of %s, preload %j: https for two years is %s", (siteUrl, hstsPreload, strict) => {
  expect(commonHeaders({ siteUrl, hstsPreload })).toEqual({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(strict === undefined ? {} : { "Strict-Transport-Security": strict }),
  });
});

test("an answer of a call is cached nowhere, tells no referrer and loads nothing, unless it says so itself", async () => {
  const app = new Hono()
    .use(apiHeaders({ siteUrl: "https://shop.example", hstsPreload: false }))
    .get("/plain", (c) => c.text("plain"))
    .get("/own", (c) => c.text("own", 200, { "Cache-Control": "public", "referrer-policy": "origin" }));
  const of = async (path: string) => Object.fromEntries((await app.request(path)).headers);
  expect(await of("/plain")).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-frame-options": "DENY",
    "strict-transport-security": "max-age=63072000",
  });
  expect(await of("/own")).toMatchObject({
    "cache-control": "public",
    "referrer-policy": "origin",
    "x-content-type-options": "nosniff",
  });
});
