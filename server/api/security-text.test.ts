import { expect, test } from "vitest";
import { openTestShop } from "#tests/shop.ts";
import { securityTextOf } from "./security-text.ts";

const config = { siteUrl: "https://shop.example", supportEmail: "help@shop.example" };

test("names the security contact, in the form of RFC 9116", () => {
  expect(securityTextOf(config, new Date("2026-01-01T15:00:00Z"))).toBe(
    [
      "Contact: mailto:help@shop.example",
      "Expires: 2026-06-30T00:00:00.000Z",
      "Preferred-Languages: en",
      "Canonical: https://shop.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("never expires, because the day is that of the answer", () => {
  const expires = (day: string): string | undefined =>
    /^Expires: (.*)$/m.exec(securityTextOf(config, new Date(day)))?.[1];
  expect(expires("2030-05-05T00:00:00Z")).toBe("2030-11-01T00:00:00.000Z");
});

test("is served as plain text that may be cached for a day", async () => {
  const shop = await openTestShop("sqlite", { SUPPORT_EMAIL: "help@shop.example" });
  try {
    const answer = await shop.ask("/.well-known/security.txt");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(await answer.text()).toContain("Contact: mailto:help@shop.example\n");
  } finally {
    await shop.close();
  }
});
