import { afterAll, beforeAll, expect, test } from "vitest";
import { manuals } from "#content/manuals/manuals.ts";
import { serverMessages } from "#content/server-messages.ts";
import { memoryRateLimiter } from "#server/middleware/rate-limiter.ts";
import { createApp } from "#server/start/app.ts";
import { presaleSlugs } from "#tests/built-in.ts";
import { openShop, openTestShop, type TestShop } from "#tests/shop.ts";

// What stands in front of each call: a limiter that refuses everything notes the counter that was asked first.

const email = "ada@example.com";
const known = manuals["incard-finder"].tabs[0]?.sections[0];
const section = `${known?.product}/${known?.anchor}`;
const withdrawn = { name: "Ada", email, orderNumber: "#1", items: "Tagigo", message: "" };

let shop: TestShop;
let counters: string[];
let refuses = true;
beforeAll(async () => {
  const consume = async (key: string) => {
    counters.push(key);
    return refuses ? 7 : null;
  };
  const env = { TRUST_PROXY: "1", SELLS_IN_EU: "on", SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "shop@shop.example" };
  shop = await openShop("sqlite", env, () => ({}), { limiter: { ...memoryRateLimiter(), consume } });
});
afterAll(() => shop.close());
const from = { "X-Forwarded-For": "6.6.6.6" };

test.each<[path: string, body: object | null, counter: string]>([
  ["/api/subscribe", { email }, "subscribe from 6.6.6.6"],
  ["/api/ship-date-alert", { email, product: presaleSlugs[0] }, "shipDateAlert from 6.6.6.6"],
  ["/api/contact", { name: "Ada", email, message: "Hi" }, "contact from 6.6.6.6"],
  ["/api/withdrawal", withdrawn, "withdrawal from 6.6.6.6"],
  ["/api/unsubscribe", { token: "x" }, "subscriptionLink from 6.6.6.6"],
  ["/api/unsubscribe?token=x", { token: "x" }, "subscriptionLink from 6.6.6.6"],
  ["/api/confirm-subscription", { token: "x" }, "subscriptionLink from 6.6.6.6"],
  ["/api/manual-vote", { section, answer: "no" }, "manualVote from 6.6.6.6"],
  ["/api/unanswered-search", { text: "does it float" }, "unansweredSearch from 6.6.6.6"],
  ["/api/page-failure", { path: "/", message: "Error: x" }, "pageFailure from 6.6.6.6"],
  ["/api/payment-status/pi_known", null, "paymentStatus from 6.6.6.6"],
  ["/api/login", { username: "ada", password: "x" }, "shop login from 6.6.6.6"],
  ["/api/admin-token", { username: "ada", password: "x" }, "staff login from 6.6.6.6"],
])("%s with %j is counted by its address", async (path, body, counter) => {
  counters = [];
  const answer = await (body === null ? shop.ask(path, { headers: from }) : shop.post(path, body, from));
  expect([answer.status, answer.headers.get("retry-after"), counters]).toEqual([429, "7", [counter]]);
  expect(await answer.json()).toEqual({ success: false, message: serverMessages.tooMany });
});

test.each([
  ["/api/subscribe", { email }, "subscribe", "/"],
  ["/api/ship-date-alert", { email, product: presaleSlugs[0] ?? "" }, "shipDateAlert", "/"],
  ["/api/contact", { name: "Ada", email, message: "Hi" }, "contact", "/contact"],
  ["/api/withdrawal", withdrawn, "withdrawal", "/withdrawal"],
])("the plain form of %s too, which is drawn again with what was typed", async (path, fields, name, page) => {
  counters = [];
  const headers = { ...from, Origin: "http://localhost" };
  const answer = await shop.ask(path, { method: "POST", body: new URLSearchParams(fields), headers });
  expect([answer.status, answer.headers.get("retry-after"), counters]).toEqual([429, "7", [`${name} from 6.6.6.6`]]);
  const drawn = await answer.text();
  for (const part of [serverMessages.tooMany, `value="${email}"`, `<a href="${page}">`]) expect(drawn).toContain(part);
});

test("a withdrawal that can't be kept costs the mailbox no mail", async () => {
  const counted: string[] = [];
  const refunded: string[] = [];
  const limiter = {
    ...memoryRateLimiter(),
    consume: async (key: string) => {
      counted.push(key);
      return null;
    },
    refund: async (key: string) => void refunded.push(key),
  };
  const lost = await openTestShop(
    "sqlite",
    { SELLS_IN_EU: "on", SMTP_URL: "smtp://x", MAIL_FROM: "a@x.com" },
    undefined,
    {
      limiter,
    },
  );
  await lost.context.database.close();
  expect((await lost.post("/api/withdrawal", withdrawn)).status).toBe(503);
  expect(refunded).toEqual(counted.filter((key) => key.startsWith("receipt mail")));
  expect(refunded).toHaveLength(3);
  await lost.close();
});

test("nothing of all that was kept, and nothing is mailed", async () => {
  const { db, subscribers } = shop.context.database;
  const tables = ["contact_messages", "withdrawals", "ship_date_alerts", "outbox", "manual_votes"] as const;
  for (const table of [
    ...tables,
    "unanswered_searches",
    "page_failures",
    "recorded_orders",
    "sessions",
    "audit_log",
  ] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await subscribers("public").selectFrom("subscribers").selectAll().execute()).toEqual([]);
});

/** Staff calls that are no more work than a page, or that only who has a token can make to cost anything. */
const notCounted = new Set([
  "GET /api/admin/multi-schema-subscribers",
  "GET /api/admin/subscribers",
  "GET /api/admin/subscribers/count",
  "GET /api/admin/directSubscribersCount",
  "GET /api/admin/subscribers/export",
  "GET /api/admin/orders/export",
  "GET /api/admin/backups/download",
  "GET /api/admin/campaigns",
  "POST /api/admin/campaigns",
  "POST /api/admin/campaigns/preview",
  "POST /api/admin/campaigns/test",
  "POST /api/admin/inbox/entries",
  "POST /api/admin/outbox/retry",
  "POST /api/admin/outbox/drop",
  "POST /api/admin/campaigns/stop",
]);
const ownCounters: Readonly<Record<string, string>> = {
  "POST /api/admin/catalog/changes": "catalogChange",
  "POST /api/admin/catalog/undo": "catalogChange",
  "POST /api/admin/catalog/cancel": "catalogChange",
  "POST /api/admin/catalog/take-over-prices": "catalogChange",
  "POST /api/admin/catalog/preview": "catalogPreview",
  "POST /api/admin/pictures": "upload",
  "POST /api/admin/setup/certificates": "upload",
  "POST /api/admin/subscribers/import": "subscriberImport",
  "POST /api/admin/subscribers/import/check": "subscriberImport",
  "POST /api/admin/subscribers/import/undo": "subscriberImport",
};

/** The calls whose path begins like this, such as "POST /api/login". */
function callsBelow(start: string): string[] {
  const calls = createApp(shop.context).routes.filter(({ path, method }) => path.startsWith(start) && method !== "ALL");
  return [...new Set(calls.map(({ method, path }) => `${method} ${path}`))];
}

test("staff calls are counted before anybody's token is looked at", async () => {
  const asked = callsBelow("/api/admin/").filter((one) => !notCounted.has(one));
  expect(asked.length).toBeGreaterThan(40);
  for (const call of asked) {
    const [method = "", path = ""] = call.split(" ");
    counters = [];
    const answer = await shop.ask(path, { method, headers: from });
    expect([call, answer.status, counters]).toEqual([call, 429, [`${ownCounters[call] ?? "admin"} from 6.6.6.6`]]);
  }
});

test("no write is taken from another site, whoever asks", async () => {
  refuses = false;
  const writes = callsBelow("/api/").filter((call) => call.startsWith("POST "));
  expect(writes.length).toBeGreaterThan(40);
  const headers = { Origin: "https://evil.example", "Content-Type": "application/json" };
  const token = await shop.staffToken();
  for (const call of writes) {
    const init = { method: "POST", body: "{}", headers: { ...headers, Authorization: `Bearer ${token}` } };
    expect([call, (await shop.ask(call.replace("POST ", ""), init)).status]).toEqual([call, 403]);
  }
  refuses = true;
});
