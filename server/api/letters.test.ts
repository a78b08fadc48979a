import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { consentWordings } from "#content/consent.ts";
import { letterPages, shipNotice } from "#content/letters.ts";
import { messages } from "#content/messages.ts";
import { letterPreviewResponse, lettersResponse, sendLetterResponse } from "#contract/admin-letters.ts";
import { letterToken } from "#server/letters/letter-tokens.ts";
import { finishLetters } from "#server/store/letters.ts";
import { listSubscribers } from "#server/store/subscribers.ts";
import { engines } from "#tests/databases.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

// Which products are on presale changes with the shop's content: here it is the test's own.
const onPresale = vi.hoisted(() => ["tagigo", "carbon-finder"]);
vi.mock("#content/presale.ts", () => ({ presaleSlugs: onPresale }));

const formType = "application/x-www-form-urlencoded";
const shipDraft = { kind: "ship-date", product: "carbon-finder", shipDate: "December 1, 2025", note: "" };

describe.each(engines)("letters on %s", (engine) => {
  let shop: TestShop;
  let bearer: Record<string, string>;
  const db = () => shop.shop.parts.store;
  const tokenOf = (email: string, list: "newsletter" | "ship:carbon-finder" = "newsletter") =>
    letterToken(shop.shop.parts.keys.letters, { purpose: "unsubscribe", list, email });
  const emails = async () => (await listSubscribers(db(), "public")).map(({ email }) => email);
  const events = async (email: string) =>
    db()
      .subscribers("public")
      .selectFrom("consents")
      .selectAll()
      .where("email_key", "=", email)
      .orderBy("id")
      .execute();
  const shipList = async () =>
    (await db().shop.selectFrom("ship_list").select(["product_id", "email"]).orderBy("id").execute()).map(
      ({ product_id, email }) => `${product_id} ${email}`,
    );
  const mailsTo = async (email: string) =>
    db().shop.selectFrom("outbox").selectAll().where("recipient", "=", email).execute();
  const oneClick = (token: string, init: RequestInit = {}) =>
    shop.ask(`/api/unsubscribe?token=${token}`, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "Content-Type": formType, Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" },
      ...init,
    });

  beforeAll(async () => {
    shop = await openTestShop(engine);
    bearer = { Authorization: `Bearer ${await shop.staffToken()}` };
  });
  afterAll(() => shop.close());

  test("subscribing keeps what was agreed to, where and when, once", async () => {
    for (let i = 0; i < 2; i += 1) {
      await shop.post("/api/subscribe", { email: "Ada@x.com" }, { Referer: "http://localhost/blog/5" });
    }
    expect(await events("ada@x.com")).toMatchObject([
      { event: "given", source: "/blog/5", wording: consentWordings.newsletter.id, email: "Ada@x.com" },
    ]);
  });

  test("opening a link changes nothing, however it is opened", async () => {
    const answer = await shop.ask(`/api/unsubscribe?token=${tokenOf("Ada@x.com")}`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/unsubscribe?token=${tokenOf("Ada@x.com")}`,
    ]);
    expect((await shop.ask("/api/unsubscribe", { method: "HEAD", redirect: "manual" })).status).toBe(303);
    expect(await emails()).toEqual(["Ada@x.com"]);
  });

  test("one click in the mail program unsubscribes, without cookie or origin, and again is the same", async () => {
    for (let i = 0; i < 2; i += 1) {
      const answer = await oneClick(tokenOf("Ada@x.com"));
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { success: true, message: letterPages.unsubscribe.done },
      ]);
    }
    expect(await emails()).toEqual([]);
    expect((await events("ada@x.com")).map(({ event, source }) => [event, source])).toEqual([
      ["given", "/blog/5"],
      ["withdrawn", "one click"],
    ]);
  });

  test("one click as multipart does as well", async () => {
    await shop.post("/api/subscribe", { email: "multi@x.com" });
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    expect((await oneClick(tokenOf("multi@x.com"), { body, headers: {} })).status).toBe(200);
    expect(await emails()).toEqual([]);
  });

  test("without one click another site's post is refused, and a broken token is said to be", async () => {
    await shop.post("/api/subscribe", { email: "kept@x.com" });
    const token = tokenOf("kept@x.com");
    expect((await oneClick(token, { body: "x=y" })).status).toBe(403);
    const elsewhere = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
    expect((await oneClick(token, { headers: elsewhere })).status).toBe(403);
    expect((await oneClick(token, { headers: { ...elsewhere, "Content-Type": "application/json" } })).status).toBe(403);
    expect((await oneClick(`${token}x`)).status).toBe(400);
    const confirming = letterToken(shop.shop.parts.keys.letters, {
      purpose: "confirm",
      list: "newsletter",
      email: "kept@x.com",
    });
    expect((await shop.post("/api/unsubscribe", { token: confirming })).status).toBe(400);
    expect(await emails()).toEqual(["kept@x.com"]);
  });

  test("the page's button works as JSON and as a plain form", async () => {
    const form = await shop.ask("/api/unsubscribe", {
      method: "POST",
      body: `token=${tokenOf("kept@x.com")}`,
      redirect: "manual",
      headers: { "Content-Type": formType, Origin: "http://localhost" },
    });
    expect([form.status, form.headers.get("location")]).toEqual([303, "/unsubscribe?done=1"]);
    expect(await emails()).toEqual([]);
    expect((await shop.post("/api/unsubscribe", { token: tokenOf("kept@x.com") })).status).toBe(200);
  });

  test("who waits for a ship date is kept once a product, and only for what is on presale", async () => {
    for (const email of ["Wait@x.com", "wait@x.com", "other@x.com", "leaves@x.com"]) {
      const answer = await shop.post("/api/ship-notice", { email, product: "carbon-finder" });
      expect([answer.status, await answer.json()]).toEqual([200, { success: true, message: shipNotice.done }]);
    }
    await shop.post("/api/ship-notice", { email: "wait@x.com", product: "tagigo" });
    for (const product of ["incard-finder", "nothing", "__proto__", ""]) {
      expect((await shop.post("/api/ship-notice", { email: "wait@x.com", product })).status).toBe(400);
    }
    const foreign = { Origin: "https://evil.example" };
    expect((await shop.post("/api/ship-notice", { email: "e@x.com", product: "tagigo" }, foreign)).status).toBe(403);
    expect(await shipList()).toEqual([
      "carbon-finder Wait@x.com",
      "carbon-finder other@x.com",
      "carbon-finder leaves@x.com",
      "tagigo wait@x.com",
    ]);
    expect(await emails()).toEqual([]);
    const form = await shop.ask("/api/ship-notice", {
      method: "POST",
      body: "email=no&product=tagigo",
      redirect: "manual",
      headers: {
        "Content-Type": formType,
        Origin: "http://localhost",
        Referer: "http://localhost/products/tagigo?a=b",
      },
    });
    expect(form.headers.get("location")).toBe("/products/tagigo?noted=invalid#ship-notice");
  });

  test("staff see a letter before it goes, and sending it twice sends it once", async () => {
    expect((await shop.post("/api/admin/letters", {})).status).toBe(401);
    expect((await shop.post("/api/admin/letters/preview", shipDraft)).status).toBe(401);
    const seen = await shop.post("/api/admin/letters/preview", shipDraft, bearer);
    const preview = letterPreviewResponse.parse(await seen.json());
    expect(preview).toMatchObject({ recipients: 3, subject: "Carbon Finder: expected to ship December 1, 2025" });
    expect(preview.text).toContain("The date we expect now: December 1, 2025.");
    expect(await mailsTo("Wait@x.com")).toEqual([]);

    const letter = { announcement: "6f1b0b6e-6f0a-4d3c-9c3f-0a1b2c3d4e5f", letter: shipDraft };
    const sent = await Promise.all([1, 2, 3].map(() => shop.post("/api/admin/letters", letter, bearer)));
    for (const answer of sent) expect(sendLetterResponse.parse(await answer.json()).recipients).toBe(3);
    const [mail, ...more] = await mailsTo("Wait@x.com");
    expect(more).toEqual([]);
    expect(JSON.parse(mail?.headers ?? "")).toEqual({
      "List-Unsubscribe": `<http://localhost/api/unsubscribe?token=${tokenOf("Wait@x.com", "ship:carbon-finder")}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(mail?.text).toContain(`http://localhost/unsubscribe?token=${tokenOf("Wait@x.com", "ship:carbon-finder")}`);
    const noted = await db().shop.selectFrom("staff_actions").selectAll().where("action", "=", "letter").execute();
    expect(noted).toMatchObject([{ username: "boss", detail: `ship:carbon-finder: ${preview.subject} (3)` }]);

    const list = await shop.ask("/api/admin/letters", { headers: bearer });
    const { products, letters } = lettersResponse.parse(await list.json());
    expect(products.map(({ slug, waiting }) => [slug, waiting])).toEqual([
      ["tagigo", 1],
      ["carbon-finder", 3],
    ]);
    expect(letters).toMatchObject([{ audience: "ship:carbon-finder", recipients: 3, waiting: 3 }]);
    const bad = await shop.post("/api/admin/letters/preview", { ...shipDraft, product: "incard-finder" }, bearer);
    expect(bad.status).toBe(400);
  });

  test("who leaves gets nothing that still waits, and stays on the other list", async () => {
    await oneClick(tokenOf("Wait@x.com", "ship:carbon-finder"));
    expect(await mailsTo("Wait@x.com")).toEqual([]);
    expect(await mailsTo("other@x.com")).toHaveLength(1);
    expect(await shipList()).toContain("tagigo wait@x.com");
    expect(await shipList()).not.toContain("carbon-finder Wait@x.com");
  });

  test("who waits when the presale ends can still be told that it ships; a list without anybody is gone", async () => {
    const [tagigo = "", carbon = ""] = onPresale.splice(0);
    const list = await shop.ask("/api/admin/letters", { headers: bearer });
    expect(lettersResponse.parse(await list.json()).products).toMatchObject([
      { slug: "tagigo", waiting: 1 },
      { slug: "carbon-finder", waiting: 2 },
    ]);
    const seen = await shop.post("/api/admin/letters/preview", shipDraft, bearer);
    expect(letterPreviewResponse.parse(await seen.json())).toMatchObject({ recipients: 2 });
    expect((await shop.post("/api/ship-notice", { email: "late@x.com", product: carbon })).status).toBe(400);
    const empty = await openTestShop(engine);
    const headers = { Authorization: `Bearer ${await empty.staffToken()}` };
    const nobody = await empty.ask("/api/admin/letters", { headers });
    expect(lettersResponse.parse(await nobody.json()).products).toEqual([]);
    expect((await empty.post("/api/admin/letters/preview", shipDraft, headers)).status).toBe(400);
    await empty.close();
    onPresale.push(tagigo, carbon);
  });

  test("a letter that a stop interrupted goes on, to each once", async () => {
    await db().shop.deleteFrom("outbox").where("recipient", "=", "leaves@x.com").execute();
    await db().shop.updateTable("letters").set({ queued_at: null }).execute();
    await finishLetters(db(), shop.shop.parts.letterPost);
    expect(await mailsTo("leaves@x.com")).toHaveLength(1);
    expect(await mailsTo("other@x.com")).toHaveLength(1);
  });

  test("an issue of the newsletter goes to this instance's subscribers, over a real socket, with its headers", async () => {
    const server = await startMailServer();
    const sender = await openTestShop(engine, { SMTP_URL: server.url, MAIL_FROM: "shop@incard.example" });
    await sender.post("/api/subscribe", { email: "Reader@x.com" });
    const headers = { Authorization: `Bearer ${await sender.staffToken()}` };
    const letter = { kind: "newsletter", subject: "News", text: "Hello." };
    const announcement = "7f1b0b6e-6f0a-4d3c-9c3f-0a1b2c3d4e5f";
    await sender.post("/api/admin/letters", { announcement, letter }, headers);
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(1);
    const text = server.taken[0]?.text.replaceAll("\r\n ", " ") ?? "";
    expect(text).toMatch(/^To: Reader@x\.com$/m);
    expect(text).toMatch(/^List-Unsubscribe: <http:\/\/localhost\/api\/unsubscribe\?token=[\w.-]+>$/m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    await sender.close();
    await server.close();
  });

  test("with double opt-in nobody is subscribed before the button behind the link is pressed", async () => {
    const server = await startMailServer();
    const env = { DOUBLE_OPT_IN: "on", SMTP_URL: server.url, MAIL_FROM: "shop@incard.example" };
    const careful = await openTestShop(engine, env);
    const rows = () => listSubscribers(careful.shop.parts.store, "public");
    for (const email of ["New@x.com", "new@x.com"]) {
      const answer = await careful.post("/api/subscribe", { email });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { success: true, message: messages.subscribe.success },
      ]);
    }
    await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(1);
    expect(await rows()).toEqual([]);
    const text = (server.taken[0]?.text ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
    const token = /confirm\?token=([\w.-]+)/.exec(text)?.[1] ?? "";
    expect((await careful.post("/api/unsubscribe", { token })).status).toBe(400);
    for (let i = 0; i < 2; i += 1) {
      expect((await careful.post("/api/confirm-subscription", { token })).status).toBe(200);
    }
    expect(await rows()).toMatchObject([{ email_key: "new@x.com", source: "website" }]);
    const kept = careful.shop.parts.store.subscribers("public").selectFrom("consents").select("event").orderBy("id");
    expect((await kept.execute()).map(({ event }) => event)).toEqual(["asked", "confirmed"]);
    await careful.post("/api/subscribe", { email: "new@x.com" });
    const leave = letterToken(careful.shop.parts.keys.letters, {
      purpose: "unsubscribe",
      list: "newsletter",
      email: "new@x.com",
    });
    await careful.post("/api/unsubscribe", { token: leave });
    expect((await careful.post("/api/confirm-subscription", { token })).status).toBe(400);
    expect(await rows()).toEqual([]);
    await careful.close();
    await server.close();
  });
});
