import { describe, expect, test } from "vitest";
import { fieldMessages, refusedFormText, serverMessages } from "#content/server-messages.ts";
import { engines } from "#tests/databases.ts";
import { sharedTestShop } from "#tests/shop.ts";

const eu = { TRUST_PROXY: "1", SELLS_IN_EU: "on", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "shop@example.com" };
let asker = 0;

describe.each(engines)("a plain form that is refused, on %s", (engine) => {
  const shop = sharedTestShop(engine, eu);
  const postForm = (path: string, fields: Record<string, string>, referer = "/contact", address?: string) =>
    shop.ask(path, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "http://localhost",
        referer: `http://localhost${referer}`,
        "X-Forwarded-For": address ?? `10.2.0.${++asker}`,
      },
      body: new URLSearchParams(fields).toString(),
    });
  const typed = {
    name: 'Ada "<b>',
    email: "jörg@example.com",
    topic: "order",
    message: "\nTwo lines,\n</textarea><script>alert(1)</script> & more",
  };

  test("is drawn again with what was typed, and with the problem beside its field", async () => {
    const answer = await postForm("/api/contact", typed);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/html; charset=UTF-8"]);
    const page = await answer.text();
    expect(page).toContain(`<h1>${refusedFormText.title}</h1>`);
    expect(page).toMatch(
      /<input id="email" name="email" aria-invalid="true" aria-describedby="email-problem" autofocus[^>]* value="jörg@example.com">\s*<p class="problem" id="email-problem">/,
    );
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(page).toContain(fieldMessages.email);
    expect(page).toContain('value="Ada &quot;&lt;b&gt;"');
    expect(page).toContain('<option value="order" selected>');
    expect(page).toContain(
      "\n\nTwo lines,\n&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</textarea>",
    );
  });

  test("holds nothing that was typed in an address, and may be sent again from there", async () => {
    const answer = await postForm("/api/contact", typed, "/contact?topic=order");
    expect(answer.headers.get("location")).toBeNull();
    expect(answer.headers.get("referrer-policy")).toBe("same-origin");
    expect(answer.headers.get("content-security-policy")).toContain("form-action 'self'");
    const [, action = ""] = /action="([^"]+)"/.exec(await answer.text()) ?? [];
    expect(action).toBe("/api/contact?from=%2Fcontact");
    const again = await postForm(action, { ...typed, email: "ada@example.com" }, "/api/contact");
    expect([again.status, again.headers.get("location")]).toEqual([303, "/contact?sent=1#message"]);
  });

  test("leads to no other site, wherever it says it came from", async () => {
    for (const from of ["//evil.example", "https://evil.example/", "/\\evil.example"]) {
      const path = `/api/contact?from=${encodeURIComponent(from)}`;
      const answer = await postForm(path, { ...typed, email: "ada@example.com", message: from });
      expect(answer.headers.get("location")).toBe("/contact?sent=1#message");
    }
  });

  test.each([
    ["/api/subscribe", { email: "x" }, "/blog"],
    ["/api/ship-date-alert", { email: "x", product: "carbon-finder" }, "/products/carbon-finder"],
    ["/api/withdrawal", { name: "Ada", email: "x", orderNumber: "7", items: "All" }, "/withdrawal"],
  ])("says so for %s too, with the way back", async (path, fields, page) => {
    const answer = await postForm(path, fields, page);
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text).toContain(`<a href="${page}">`);
    expect(text).toContain('id="email-problem"');
    for (const [name, value] of Object.entries(fields))
      expect(text).toMatch(new RegExp(`name="${name}"[^>]*(value="${value}"|>\\s*${value}<)`));
  });

  test("for another reason keeps what was typed as well, and its status", async () => {
    const good = { ...typed, email: "ada@example.com" };
    let answer = await postForm("/api/contact", good, "/contact", "10.3.0.1");
    for (let count = 0; answer.status !== 429 && count < 200; count += 1) {
      answer = await postForm("/api/contact", { ...good, message: `${count}` }, "/contact", "10.3.0.1");
    }
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    const text = await answer.text();
    expect(text).toContain(serverMessages.tooMany);
    expect(text).toContain('value="ada@example.com"');
    expect(text).not.toContain(refusedFormText.nothingSent);
  });
});
