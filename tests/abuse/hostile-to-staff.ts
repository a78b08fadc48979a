import { brokenBodies, get, type Hostile, post } from "./hostile.ts";
import { hostileBooks } from "./hostile-books.ts";
import { hostileDataRequests } from "./hostile-data-requests.ts";
import { hostileImports } from "./hostile-imports.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { hostileWork, ids } from "./hostile-work.ts";
import { staffWrites } from "./staff-calls.ts";

/** Who logs out everywhere has no token for the next request. */
const writes = staffWrites.filter((path) => !path.endsWith("/log-out-everywhere"));

/** Values used as a number of rows. */
const numbers = ["-1", "0.5", "1e9", "NaN", "Infinity", "9007199254740993", "", "1;drop", "\u0661"];

/** The staff's lists with what no screen of ours asks for. */
const questions: readonly Hostile[] = [
  ...["inbox", "withdrawals", "data-requests", "orders", "audit-log", "catalog/history"]
    .map((name) => `/api/admin/${name}`)
    .flatMap((path) => [
      ...numbers.map((value) => get(`${path}?limit=${encodeURIComponent(value)}`, "")),
      // Nothing is 0, which is where a list begins.
      ...numbers.filter(Boolean).map((value) => get(`${path}?offset=${encodeURIComponent(value)}`, "")),
      get(`${path}?limit=201`, ""),
      get(`${path}?offset=10000001`, ""),
    ]),
  ...["gone", "__proto__", "NEW", "", "new,all", "' or 1=1 --"].map((state) =>
    get(`/api/admin/inbox?state=${encodeURIComponent(state)}`, "as a state"),
  ),
  ...["press", "__proto__", "ORDER", "", "order,all", "' or 1=1 --"].map((topic) =>
    get(`/api/admin/inbox?topic=${encodeURIComponent(topic)}`, "as a topic"),
  ),
  ...["archived", "__proto__", "OPEN", "", "open'"].map((state) =>
    get(`/api/admin/withdrawals?state=${encodeURIComponent(state)}`, "as a state"),
  ),
  ...["a%0ab", "a%0d%0ab", "a%0db", "x".repeat(101), "x".repeat(4_000), "%00".repeat(2_000)].flatMap((words) => [
    get(`/api/admin/inbox?search=${words}`, "as words"),
    get(`/api/admin/withdrawals?search=${words}`, "as words"),
  ]),
  ...[
    "sort=id",
    "schema=shop",
    "from=0000-01-01",
    "to=9999-12-31",
    "to=x'",
    "source=a%0ab",
    `source=${"x".repeat(201)}`,
  ].map((query) => get(`/api/admin/multi-schema-subscribers?limit=1&${query}`, "")),
  ...["", "0", "-1", "1e9999", "x", "1 or 1=1"].map((id) =>
    get(`/api/admin/articles/draft?id=${encodeURIComponent(id)}`, "as an article"),
  ),
  ...["year", "constructor", "", "week'", "week%00"].map((unit) => get(`/api/admin/growth?unit=${unit}`, "as a unit")),
];

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

/** Names that look like another, hide something, or are none. */
const usernames: readonly unknown[] = [
  "",
  " ",
  "a\r\nb",
  "a\u00ADb",
  "<script>alert(1)</script>",
  "' or 1=1 --",
  "{{7*7}}",
  "x".repeat(101),
  "\uD83D",
  "BOSS",
  7,
  null,
  ["Ida"],
  { $ne: "" },
];
const roles: readonly unknown[] = ["owner", "ADMIN", "", "__proto__", ["admin"], { toString: "admin" }, 0, null];
const passwords: readonly unknown[] = [
  "short",
  "x".repeat(201),
  "half \uD83D of it",
  12_345_678,
  ["a long password"],
  null,
];

const drafts: [string, unknown][] = [
  ["of no kind", { subject: "a", text: "b" }],
  ["of an unknown kind", { kind: "sms", subject: "a", text: "b" }],
  ["of a kind in a list", { kind: ["newsletter"], subject: "a", text: "b" }],
  ["without a text", { kind: "newsletter", subject: "a" }],
  ["with a subject of CRLF", { kind: "newsletter", subject: "a\r\nBcc: all@example.com", text: "b" }],
  ["with half an emoji", { kind: "newsletter", subject: "a", text: "\uD83D" }],
  ["with escapes alone", { kind: "newsletter", subject: "a", text: "\u001B\u0000\u202E" }],
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

const catalogProduct = "incard-finder-product";
const catalogPrice = { variant: "incard-finder-variant", field: "price", from: "0.01", to: "1.00" };
const catalogBadge = { variant: null, field: "badge", from: "x", to: "y" };
/** Changes of the catalog, none of which fits. */
const catalogEdits: [string, unknown][] = [
  ["of nothing", []],
  ["of no list", catalogPrice],
  ["of no field", [{ ...catalogPrice, field: "title" }]],
  ["of a prototype", [{ ...catalogPrice, field: "__proto__" }]],
  ["of a variant's field without a variant", [{ ...catalogPrice, variant: null }]],
  ["of a product's field with a variant", [{ ...catalogBadge, variant: catalogPrice.variant }]],
  ["of an unknown variant", [{ ...catalogPrice, variant: "' or 1=1 --" }]],
  ["of a variant in a list", [{ ...catalogPrice, variant: [catalogPrice.variant] }]],
  ["to a number", [{ ...catalogPrice, to: 1 }]],
  ["to an object", [{ ...catalogPrice, to: { $gt: "" } }]],
  ["to a huge text", [{ ...catalogBadge, to: "x".repeat(401) }]],
  ["from what nobody has seen", [catalogPrice]],
  ["of a field twice", [catalogPrice, catalogPrice]],
  ["with more fields", [{ ...catalogPrice, username: "ada" }]],
  ["of too many fields", Array.from({ length: 61 }, (_, i) => ({ ...catalogPrice, variant: `v${i}` }))],
];
const moments: readonly unknown[] = [
  "",
  "tomorrow",
  "2020-01-01T00:00:00Z",
  "9999-12-31T00:00:00Z",
  0,
  1e15,
  ["2030-01-01T00:00:00Z"],
];

/** Changes that no screen of ours posts. */
const changes: readonly Hostile[] = [
  ...writes.flatMap((path) => brokenBodies.map(([name, body]) => post(path, `with ${name}`, body))),
  ...writes.map((path) => post(path, "too large", { more: "x".repeat(40_000) })),
  ...writes.map((path) => post(path, "as a form", "id=1", { "Content-Type": "application/x-www-form-urlencoded" })),
  ...writes.map((path) =>
    post(path, "from another site", redirect, { "Content-Type": "application/json", Origin: "https://evil.example" }),
  ),
  ...ids.flatMap((id) => [
    post("/api/admin/inbox/state", `with the id ${JSON.stringify(id)}`, { id, state: "new" }),
    post("/api/admin/withdrawals/state", `with the id ${JSON.stringify(id)}`, { id, state: "open" }),
    post("/api/admin/inbox/entries", `with the id ${JSON.stringify(id)}`, { id, kind: "answer", text: "x" }),
  ]),
  ...states.flatMap((state) => [
    post("/api/admin/inbox/state", `to ${JSON.stringify(state)}`, { id: 1, state }),
    post("/api/admin/withdrawals/state", `to ${JSON.stringify(state)}`, { id: 1, state }),
  ]),
  post("/api/admin/inbox/state", "with more fields", { id: 1, state: "new", email: "a@example.com" }),
  ...["", "x".repeat(4001), "\u0000", "\u202E", ["a"]].map((text) =>
    post("/api/admin/inbox/entries", `of ${JSON.stringify(text).slice(0, 20)}`, { id: 1, kind: "answer", text }),
  ),
  post("/api/admin/inbox/entries", "of another kind", { id: 1, kind: "reply", text: "x" }),
  post("/api/admin/inbox/entries", "to another address", { id: 1, kind: "answer", text: "x", email: "eve@x.com" }),
  post("/api/admin/inbox/entries", "to no message", { id: 1, kind: "answer", text: "x" }),
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
  ...catalogEdits.flatMap(([name, edits]) => [
    post("/api/admin/catalog/changes", name, { product: catalogProduct, edits, appliesAt: null }),
    ...(name === "from what nobody has seen"
      ? []
      : [post("/api/admin/catalog/preview", name, { product: catalogProduct, edits, show: null })]),
  ]),
  ...moments.map((appliesAt, index) =>
    post("/api/admin/catalog/changes", `at moment ${index}`, {
      product: catalogProduct,
      edits: [catalogBadge],
      appliesAt,
    }),
  ),
  ...["tomorrow", "2999-12-31", "0001-01-01", "2026-02-30", "", 7, ["2030-01-01"], true].map((until) =>
    post("/api/admin/catalog/changes", `until ${JSON.stringify(until)}`, {
      ...{ product: catalogProduct, edits: [catalogPrice], appliesAt: null, until },
    }),
  ),
  ...["gone", "__proto__", "../x", "", 7, null].map((product) =>
    post("/api/admin/catalog/changes", `of ${JSON.stringify(product)}`, {
      product,
      edits: [catalogBadge],
      appliesAt: null,
    }),
  ),
  ...ids.flatMap((id) => [
    post("/api/admin/catalog/undo", `with the id ${JSON.stringify(id)}`, { id }),
    post("/api/admin/catalog/cancel", `with the id ${JSON.stringify(id)}`, { id }),
  ]),
  post("/api/admin/catalog/undo", "of no change", { id: 1 }),
  post("/api/admin/catalog/cancel", "of no change", { id: 1 }),
  ...drafts.map(([name, campaign]) => post("/api/admin/campaigns", name, { idempotencyKey, recipients: 1, campaign })),
  ...[0, -1, 1.5, "1", null, [1], undefined].map((recipients) =>
    post("/api/admin/campaigns", `to ${JSON.stringify(recipients)} people`, {
      ...{ idempotencyKey, recipients, campaign: { kind: "newsletter", subject: "a", text: "b" } },
    }),
  ),
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
  ...usernames.flatMap((username) => [
    post("/api/admin/staff", `named ${JSON.stringify(username)}`, { username, role: "editor" }),
    post("/api/admin/staff/role", `of ${JSON.stringify(username)}`, { username, role: "editor" }),
    post("/api/admin/staff/password", `of ${JSON.stringify(username)}`, { username }),
    post("/api/admin/staff/remove", `of ${JSON.stringify(username)}`, { username }),
  ]),
  ...roles.flatMap((role) => [
    post("/api/admin/staff", `as ${JSON.stringify(role)}`, { username: "Ida", role }),
    post("/api/admin/staff/role", `to ${JSON.stringify(role)}`, { username: "Ida", role }),
  ]),
  post("/api/admin/staff", "with a password", { username: "Ida", role: "editor", password: "a long password" }),
  post("/api/admin/staff/remove", "of the configured account", { username: "boss" }),
  ...passwords.map((next) =>
    post("/api/admin/account/password", `to ${JSON.stringify(next)}`, { current: "a staff password", next }),
  ),
  post("/api/admin/account/password", "of somebody else", { username: "Ida", current: "x", next: "a long password" }),
  ...["", "nobody@example.com", "a@example.com,b@example.com", ["a@example.com"], null].map((email) =>
    post("/api/admin/subscribers/remove", `of ${JSON.stringify(email)}`, { email }),
  ),
  ...[
    { sort: "email" },
    { schema: "shop" },
    { source: 7 },
    { from: "0000-01-01" },
    { to: "2026-02-30" },
    { search: "a\nb" },
  ].map((filter) => post("/api/admin/subscribers/export/ticket", `of ${JSON.stringify(filter)}`, filter)),
  ...["", "1", "../x", null, { $ne: "" }].map((other) =>
    post("/api/admin/campaigns", `announced as ${JSON.stringify(other)}`, {
      idempotencyKey: other,
      recipients: 1,
      campaign: { kind: "newsletter", subject: "a", text: "b" },
    }),
  ),
];

/** Requests that are refused though a good staff token comes with them. */
export const hostileToStaff: readonly Hostile[] = [
  ...questions,
  ...changes,
  ...hostileDataRequests,
  ...hostileImports,
  ...hostileTexts,
  ...hostileWork,
  ...hostileBooks,
];
