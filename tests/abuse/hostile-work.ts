import { type Hostile, post } from "./hostile.ts";

/** Values used as the number of a row. */
export const ids: readonly unknown[] = [0, -1, 0.5, 2 ** 53, "1", "1 or 1=1", [1], { $gt: 0 }, true, null];

const heldGroups: readonly unknown[] = [
  "",
  "campaign",
  "campaign:0",
  "campaign:-1",
  "campaign:1 or 1=1",
  "campaign:1\n",
  "campaign:9007199254740993",
  "mail:",
  "mail:A'",
  "mail:answer\u0000",
  "catalog ",
  "CATALOG",
  "__proto__",
  1,
  null,
  ["catalog"],
  { toString: "catalog" },
];
const failureKeys: readonly unknown[] = [
  "",
  "../x",
  "' or 1=1 --",
  "a\u0000",
  "a\n",
  "%",
  "x".repeat(101),
  7,
  null,
  ["a"],
  { $ne: "" },
];
const addresses: readonly unknown[] = [
  "",
  "nobody@example.com",
  "a@example.com,b@example.com",
  "a@example.com\r\nBcc: b@example.com",
  ["a@example.com"],
  { $ne: "" },
  null,
];

/** Requests about work that waits or has failed: mails, what a restore holds, pages in browsers, prices of a live store. */
export const hostileWork: readonly Hostile[] = [
  ...["retry", "drop"].flatMap((what) => [
    ...ids.map((id) => post(`/api/admin/outbox/${what}`, `with the id ${JSON.stringify(id)}`, { id })),
    post(`/api/admin/outbox/${what}`, "of no mail", { id: 1 }),
    post(`/api/admin/outbox/${what}`, "with more fields", { id: 1, outcome: "sent" }),
  ]),
  ...["release", "drop"].flatMap((what) => [
    ...heldGroups.map((group) => post(`/api/admin/held-work/${what}`, `of ${JSON.stringify(group)}`, { group })),
    post(`/api/admin/held-work/${what}`, "with more fields", { group: "catalog", held: 0 }),
  ]),
  ...addresses.map((email) => post("/api/admin/subscribers/release", `of ${JSON.stringify(email)}`, { email })),
  post("/api/admin/subscribers/release", "with more fields", { email: "nobody@example.com", campaigns: 0 }),
  ...failureKeys.map((key) =>
    post("/api/admin/page-failures/dismiss", `of ${JSON.stringify(key).slice(0, 20)}`, { key }),
  ),
  post("/api/admin/page-failures/dismiss", "of no entry", { key: "a" }),
  post("/api/admin/page-failures/dismiss", "with more fields", { key: "a", path: "/" }),
  post("/api/admin/catalog/take-over-prices", "of no live store", {}),
  post("/api/admin/catalog/take-over-prices", "that names something", { product: "a" }),
  post("/api/admin/inbox/complaint", "of no message", { id: 1 }),
  ...["", "tomorrow", "2026-02-30", "9999-12-31T00:00:00Z", 0, ["2030-01-01"], { $gt: "" }].map((dueOn) =>
    post("/api/admin/inbox/complaint", `until ${JSON.stringify(dueOn)}`, { id: 1, dueOn }),
  ),
];
