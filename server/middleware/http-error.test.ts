import { expect, test } from "vitest";
import { serverMessages } from "#content/server-messages.ts";
import { openTestShop } from "#tests/shop.ts";
import { memoryRateLimiter, type RateLimiter } from "./rate-limits.ts";

const shopWith = (consume: RateLimiter["consume"]) =>
  openTestShop("sqlite", {}, () => ({}), { limiter: { ...memoryRateLimiter(), consume } });
const form = (body: BodyInit): RequestInit => ({
  method: "POST",
  body,
  headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost" },
});

test("a mistake of ours is 500 and says nothing about the inside", async () => {
  const shop = await shopWith(async () => {
    throw new TypeError("x is not a function at server/secret.ts");
  });
  const answer = await shop.post("/api/subscribe", { email: "ada@example.com" });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([500, null]);
  expect(await answer.json()).toEqual({ success: false, message: serverMessages.unexpected });
  await shop.close();
});

test("a plain form that comes too often goes back to its page, which says so", async () => {
  const shop = await shopWith(async () => 7);
  const answer = await shop.ask("/api/subscribe", form("email=ada%40example.com"));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/?subscribed=failed#newsletter"]);
  await shop.close();
});

test("a plain form whose bytes are no text counts as input that can't be used", async () => {
  const shop = await openTestShop("sqlite");
  for (const [path, to] of [
    ["/api/subscribe", "/?subscribed=invalid#newsletter"],
    ["/api/ship-date-alert", "/?noted=invalid#ship-date-alert"],
  ] as const) {
    const answer = await shop.ask(path, form(new Uint8Array([0xff, 0xfe])));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, to]);
  }
  await shop.close();
});
