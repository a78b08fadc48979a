import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { styleSheet, withStyleSheet } from "./style-sheet.ts";
import { host, hostStyles } from "./test-host.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const sheet = styleSheet("s", 'q::before{content:"–"}');

test("a style sheet is put into its own place, and nothing else changes", () => {
  const html = (inside: string) => `<p>5 €</p><style id="t"></style><style id="s">${inside}</style><p>Größe</p>`;
  const whole = withStyleSheet(bytes(html("")), sheet);
  expect(whole && new TextDecoder().decode(whole)).toBe(html('q::before{content:"–"}'));
  expect(sheet.hash).toBe(sha256('q::before{content:"–"}'));
});

test.each([["without a style"], ['<style id="s">a{}</style>'], ['<style id="other"></style>'], [""]])(
  "a document without a place for it has none: %s",
  (html) => expect(withStyleSheet(bytes(html), sheet)).toBeNull(),
);

test.each([true, false])("every page is sent with its style sheet, cached or not (%s)", async (caching) => {
  const page = (css: string) => `<style id="styles">${css}</style>${"<p>words</p>".repeat(100)}`;
  const { get } = host(() => ({ html: page("") }), caching);
  const response = await get("/page");
  expect(await response.text()).toBe(page(hostStyles));
  expect(response.headers.get("content-security-policy")).toBe(
    caching ? `hash-of ${page("").length} ${sha256(hostStyles)}` : null,
  );
});

test("what isn't HTML is sent as it is, also where it names the place of a style sheet", async () => {
  const text = `An article about <style id="styles"></style>${" and so on".repeat(100)}`;
  const { get } = host(() => ({ html: text, headers: { "Content-Type": "text/markdown" } }));
  expect(await (await get("/page")).text()).toBe(text);
});
