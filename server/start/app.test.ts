import { Hono } from "hono";
import { expect, test } from "vitest";
import { serverMessages } from "#content/server-messages.ts";
import { subscriberListResponse } from "#contract/admin-subscribers.ts";
import { maxBodyBytes } from "#server/middleware/body.ts";
import { subscriberRow } from "#tests/rows.ts";
import { sharedTestShop } from "#tests/shop.ts";
import { createApp, type Mounts } from "./app.ts";

const shop = sharedTestShop("sqlite");

const everything: Mounts = {
  demoStore: new Hono().all("*", (c) => c.text("demo store")),
  metrics: async () => "metrics",
  pages: async (c) => c.text("page"),
  preview: async () => new Response("preview"),
};
/** The calls that anybody may make, as they are registered. */
const publicCalls = (mounts: Mounts, sellsInEu: boolean): string[] => {
  const { routes } = createApp({ ...shop.context, config: { ...shop.context.config, sellsInEu } }, mounts);
  const calls = routes.filter(({ method, path }) => method !== "ALL" && !path.startsWith("/api/admin/"));
  return [...new Set(calls.map(({ method, path }) => `${method} ${path}`))];
};
const always = [
  "GET /api/products",
  "GET /api/domain-detection",
  "GET /api/health",
  "GET /api/payment-status/:id",
  "GET /api/me",
  "POST /api/login",
  "POST /api/logout",
  "POST /api/subscribe",
  "POST /api/contact",
  "POST /api/review",
  "POST /api/page-failure",
  "POST /api/unanswered-search",
  "POST /api/manual-vote",
  "POST /api/ship-date-alert",
  "POST /api/confirm-subscription",
  "POST /api/unsubscribe",
  "GET /api/unsubscribe",
  "POST /api/admin-token",
  "GET /.well-known/security.txt",
  "GET /go/:code",
  "GET /media/:picture/:file",
  "GET /certificates/uploaded/:file",
];

test.each<[name: string, mounts: Mounts, sellsInEu: boolean, more: string[]]>([
  ["alone", {}, false, []],
  ["that sells in the European Union", {}, true, ["POST /api/withdrawal"]],
  ["with all that is mounted", everything, false, ["GET /metrics", "POST /demo-store/*", "GET /admin/catalog/preview"]],
])("a shop %s has these calls and no other", (_, mounts, sellsInEu, more) => {
  expect(publicCalls(mounts, sellsInEu).toSorted()).toEqual([...always, ...more].toSorted());
});

test.each<[call: string, where: "alone" | "mounted", text: string | null]>([
  ["GET /anything", "alone", null],
  ["GET /demo-store/x", "alone", null],
  ["GET /metrics", "alone", null],
  ["GET /admin/catalog/preview", "alone", null],
  ["GET /anything", "mounted", "page"],
  ["GET /demo-store/x", "mounted", "demo store"],
  ["GET /api", "mounted", null],
  ["POST /api", "mounted", null],
  ["GET /api/nowhere", "mounted", null],
])("%s of a shop %s gives %j", async (call, where, text) => {
  const [method = "", path = ""] = call.split(" ");
  const app = createApp(shop.context, where === "alone" ? {} : everything);
  const answer = await app.request(`http://localhost${path}`, { method });
  const body = await answer.text();
  if (text !== null) return expect([answer.status, body]).toEqual([200, text]);
  expect([answer.status, JSON.parse(body)]).toEqual([404, { success: false, message: serverMessages.notFound }]);
});

test("a call by another method is told the ones there are, and a body that is too large is refused", async () => {
  const app = createApp(shop.context);
  const other = await app.request("http://localhost/api/products", { method: "POST" });
  expect([other.status, other.headers.get("allow")?.split(", ").toSorted()]).toEqual([405, ["GET", "HEAD"]]);
  const large = await app.request("http://localhost/api/subscribe", {
    method: "POST",
    body: "x".repeat(maxBodyBytes + 1),
    headers: { "Content-Type": "application/json", "Content-Length": String(maxBodyBytes + 1) },
  });
  expect([large.status, await large.json()]).toEqual([413, { success: false, message: serverMessages.tooLarge }]);
});

test("one list of subscribers is of this environment alone, the other of both", async () => {
  for (const schema of ["public", "production"] as const) {
    const values = subscriberRow(`${schema}@x.com`);
    await shop.context.database.subscribers(schema).insertInto("subscribers").values(values).execute();
  }
  const app = createApp(shop.context);
  const headers = { Authorization: `Bearer ${await shop.staffToken()}` };
  const listed = async (path: string) => {
    const answer = await app.request(`http://localhost/api/admin/${path}`, { headers });
    return subscriberListResponse.parse(await answer.json()).data.map(({ email }) => email);
  };
  expect(await listed("subscribers")).toEqual(["public@x.com"]);
  expect(await listed("multi-schema-subscribers")).toEqual(["public@x.com", "production@x.com"]);
});
