import { type Hostile, post } from "./hostile.ts";
import { ids } from "./hostile-work.ts";

const dataRequest = { kind: "export", subject: "a@example.com", receivedOn: "2026-11-27", identity: "x" };
const dataRequests: [string, unknown][] = [
  ["of another kind", { ...dataRequest, kind: "sell" }],
  ["of two addresses", { ...dataRequest, subject: "a@example.com,b@example.com" }],
  ["of an address with a header", { ...dataRequest, subject: "a@example.com\r\nBcc: b@example.com" }],
  ["of everybody", { ...dataRequest, subject: "%" }],
  ["of a list", { ...dataRequest, subject: ["a@example.com"] }],
  ["of an object", { ...dataRequest, subject: { $ne: "" } }],
  ["of a path as reference", { ...dataRequest, subject: "pi_/../x" }],
  ["of a huge reference", { ...dataRequest, subject: `pi_${"x".repeat(320)}` }],
  ["from a day to come", { ...dataRequest, receivedOn: "9999-12-31" }],
  ["from no day", { ...dataRequest, receivedOn: "yesterday" }],
  ["without how it was checked", { ...dataRequest, identity: "" }],
  ["that is done already", { ...dataRequest, done_at: "2026-11-27" }],
];

/** Requests for data, and what is done about one, that no screen of ours posts. */
export const hostileDataRequests: readonly Hostile[] = [
  ...dataRequests.map(([name, body]) => post("/api/admin/data-requests", name, body)),
  ...ids.flatMap((id) =>
    ["preview", "download", "done", "remove"].map((end) =>
      post(`/api/admin/data-requests/${end}`, `with the id ${JSON.stringify(id)}`, { id }),
    ),
  ),
  post("/api/admin/data-requests/erase", "of no request", { id: 1, confirm: "a@example.com" }),
  post("/api/admin/data-requests/erase", "of an address without a request", { email: "a@example.com" }),
  post("/api/admin/data-requests/extend", "without a reason", { id: 1, reason: "" }),
];
