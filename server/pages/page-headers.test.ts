import { describe, expect, test } from "vitest";
import { contentSecurity } from "./page-headers.ts";

const nothing = { scripts: [], styles: [] };
const plain = { variables: {}, https: false, styles: [] };
const directive = (policy: string, name: string): string =>
  policy.split("; ").find((one) => one.startsWith(`${name} `) || one === name) ?? "";

describe("the policy", () => {
  test("allows nothing but this site and what it is told", () => {
    const policy = contentSecurity(plain)({ ...nothing, scripts: ["'sha256-a'"] });
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "script-src")).toBe(`script-src 'self' 'sha256-a'`);
    expect(directive(policy, "style-src")).toBe("style-src 'self'");
    expect(directive(policy, "connect-src")).toBe("connect-src 'self'");
    expect(directive(policy, "frame-src")).toBe("frame-src 'none'");
    expect(directive(policy, "form-action")).toBe("form-action 'self'");
    expect(policy).not.toMatch(/unsafe|nonce|https?:/);
  });

  test("names a third party only while it is switched on", () => {
    const off = contentSecurity(plain)(nothing);
    expect(off).not.toContain("google");
    expect(off).not.toContain("shopify");
    expect(directive(off, "frame-src")).toBe("frame-src 'none'");
    const on = contentSecurity({
      ...plain,
      variables: { SHOPIFY_STORE_DOMAIN: "my.myshopify.com", ANALYTICS_ID: "G-1", VIDEO_EMBEDS: "on" },
    })(nothing);
    expect(directive(on, "connect-src")).toContain(" https://my.myshopify.com ");
    expect(directive(on, "form-action")).toBe("form-action 'self' https://my.myshopify.com");
    expect(directive(on, "script-src")).toContain("https://*.googletagmanager.com");
    expect(directive(on, "frame-src")).toBe("frame-src https://www.youtube-nocookie.com");
  });

  test("lets the buy button's own styles through, by their hashes", () => {
    const styles = ["sha256-abc=", "'sha256-def='"];
    const policy = contentSecurity({ ...plain, styles })({ ...nothing, styles: ["'sha256-a'"] });
    expect(directive(policy, "style-src")).toBe(`style-src 'self' 'sha256-a' 'sha256-abc=' 'sha256-def='`);
  });

  test("allows each of these and no more", () => {
    const policy = contentSecurity({ ...plain, https: true });
    expect(policy(nothing).split("; ")).toEqual([
      "default-src 'none'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "upgrade-insecure-requests",
      "script-src 'self'",
      "style-src 'self'",
    ]);
  });

  test("asks for https only where the site is by https", () => {
    expect(contentSecurity(plain)(nothing)).not.toContain("upgrade-insecure-requests");
    expect(contentSecurity({ ...plain, https: true })(nothing)).toContain("upgrade-insecure-requests");
  });
});
