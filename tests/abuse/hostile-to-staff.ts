import { brokenBodies, get, type Hostile, post, staffWrites } from "./hostile.ts";
import { hostileTexts } from "./hostile-texts.ts";

/** Values used as a number of rows. */
const numbers = ["-1", "0.5", "1e9", "NaN", "Infinity", "9007199254740993", "", "1;drop", "\u0661"];

/** The staff's lists with what no screen of ours asks for. */
const questions: readonly Hostile[] = [
  ...["/api/admin/inbox", "/api/admin/withdrawals", "/api/admin/orders", "/api/admin/audit-log"].flatMap((path) => [
    ...numbers.map((value) => get(`${path}?limit=${encodeURIComponent(value)}`, "")),
    // Nothing is 0, which is where a list begins.
    ...numbers.filter(Boolean).map((value) => get(`${path}?offset=${encodeURIComponent(value)}`, "")),
    get(`${path}?limit=201`, ""),
    get(`${path}?offset=10000001`, ""),
  ]),
  ...["gone", "__proto__", "NEW", "", "new,all", "' or 1=1 --"].map((state) =>
    get(`/api/admin/inbox?state=${encodeURIComponent(state)}`, "as a state"),
  ),
  ...["archived", "__proto__", "OPEN", "", "open'"].map((state) =>
    get(`/api/admin/withdrawals?state=${encodeURIComponent(state)}`, "as a state"),
  ),
  ...["%00", "%0d%0a", "%E2%80%AE", "%E2%80%A8", "%20", "x".repeat(101)].flatMap((words) => [
    get(`/api/admin/inbox?search=${words}`, "as words"),
    get(`/api/admin/withdrawals?search=${words}`, "as words"),
  ]),
  ...["", "0", "-1", "1e9999", "x", "1 or 1=1"].map((id) =>
    get(`/api/admin/articles/draft?id=${encodeURIComponent(id)}`, "as an article"),
  ),
  ...["year", "constructor", "", "week'", "week%00"].map((unit) => get(`/api/admin/growth?unit=${unit}`, "as a unit")),
];

const ids: readonly unknown[] = [0, -1, 0.5, 2 ** 53, "1", "1 or 1=1", [1], { $gt: 0 }, true, null];
const states: readonly unknown[] = ["read", "NEW", "", 0, ["new"], { toString: "new" }, "__proto__", null];

/** Targets that would lead away from this site, or that an address line can't hold. */
const targets: readonly unknown[] = [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "contact",
  "/contact\r\nSet-Cookie: a=b",
  "/con tact",
  "",
  `/${"x".repeat(200)}`,
  7,
  ["/contact"],
  { href: "/contact" },
  null,
];
const sources: readonly unknown[] = [
  "//old",
  "/\\old",
  "/old?x=1",
  "/old#x",
  "old",
  "/old\n",
  "",
  `/${"x".repeat(200)}`,
  7,
  ["/old"],
];
const statuses: readonly unknown[] = [200, 300, 303, 307, 308, 404, "301", 301.5, null, [301]];
const redirect = { source: "/old", target: "/contact", status: 301 };

const drafts: [string, unknown][] = [
  ["of no kind", { subject: "a", text: "b" }],
  ["of an unknown kind", { kind: "sms", subject: "a", text: "b" }],
  ["of a kind in a list", { kind: ["newsletter"], subject: "a", text: "b" }],
  ["without a text", { kind: "newsletter", subject: "a" }],
  ["with a subject of CRLF", { kind: "newsletter", subject: "a\r\nBcc: all@example.com", text: "b" }],
  ["with a subject of NUL", { kind: "newsletter", subject: "a\u0000", text: "b" }],
  ["with a subject from right to left", { kind: "newsletter", subject: "\u202Ea", text: "b" }],
  ["with half an emoji", { kind: "newsletter", subject: "a", text: "\uD83D" }],
  ["with an escape", { kind: "newsletter", subject: "a", text: "\u001B[31m" }],
  ["with a huge subject", { kind: "newsletter", subject: "x".repeat(151), text: "b" }],
  ["with a huge text", { kind: "newsletter", subject: "a", text: "x".repeat(10_001) }],
  ["to one address", { kind: "newsletter", subject: "a", text: "b", to: "a@example.com" }],
  ["about no product", { kind: "ship-date", product: "../tagigo", shipDate: "May", note: "" }],
  ["about an unknown product", { kind: "ship-date", product: "seektag", shipDate: "May", note: "" }],
  ["about a prototype", { kind: "ship-date", product: "__proto__", shipDate: "May", note: "" }],
  ["about a product that isn't on presale", { kind: "ship-date", product: "incard-finder", shipDate: "May", note: "" }],
  ["with a date of two lines", { kind: "ship-date", product: "tagigo", shipDate: "May\nJune", note: "" }],
];
const idempotencyKey = "3f2b8a52-4a52-4d0e-8f0b-5b1a3c1d2e4f";

/** Changes that no screen of ours posts. */
const changes: readonly Hostile[] = [
  ...staffWrites.flatMap((path) => brokenBodies.map(([name, body]) => post(path, `with ${name}`, body))),
  ...staffWrites.map((path) => post(path, "too large", { more: "x".repeat(40_000) })),
  ...staffWrites.map((path) =>
    post(path, "as a form", "id=1", { "Content-Type": "application/x-www-form-urlencoded" }),
  ),
  ...staffWrites.map((path) =>
    post(path, "from another site", redirect, { "Content-Type": "application/json", Origin: "https://evil.example" }),
  ),
  ...ids.flatMap((id) => [
    post("/api/admin/inbox/state", `with the id ${JSON.stringify(id)}`, { id, state: "new" }),
    post("/api/admin/withdrawals/state", `with the id ${JSON.stringify(id)}`, { id, state: "open" }),
  ]),
  ...states.flatMap((state) => [
    post("/api/admin/inbox/state", `to ${JSON.stringify(state)}`, { id: 1, state }),
    post("/api/admin/withdrawals/state", `to ${JSON.stringify(state)}`, { id: 1, state }),
  ]),
  post("/api/admin/inbox/state", "with more fields", { id: 1, state: "new", email: "a@example.com" }),
  post("/api/admin/inbox/state", "of no message", { id: 1, state: "new" }),
  post("/api/admin/withdrawals/state", "with more fields", { id: 1, state: "open", receipt: "x" }),
  post("/api/admin/withdrawals/state", "to a message's state", { id: 1, state: "archived" }),
  post("/api/admin/withdrawals/state", "of no withdrawal", { id: 1, state: "open" }),
  ...targets.map((target, index) => post("/api/admin/redirects", `target ${index}`, { ...redirect, target })),
  ...sources.map((source, index) => post("/api/admin/redirects", `source ${index}`, { ...redirect, source })),
  ...statuses.map((status) => post("/api/admin/redirects", `as ${JSON.stringify(status)}`, { ...redirect, status })),
  post("/api/admin/redirects", "to itself", { ...redirect, target: "/old" }),
  post("/api/admin/redirects", "to itself with a query", { ...redirect, target: "/old?again" }),
  post("/api/admin/redirects", "with more fields", { ...redirect, hits: 1 }),
  ...sources.map((source, index) => post("/api/admin/redirects/remove", `source ${index}`, { source })),
  post("/api/admin/unanswered-searches/dismiss", "both at once", { key: "a", path: "/a" }),
  post("/api/admin/unanswered-searches/dismiss", "of no entry", { key: "' or 1=1 --" }),
  post("/api/admin/unanswered-searches/dismiss", "of another host", { path: "//evil.example" }),
  post("/api/admin/unanswered-searches/dismiss", "of a huge key", { key: "x".repeat(101) }),
  post("/api/admin/unanswered-searches/dismiss", "of a list", { key: ["a"] }),
  ...drafts.map(([name, campaign]) => post("/api/admin/campaigns", name, { idempotencyKey, campaign })),
  ...drafts.map(([name, campaign]) => post("/api/admin/campaigns/preview", name, campaign)),
  ...drafts.map(([name, campaign]) => post("/api/admin/campaigns/test", name, { email: "a@example.com", campaign })),
  ...["", "a@example.com,b@example.com", ["a@example.com"], "a@example.com\r\nBcc: b@example.com", null].map((email) =>
    post("/api/admin/campaigns/test", `to ${JSON.stringify(email)}`, {
      email,
      campaign: { kind: "newsletter", subject: "a", text: "b" },
    }),
  ),
  ...ids.map((id) => post("/api/admin/campaigns/stop", `with the id ${JSON.stringify(id)}`, { id })),
  post("/api/admin/campaigns/stop", "of no campaign", { id: 1 }),
  post("/api/admin/campaigns/stop", "with more fields", { id: 1, audience: "newsletter" }),
  ...["", "1", "../x", null, { $ne: "" }].map((other) =>
    post("/api/admin/campaigns", `announced as ${JSON.stringify(other)}`, {
      idempotencyKey: other,
      campaign: { kind: "newsletter", subject: "a", text: "b" },
    }),
  ),
];

/** Requests that are refused though a good staff token comes with them. */
export const hostileToStaff: readonly Hostile[] = [...questions, ...changes, ...hostileTexts];
