import { staffReads, staffWrites } from "./staff-calls.ts";

/** Hostile requests, each to be refused with a 4xx and without side effects. */
export type Hostile = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
};

const isBytes = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

const json = { "Content-Type": "application/json" };
/** A posted body; text and bytes go as they are, everything else as JSON. */
export const post = (path: string, name: string, body: unknown, headers: Record<string, string> = json): Hostile => ({
  name: `${path} ${name}`,
  method: "POST",
  path,
  headers,
  body: typeof body === "string" || isBytes(body) ? body : JSON.stringify(body),
});
/** A question with whatever stands in its address. */
export const get = (path: string, name: string, headers: Record<string, string> = {}): Hostile => ({
  name: `GET ${path.slice(0, 60)} ${name}`,
  method: "GET",
  path,
  headers,
});
const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values);

/** Bodies that are no JSON object at all, for each call that takes one. */
export const brokenBodies: readonly [string, string | Uint8Array<ArrayBuffer>][] = [
  ["nothing", ""],
  ["no JSON", "email=a@example.com"],
  ["half of it", '{"email":"a@example.com"'],
  ["an array", "[]"],
  ["null", "null"],
  ["a number", "1e999"],
  ["a text", '"a@example.com"'],
  ["two objects", "{}{}"],
  ["a comment", '{/*x*/"email":"a@example.com"}'],
  ["single quotes", "{'email':'a@example.com'}"],
  ["bytes that are no UTF-8", bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d)],
  ["UTF-16", bytes(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00)],
  ["very deep", `${"[".repeat(15_000)}${"]".repeat(15_000)}`],
  ["a prototype", '{"__proto__":{"email":"a@example.com","username":"boss","password":"x"}}'],
  ["a constructor", '{"constructor":{"prototype":{"email":"a@example.com"}}}'],
  ["a NUL outside", '{"email":"a@example.com"}\u0000'],
];

/** Hostile values of an e-mail field. */
const addresses: [string, unknown][] = [
  ["a number", 7],
  ["true", true],
  ["an array", ["a@example.com"]],
  ["an object", { $ne: null }],
  ["an object that turns into text", { toString: "a@example.com" }],
  ["nothing", ""],
  ["blanks", "   "],
  ["no at", "example.com"],
  ["two at", "a@b@example.com"],
  ["no domain", "a@"],
  ["no name", "@example.com"],
  ["a blank inside", "a b@example.com"],
  ["NUL", "a\u0000@example.com"],
  ["CRLF and a header", "a@example.com\r\nBcc: all@example.com"],
  ["LF", "a\n@example.com"],
  ["a tab", "a\t@example.com"],
  ["an emoji", "\u{1F600}@example.com"],
  ["half an emoji", "\uD83D@example.com"],
  ["campaigns that look Latin", "\u0430@ex\u0430mple.com"],
  ["SQL", "'; drop table subscribers; --@example.com"],
  ["SQL that is true", "' or '1'='1"],
  ["a script", "<script>alert(1)</script>@example.com"],
  ["a display name", "Ada <a@example.com>"],
  ["two addresses", "a@example.com,b@example.com"],
  ["an IP address", "a@[127.0.0.1]"],
  ["a formula", "=cmd|'/c calc'!A1"],
  ["a path", "../../etc/passwd"],
  ["a very long name", `${"a".repeat(65)}@example.com${"x".repeat(300)}`],
  ["very long", `${"a".repeat(20_000)}@example.com`],
  ["a comment", "a(comment)@example.com"],
  ["quotes", '"a"@example.com'],
  ["a percent", "a%00@example.com@x"],
];

const contact = { name: "Ada", email: "a@example.com", topic: "general", message: "Hello" };
const contacts: [string, unknown][] = [
  ["without a name", { ...contact, name: undefined }],
  ["with a name of CRLF", { ...contact, name: "Ada\r\nBcc: all@example.com" }],
  ["with a huge message", { ...contact, message: "x".repeat(5_001) }],
  ["with a name as an object", { ...contact, name: { first: "Ada" } }],
  ["with a message as an array", { ...contact, message: ["a"] }],
  ["with an unknown topic", { ...contact, topic: "__proto__" }],
  ["with a topic as a number", { ...contact, topic: 0 }],
  ["with more fields", { ...contact, role: "admin" }],
  ["with a reply address", { ...contact, replyTo: "evil@example.com" }],
  ["with an address of CRLF", { ...contact, email: "a@example.com\r\nSubject: x" }],
];

const review = { ticket: "x", product: "tagigo", stars: 5, words: "x".repeat(30), name: "Ada", about: "" };
const forgedTicket = `demo.${"A".repeat(43)}.9999999999.tagigo.${"A".repeat(43)}`;
const reviews: [string, unknown][] = [
  ["without a ticket", { ...review, ticket: undefined }],
  ["with a made-up ticket", review],
  ["with a forged ticket", { ...review, ticket: forgedTicket }],
  ["with a ticket as a list", { ...review, ticket: [forgedTicket] }],
  ["of a huge ticket", { ...review, ticket: "x".repeat(601) }],
  ["about a prototype", { ...review, product: "__proto__" }],
  ["with six stars", { ...review, stars: 6 }],
  ["with stars as an object", { ...review, stars: { valueOf: 5 } }],
  ["with huge words", { ...review, words: "x".repeat(2_001) }],
  ["with few words", { ...review, words: "a" }],
  ["with a name of CRLF", { ...review, name: "Ada\r\nBob" }],
  ["that is published already", { ...review, state: "published" }],
];

const logins: [string, unknown][] = [
  ["without a password", { username: "boss" }],
  ["without a user", { password: "x" }],
  ["with an object", { username: { $gt: "" }, password: { $gt: "" } }],
  ["with arrays", { username: ["boss"], password: ["x"] }],
  ["with true", { username: true, password: true }],
  ["with a huge password", { username: "boss", password: "x".repeat(201) }],
  ["with a huge user", { username: "x".repeat(201), password: "x" }],
  ["with SQL", { username: "' or 1=1 --", password: "' or 1=1 --" }],
  ["with NUL", { username: "boss\u0000", password: "x" }],
  ["with a role", { username: "boss", password: "x", role: "admin" }],
];

const failure = { path: "/", message: "Error" };
const failures: [string, unknown][] = [
  ["without a path", { message: "Error" }],
  ["without a message", { path: "/" }],
  ["of another host", { ...failure, path: "https://evil.example" }],
  ["of a path as a list", { ...failure, path: ["/"] }],
  ["of a huge path", { ...failure, path: `/${"x".repeat(300)}` }],
  ["with a huge message", { ...failure, message: "x".repeat(201) }],
  ["with an object", { ...failure, message: { toString: "Error" } }],
  ["with a browser", { ...failure, browser: "Chrome 1" }],
  ["with a count", { ...failure, count: 1_000_000 }],
];

const wrongTypes = [
  "text/plain",
  "application/xml",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "",
  "application/json-seq",
];
const calls = [
  "/api/subscribe",
  "/api/contact",
  "/api/manual-vote",
  "/api/page-failure",
  "/api/login",
  "/api/admin-token",
];
/** The export takes its token in the address, and has requests of its own below. */
const adminPaths = staffReads.filter((path) => !path.endsWith("/export"));

const paymentIds = [
  "..%2f..%2fetc%2fpasswd",
  "pi_..%2f",
  "pi_a%00",
  "pi_a%0d%0aX:1",
  "pi_'or'1'='1",
  "pi_%E2%80%AE",
  "%70%69",
  `pi_${"a".repeat(2_000)}`,
  "__proto__",
  "pi_a?expand[]=customer",
];

/** Requests to the calls that don't depend on a token. */
export const hostile: readonly Hostile[] = [
  ...calls.flatMap((path) => brokenBodies.map(([name, body]) => post(path, `with ${name}`, body))),
  ...addresses.map(([name, email]) => post("/api/subscribe", `with ${name}`, { email })),
  post("/api/subscribe", "with more fields", { email: "a@example.com", schema: "production" }),
  post("/api/subscribe", "twice the same key, the last one wrong", '{"email":"a@example.com","email":"x"}'),
  ...reviews.map(([name, body]) => post("/api/review", name, body)),
  ...contacts.map(([name, body]) => post("/api/contact", name, body)),
  ...failures.map(([name, body]) => post("/api/page-failure", name, body)),
  ...["/api/login", "/api/admin-token"].flatMap((path) => logins.map(([name, body]) => post(path, name, body))),
  ...calls.flatMap((path) =>
    wrongTypes.map((type) =>
      post(path, `as ${type || "nothing"}`, '{"email":"a@example.com"}', { "Content-Type": type }),
    ),
  ),
  ...calls.map((path) => post(path, "too large", { email: "a@example.com", more: "x".repeat(40_000) })),
  ...calls.map((path) =>
    post(path, "from another site", { email: "a@example.com" }, { ...json, Origin: "https://evil.example" }),
  ),
  ...calls.map((path) =>
    post(path, "by another site's form", "email=a@example.com", { "Content-Type": "text/plain", Origin: "null" }),
  ),
  post("/api/subscribe", "a form of nowhere", "email=a@example.com", {
    "Content-Type": "application/x-www-form-urlencoded",
  }),
  post("/api/contact", "a form of nowhere", "name=a", { "Content-Type": "application/x-www-form-urlencoded" }),
  ...paymentIds.map((id) => get(`/api/payment-status/${id}`, "")),
  ...adminPaths.map((path) => get(path, "without a token")),
  ...adminPaths.map((path) => get(path, "with a header of many", { Authorization: `Bearer ${"a.".repeat(3_000)}` })),
  ...adminPaths.map((path) => get(path.replace("/api/", "/api//"), "with two slashes")),
  ...adminPaths.map((path) => get(path.replace("admin", "%61dmin"), "spelled otherwise")),
  ...adminPaths.map((path) => get(path.replace("/admin/", "/Admin/"), "in another case")),
  ...staffWrites.flatMap((path) => [
    post(path, "without a token", { id: 1, state: "answered" }),
    post(path, "with a token of nobody", {}, { ...json, Authorization: "Bearer x" }),
    post(path, "with a token as a cookie", {}, { ...json, Cookie: "adminToken=x" }),
    post(path, "from another site", {}, { ...json, Origin: "https://evil.example" }),
    post(path.replace("/api/", "/api//"), "with two slashes", {}),
    post(path.replace("/admin/", "/Admin/"), "in another case", {}),
    get(staffReads.includes(path) ? `${path}/` : path, "as a question"),
  ]),
  get("/api/admin/subscribers/export?token[]=x", "with a list"),
  get("/api/admin/subscribers/export?token=x&token=y", "with two"),
  get(`/api/admin/subscribers/export?token=${"x".repeat(5_000)}`, "with a huge one"),
  ...["/api/..%2fadmin", "/api/%2e%2e/x", "/api/products%00", "/api/\\evil", "/api/products/..;/admin"].map((path) =>
    get(path, ""),
  ),
  ...["PUT", "DELETE", "PATCH"].map((method) => ({
    name: `${method} /api/subscribe`,
    method,
    path: "/api/subscribe",
  })),
];
