import { Hono } from "hono";
import { expect, test } from "vitest";
import { serverMessages } from "#content/server-messages.ts";
import { DatabaseUnavailableError } from "#server/db/unavailable.ts";
import { createLog } from "#server/lib/log.ts";
import { openTestShop } from "#tests/shop.ts";
import { handleError, httpError } from "./http-error.ts";
import { memoryRateLimiter, type RateLimiter } from "./rate-limiter.ts";

const shopWith = (consume: RateLimiter["consume"]) =>
  openTestShop("sqlite", {}, () => ({}), { limiter: { ...memoryRateLimiter(), consume } });
const form = (body: BodyInit): RequestInit => ({
  method: "POST",
  body,
  headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost" },
});

/** What a call answers whose handler throws this, with the lines that it logs. */
async function thrown(error: Error) {
  const lines: unknown[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = new Hono<{ Variables: { requestId: string } }>();
  app.onError((caught, c) => handleError(caught, c, log));
  app.post("/api/call", (c) => {
    c.set("requestId", "an id");
    throw error;
  });
  const answer = await app.request("/api/call?token=hunter2", { method: "POST" });
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  const said = [answer.status, answer.headers.get("retry-after"), await answer.json()];
  return { said, lines };
}

test("a refusal is JSON with its headers, whoever gets it, and no line of the log", async () => {
  const refusal = httpError(429, "Too many.", { "Retry-After": "7" });
  expect([refusal.status, refusal.message]).toEqual([429, "Too many."]);
  const answer = refusal.getResponse();
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect([answer.headers.get("retry-after"), await answer.json()]).toEqual([
    "7",
    { success: false, message: "Too many." },
  ]);
  expect((await thrown(httpError(404, "Nothing."))).lines).toEqual([]);
});

test.each<[string, Error, number, string | null, string, object]>([
  [
    "a lost database",
    new DatabaseUnavailableError("gone"),
    503,
    "5",
    serverMessages.unavailable,
    { level: "warn", msg: "the database can't serve" },
  ],
  [
    "a mistake",
    new TypeError("x is not a function"),
    500,
    null,
    serverMessages.unexpected,
    { level: "error", msg: "a request failed" },
  ],
])("%s is answered in a sentence, and logged with the call", async (_, error, status, retry, message, line) => {
  const { said, lines } = await thrown(error);
  expect(said).toEqual([status, retry, { success: false, message }]);
  const where = { requestId: "an id", method: "POST", path: "/api/call", err: { message: error.message } };
  expect(lines[0]).toMatchObject({ ...line, ...where });
  expect(JSON.stringify(lines)).not.toContain("hunter2");
});

test("a mistake of ours is 500 and says nothing about the inside", async () => {
  const shop = await shopWith(async () => {
    throw new TypeError("x is not a function at server/secret.ts");
  });
  const answer = await shop.post("/api/subscribe", { email: "ada@example.com" });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([500, null]);
  expect(await answer.json()).toEqual({ success: false, message: serverMessages.unexpected });
});

test("a plain form that comes too often is drawn again, and says so", async () => {
  const shop = await shopWith(async () => 7);
  const answer = await shop.ask("/api/subscribe", form("email=ada%40example.com"));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "7"]);
  const page = await answer.text();
  expect(page).toContain(serverMessages.tooMany);
  expect(page).toContain('value="ada@example.com"');
});

test("a plain form whose bytes are no text counts as input that can't be used", async () => {
  const shop = await openTestShop("sqlite");
  for (const path of ["/api/subscribe", "/api/ship-date-alert"]) {
    const answer = await shop.ask(path, form(new Uint8Array([0xff, 0xfe])));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/html; charset=UTF-8"]);
    expect(await answer.text()).toContain(serverMessages.invalid.replace("'", "&#39;"));
  }
});
