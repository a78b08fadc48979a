import { Hono } from "hono";
import { expect, test } from "vitest";
import { serverMessages } from "#content/server-messages.ts";
import { sameOriginOnly } from "./origin.ts";

const app = new Hono().post("/", sameOriginOnly("https://shop.example"), (c) => c.text("ok"));
const post = async (headers: Record<string, string>) =>
  (await app.request("http://inside/", { method: "POST", headers: { host: "alias.example", ...headers } })).status;

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };

test.each([
  ["JSON without an origin, as tools send it", json],
  ["JSON of the configured site", { ...json, origin: "https://shop.example" }],
  ["JSON of the host that it was sent to", { ...json, origin: "https://alias.example" }],
  ["a form of the configured site", { ...form, origin: "https://shop.example" }],
  [
    "a form of the host that it was sent to",
    { ...form, origin: "https://alias.example", "sec-fetch-site": "same-origin" },
  ],
  ["a form that the browser calls its own", { ...form, "sec-fetch-site": "same-origin" }],
  ["a host in capitals", { ...json, host: "ALIAS.example", origin: "https://alias.example" }],
])("%s passes", async (_, headers) => {
  expect(await post(headers)).toBe(200);
});

test.each([
  ["another site's JSON", { ...json, origin: "https://evil.example" }],
  ["a site with our name in its own", { ...json, origin: "https://shop.example.evil.example" }],
  ["another port of our host", { ...json, origin: "https://alias.example:81" }],
  ["our host by plain http", { ...json, origin: "http://alias.example" }],
  ["the configured site by plain http", { ...json, host: "shop.example", origin: "http://shop.example" }],
  ["a sandboxed frame", { ...json, origin: "null" }],
  ["a broken origin", { ...json, origin: "alias.example" }],
  ["what the browser calls cross-site", { ...json, "sec-fetch-site": "cross-site" }],
  ["what the browser calls same-site", { ...json, origin: "https://shop.example", "sec-fetch-site": "same-site" }],
  ["a form without an origin", form],
  ["a form with a charset, without an origin", { "content-type": "application/x-www-form-urlencoded; charset=utf-8" }],
  ["a form with files, without an origin", { "content-type": "multipart/form-data; boundary=x" }],
  ["a form as plain text, without an origin", { "content-type": "Text/Plain" }],
  ["a form that the browser opened from its address line", { ...form, "sec-fetch-site": "none" }],
])("%s is refused", async (_, headers) => {
  expect(await post(headers)).toBe(403);
});

test("who opened an https shop by plain http is told where it is, and a stranger isn't", async () => {
  const answer = async (origin: string) => {
    const sent = await app.request("http://inside/", {
      method: "POST",
      headers: { ...json, host: "10.0.0.5:3000", origin },
    });
    return [sent.status, JSON.parse(await sent.text())];
  };
  expect(await answer("http://10.0.0.5:3000")).toEqual([
    403,
    { success: false, message: serverMessages.openAt("https://shop.example") },
  ]);
  expect(await answer("https://evil.example")).toEqual([403, { success: false, message: serverMessages.forbidden }]);
});

test("a site by plain http, as on a developer's machine, is its own host by plain http", async () => {
  const local = new Hono().post("/", sameOriginOnly("http://localhost:3000"), (c) => c.text("ok"));
  const headers = { ...json, host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" };
  expect((await local.request("http://inside/", { method: "POST", headers })).status).toBe(200);
});

test("what isn't a form only looks like one", async () => {
  expect(await post({ "content-type": "application/json; was=text/plain" })).toBe(200);
  expect(await post({ "content-type": "text/plainer" })).toBe(200);
});
