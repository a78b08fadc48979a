import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contentSecurity, inlineHashes } from "./content-security.ts";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const bytes = (html: string): Uint8Array => new TextEncoder().encode(html);
const plain = { variables: {}, https: false, widgetStyles: [] };
const directive = (policy: string, name: string): string =>
  policy.split("; ").find((one) => one.startsWith(`${name} `) || one === name) ?? "";

describe("what stands inline", () => {
  test("is hashed exactly as it stands, each once", () => {
    const html = `<head><script>a("</p>")</script><script>a("</p>")</script><script type="module">\nb()\n</script>
      <script src="/x.js"></script><script type="application/ld+json">{"c":1}</script><style>d{}</style>
      <STYLE media="print">e{}</STYLE></head><p style="color:red">x</p><p style="--a:&quot;b&quot;">y</p>`;
    expect(inlineHashes(bytes(html))).toEqual({
      scripts: [hash('a("</p>")'), hash("\nb()\n")],
      styles: [hash("d{}"), hash("e{}")],
      attributes: [hash("color:red"), hash('--a:"b"')],
    });
  });

  test.each([
    ["", true],
    [" async", true],
    [' type="module"', true],
    [" TYPE=module", true],
    [' type="text/javascript"', true],
    [' type="application/javascript"', true],
    [' type="importmap"', true],
    [' type="speculationrules"', true],
    [' type="application/ld+json"', false],
    [' type="text/template"', false],
    [' type="module" src="/a.js"', false],
    [' SRC="/a.js"', false],
  ])("a script%s is hashed where a browser runs it: %s", (attributes, runs) => {
    expect(inlineHashes(bytes(`<script${attributes}>a</script>`)).scripts).toEqual(runs ? [hash("a")] : []);
  });

  test("of an attribute is what it says, not how it is written", () => {
    const html = `<p style="--a:&#x27;&lt;&gt;&amp;quot;&quot;&amp;lt;"><p STYLE="--b"><scripted><styled>`;
    expect(inlineHashes(bytes(html))).toEqual({
      ...{ scripts: [], styles: [] },
      attributes: [hash(`--a:'<>&quot;"&lt;`), hash("--b")],
    });
  });

  test("ends where its element does, in whatever letters, and without an end it is none", () => {
    const html = `<style>a</STYLE><script>b</SCRIPT><p data-style="c"><script>never ends`;
    expect(inlineHashes(bytes(html))).toEqual({ scripts: [hash("b")], styles: [hash("a")], attributes: [] });
  });

  test("is no style where that is empty", () => {
    expect(inlineHashes(bytes(`<style></style><style>a{}</style>`)).styles).toEqual([hash("a{}")]);
  });

  test("text of a script that looks like a style isn't one", () => {
    expect(inlineHashes(bytes(`<script>"<style>x</style>"</script>`)).styles).toEqual([]);
  });

  test("is hashed as the bytes that are sent, also behind letters of several bytes", () => {
    const html = `<p>Größe – 5 €</p><script>a("…")</script><style>b::after{content:"é"}</style><p style="--x:'ü'">`;
    expect(inlineHashes(bytes(html))).toEqual({
      scripts: [hash('a("…")')],
      styles: [hash('b::after{content:"é"}')],
      attributes: [hash("--x:'ü'")],
    });
  });
});

describe("the policy", () => {
  test("allows nothing but this site and what stands inline", () => {
    const policy = contentSecurity({ ...plain, variables: { VIDEO_EMBEDS: "off", MAP_EMBED: "off" } })(
      bytes("<script>a</script>"),
    );
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "script-src")).toBe(`script-src 'self' ${hash("a")}`);
    expect(directive(policy, "style-src")).toBe("style-src 'self'");
    expect(directive(policy, "connect-src")).toBe("connect-src 'self'");
    expect(directive(policy, "frame-src")).toBe("frame-src 'none'");
    expect(directive(policy, "form-action")).toBe("form-action 'self'");
    expect(policy).not.toMatch(/unsafe|nonce|https?:/);
  });

  test("names a third party only while it is switched on", () => {
    const off = contentSecurity(plain)(bytes(""));
    expect(off).not.toContain("google");
    expect(off).not.toContain("shopify");
    expect(directive(off, "frame-src")).toBe(
      "frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org",
    );
    const on = contentSecurity({
      ...plain,
      variables: { SHOPIFY_STORE_DOMAIN: "my.myshopify.com", ANALYTICS_ID: "G-1", MAP_EMBED: "off" },
    })(bytes(""));
    expect(directive(on, "connect-src")).toContain(" https://my.myshopify.com ");
    expect(directive(on, "form-action")).toBe("form-action 'self' https://my.myshopify.com");
    expect(directive(on, "script-src")).toContain("https://*.googletagmanager.com");
    expect(directive(on, "frame-src")).toBe("frame-src https://www.youtube-nocookie.com");
  });

  test("lets the buy button's own styles through, by their hashes", () => {
    const widgetStyles = ["sha256-abc=", "'sha256-def='"];
    const policy = contentSecurity({ ...plain, widgetStyles })(bytes("<style>a</style>"));
    expect(directive(policy, "style-src")).toBe(`style-src 'self' ${hash("a")} 'sha256-abc=' 'sha256-def='`);
  });

  test("lets the style sheet through that is put into a document afterwards", () => {
    const policy = contentSecurity(plain)(bytes("<style></style><style>a</style>"), hash("b"));
    expect(directive(policy, "style-src")).toBe(`style-src 'self' ${hash("b")} ${hash("a")}`);
  });

  test("allows each of these and no more", () => {
    const policy = contentSecurity({ ...plain, variables: { VIDEO_EMBEDS: "off", MAP_EMBED: "off" }, https: true });
    expect(policy(bytes('<p style="a"><p style="b">')).split("; ")).toEqual([
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
      `style-src-attr 'unsafe-hashes' ${hash("a")} ${hash("b")}`,
    ]);
  });

  test("asks for https only where the site is by https", () => {
    expect(contentSecurity(plain)(bytes(""))).not.toContain("upgrade-insecure-requests");
    expect(contentSecurity({ ...plain, https: true })(bytes(""))).toContain("upgrade-insecure-requests");
  });
});
