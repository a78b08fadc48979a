import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { host, hostStyles } from "#tests/page-host.ts";
import { finishDocument, styleSheet } from "./finish-document.ts";

const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const sheet = styleSheet("s", 'q::before{content:"–"}');
const finish = (html: string) => {
  const { body, inline } = finishDocument(Buffer.from(html), "n1", sheet);
  return { html: Buffer.from(body).toString(), ...inline };
};

describe("inline scripts", () => {
  test("that the renderer marked are hashed exactly as they stand, each once, and the mark is taken out", () => {
    const html = (mark: string) =>
      `<p>Größe – 5 €</p><script${mark}>a("</p>…")</script><script${mark}>a("</p>…")</script><script type="module"${mark} async="">\nb()\n</script>`;
    expect(finish(html(' nonce="n1"'))).toEqual({
      html: html(""),
      scripts: [sha256('a("</p>…")'), sha256("\nb()\n")],
      styles: [],
    });
  });

  test.each([
    "<script>alert(document.cookie)</script>",
    '<script nonce="n2">alert(1)</script>',
    '<script nonce="">alert(1)</script>',
    "<SCRIPT>alert(1)</SCRIPT>",
    '<script type="module">alert(1)</script>',
    '<p>nonce="n1"</p><script>alert(1)</script>',
  ])("that it didn't mark aren't: %s", (injected) => {
    const own = '<script nonce="n1">own()</script>';
    expect(finish(injected + own + injected).scripts).toEqual([sha256("own()")]);
  });

  test("are neither files nor other elements, which lose their mark too", () => {
    const html = '<link nonce="n1" rel="modulepreload" href="/a.js"/><script src="/a.js" nonce="n1"></script><p>x</p>';
    expect(finish(html)).toEqual({ html: html.replaceAll(' nonce="n1"', ""), scripts: [], styles: [] });
  });
});

test("a style sheet is put into its own place, and nothing else changes", () => {
  const html = (inside: string) => `<p>5 €</p><style id="t"></style><style id="s">${inside}</style><p>Größe</p>`;
  expect(finish(html(""))).toEqual({
    html: html('q::before{content:"–"}'),
    scripts: [],
    styles: [sha256('q::before{content:"–"}')],
  });
});

test.each([["without a style"], ['<style id="s">a{}</style>'], ['<style id="other"></style>'], [""]])(
  "a document without a place for it has none: %s",
  (html) => expect(finish(html)).toEqual({ html, scripts: [], styles: [] }),
);

test.each([true, false])("every page is sent with its style sheet, cached or not (%s)", async (caching) => {
  const page = (css: string) => `<style id="styles">${css}</style>${"<p>words</p>".repeat(100)}`;
  const { get } = host(() => ({ html: page("") }), caching);
  const response = await get("/page");
  expect(await response.text()).toBe(page(hostStyles));
  expect(response.headers.get("content-security-policy")).toBe(caching ? `hashes ${sha256(hostStyles)}` : null);
});

test("what isn't HTML is sent as it is, also where it names the place of a style sheet", async () => {
  const text = `An article about <style id="styles"></style>${" and so on".repeat(100)}`;
  const { get } = host(() => ({ html: text, headers: { "Content-Type": "text/markdown" } }));
  expect(await (await get("/page")).text()).toBe(text);
});
