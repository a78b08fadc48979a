import { afterEach, expect, test, vi } from "vitest";
import { sharedTestShop } from "#tests/shop.ts";

const shop = sharedTestShop("sqlite", { SUPPORT_EMAIL: "help@shop.example", SITE_URL: "https://shop.example" });
afterEach(() => vi.useRealTimers());

function askAt(time: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
  return shop.ask("/.well-known/security.txt");
}

test("names the security contact, in the form of RFC 9116", async () => {
  expect(await (await askAt("2026-01-01T15:00:00Z")).text()).toBe(
    [
      "Contact: mailto:help@shop.example",
      "Expires: 2026-06-30T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://shop.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("never expires, because the day is that of the answer", async () => {
  expect(await (await askAt("2030-05-05T00:00:00Z")).text()).toContain("Expires: 2030-11-01T00:00:00.000Z\n");
});

test("is served as plain text that may be cached for a day", async () => {
  const answer = await shop.ask("/.well-known/security.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
});
