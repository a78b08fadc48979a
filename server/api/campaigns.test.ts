import { beforeAll, describe, expect, test } from "vitest";
import { newsletterConsent } from "#content/consent.ts";
import { messages } from "#content/messages.ts";
import { shipDateAlert, subscriptionPages } from "#content/newsletter.ts";
import { campaignPreviewResponse, campaignsResponse, sendCampaignResponse } from "#contract/admin-campaigns.ts";
import type { Availability } from "#contract/product.ts";
import { resumeCampaigns } from "#server/campaigns/send-campaign.ts";
import { signSubscriptionToken } from "#server/campaigns/subscription-tokens.ts";
import { readProducts } from "#server/db/queries/products.ts";
import { listSubscribers } from "#server/db/queries/subscribers.ts";
import { engines } from "#tests/databases.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { openTestShop, sharedTestShop, type TestShop } from "#tests/shop.ts";

/** Sets the availability of every product in the database, and has the shop read it. */
async function setKinds({ context: { database, catalog } }: TestShop, kindOf: (id: string) => Availability["kind"]) {
  for (const product of await readProducts(database.db)) {
    const json = JSON.stringify({ ...product, availability: { ...product.availability, kind: kindOf(product.id) } });
    await database.db.updateTable("products").set({ json }).where("id", "=", product.id).execute();
  }
  await catalog.refresh();
}

const formType = "application/x-www-form-urlencoded";
const shipDraft = { kind: "ship-date", product: "carbon-finder", shipDate: "December 1, 2025", note: "" };

describe.each(engines)("campaigns on %s", (engine) => {
  const shop = sharedTestShop(engine);
  let bearer: Record<string, string>;
  const db = () => shop.context.database;
  const tokenOf = (email: string, list: "newsletter" | "ship:carbon-finder" = "newsletter") =>
    signSubscriptionToken(shop.context.keys.subscriptions, { purpose: "unsubscribe", list, email });
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
    (await db().db.selectFrom("ship_date_alerts").select(["product_id", "email"]).orderBy("id").execute()).map(
      ({ product_id, email }) => `${product_id} ${email}`,
    );
  const mailsTo = async (email: string) =>
    db().db.selectFrom("outbox").selectAll().where("recipient", "=", email).execute();
  const oneClick = (token: string, init: RequestInit = {}) =>
    shop.ask(`/api/unsubscribe?token=${token}`, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "Content-Type": formType, Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" },
      ...init,
    });

  beforeAll(async () => {
    bearer = { Authorization: `Bearer ${await shop.staffToken()}` };
  });

  test("subscribing keeps what was agreed to, where and when, once", async () => {
    for (let i = 0; i < 2; i += 1) {
      await shop.post("/api/subscribe", { email: "Ada@x.com" }, { Referer: "http://localhost/blog/5" });
    }
    expect(await events("ada@x.com")).toMatchObject([
      { event: "given", source: "/blog/5", consent_text_id: newsletterConsent.id, email: "Ada@x.com" },
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
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { success: true, message: subscriptionPages.unsubscribe.done },
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
    const confirming = signSubscriptionToken(shop.context.keys.subscriptions, {
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
    expect((await events("kept@x.com")).at(-1)).toMatchObject({ event: "withdrawn", source: "/unsubscribe" });
    const json = await shop.post("/api/unsubscribe", { token: tokenOf("kept@x.com") });
    const done = { success: true, message: subscriptionPages.unsubscribe.done };
    expect([json.status, await json.json()]).toMatchObject([200, done]);
    const empty = await shop.ask("/api/unsubscribe", {
      method: "POST",
      body: "other=1",
      headers: { "Content-Type": formType, Origin: "http://localhost" },
    });
    expect([empty.status, empty.headers.get("location")]).toEqual([303, "/unsubscribe?done=invalid"]);
  });

  test("who waits for a ship date is stored once a product, and only for what is on presale", async () => {
    for (const email of ["Wait@x.com", "wait@x.com", "other@x.com", "leaves@x.com"]) {
      const answer = await shop.post("/api/ship-date-alert", { email, product: "carbon-finder" });
      expect([answer.status, await answer.json()]).toMatchObject([200, { success: true, message: shipDateAlert.done }]);
    }
    await shop.post("/api/ship-date-alert", { email: "wait@x.com", product: "tagigo" });
    for (const product of ["incard-finder", "nothing", "__proto__", ""]) {
      expect((await shop.post("/api/ship-date-alert", { email: "wait@x.com", product })).status).toBe(400);
    }
    const foreign = { Origin: "https://evil.example" };
    expect((await shop.post("/api/ship-date-alert", { email: "e@x.com", product: "tagigo" }, foreign)).status).toBe(
      403,
    );
    expect(await shipList()).toEqual([
      "carbon-finder Wait@x.com",
      "carbon-finder other@x.com",
      "carbon-finder leaves@x.com",
      "tagigo wait@x.com",
    ]);
    expect(await emails()).toEqual([]);
    const form = (body: string) => {
      const from = { Origin: "http://localhost", Referer: "http://localhost/products/tagigo?a=b" };
      const headers = { "Content-Type": formType, ...from };
      return shop.ask("/api/ship-date-alert", { method: "POST", body, headers });
    };
    const refused = await form("email=no&product=tagigo");
    expect([refused.status, refused.headers.get("location")]).toEqual([400, null]);
    expect(await refused.text()).toMatch(/value="no">.*id="email-problem".*<a href="\/products\/tagigo">/s);
    const taken = await form("email=wait@x.com&product=tagigo");
    expect([taken.status, taken.headers.get("location")]).toEqual([303, "/products/tagigo?noted=1#ship-date-alert"]);
  });

  test("staff see a campaign before it goes, and sending it twice sends it once", async () => {
    expect((await shop.post("/api/admin/campaigns", {})).status).toBe(401);
    expect((await shop.post("/api/admin/campaigns/preview", shipDraft)).status).toBe(401);
    const seen = await shop.post("/api/admin/campaigns/preview", shipDraft, bearer);
    const preview = campaignPreviewResponse.parse(await seen.json());
    expect(preview).toMatchObject({ recipients: 3, subject: "Carbon Finder: expected to ship December 1, 2025" });
    expect(preview.text).toContain("The date we now expect: December 1, 2025.");
    expect(await mailsTo("Wait@x.com")).toEqual([]);

    const campaign = { idempotencyKey: "6f1b0b6e-6f0a-4d3c-9c3f-0a1b2c3d4e5f", recipients: 3, campaign: shipDraft };
    const sent = await Promise.all([1, 2, 3].map(() => shop.post("/api/admin/campaigns", campaign, bearer)));
    for (const answer of sent) expect(sendCampaignResponse.parse(await answer.json()).recipients).toBe(3);
    const [mail, ...more] = await mailsTo("Wait@x.com");
    expect(more).toEqual([]);
    const { mails } = shop.context.campaignMailer;
    const copy = mails.copyFor({ list: "ship:carbon-finder", subject: "s", text: "t" }, mail?.recipient ?? "");
    expect(copy.headers).toMatchObject({
      "List-Unsubscribe": `<http://localhost/api/unsubscribe?token=${tokenOf("Wait@x.com", "ship:carbon-finder")}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(copy.text).toContain(`http://localhost/unsubscribe?token=${tokenOf("Wait@x.com", "ship:carbon-finder")}`);
    const noted = await db().db.selectFrom("audit_log").selectAll().where("action", "=", "campaign").execute();
    expect(noted).toMatchObject([{ username: "boss", detail: `ship:carbon-finder: ${preview.subject} (3)` }]);

    const list = await shop.ask("/api/admin/campaigns", { headers: bearer });
    const { products, campaigns } = campaignsResponse.parse(await list.json());
    expect(products.map(({ slug, waiting }) => [slug, waiting])).toEqual([
      ["tagigo", 1],
      ["carbon-finder", 3],
    ]);
    expect(campaigns).toMatchObject([{ audience: "ship:carbon-finder", recipients: 3, waiting: 3 }]);
    const bad = await shop.post("/api/admin/campaigns/preview", { ...shipDraft, product: "incard-finder" }, bearer);
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
    await setKinds(shop, () => "in-stock");
    const list = await shop.ask("/api/admin/campaigns", { headers: bearer });
    expect(campaignsResponse.parse(await list.json()).products).toMatchObject([
      { slug: "tagigo", waiting: 1 },
      { slug: "carbon-finder", waiting: 2 },
    ]);
    const seen = await shop.post("/api/admin/campaigns/preview", shipDraft, bearer);
    expect(campaignPreviewResponse.parse(await seen.json())).toMatchObject({ recipients: 2 });
    expect((await shop.post("/api/ship-date-alert", { email: "late@x.com", product: "carbon-finder" })).status).toBe(
      400,
    );
    const empty = await openTestShop(engine);
    await setKinds(empty, () => "in-stock");
    const headers = { Authorization: `Bearer ${await empty.staffToken()}` };
    const nobody = await empty.ask("/api/admin/campaigns", { headers });
    expect(campaignsResponse.parse(await nobody.json()).products).toEqual([]);
    expect((await empty.post("/api/admin/campaigns/preview", shipDraft, headers)).status).toBe(400);
    await empty.close();
    await setKinds(shop, (id) => (id === "incard-finder-product" ? "in-stock" : "presale"));
  });

  test("a campaign that a stop interrupted goes on, to each once", async () => {
    await db().db.deleteFrom("outbox").where("recipient", "=", "leaves@x.com").execute();
    await db().db.updateTable("campaigns").set({ queued_at: null }).execute();
    await resumeCampaigns(shop.context.campaignMailer);
    expect(await mailsTo("leaves@x.com")).toHaveLength(1);
    expect(await mailsTo("other@x.com")).toHaveLength(1);
  });

  test("an issue of the newsletter goes to this instance's subscribers, over a real socket, with its headers", async () => {
    const server = await startMailServer();
    const sender = await openTestShop(engine, { SMTP_URL: server.url, MAIL_FROM: "shop@incard.example" });
    await sender.post("/api/subscribe", { email: "Reader@x.com" });
    const headers = { Authorization: `Bearer ${await sender.staffToken()}` };
    const campaign = { kind: "newsletter", subject: "News", text: "Hello." };
    const idempotencyKey = "7f1b0b6e-6f0a-4d3c-9c3f-0a1b2c3d4e5f";
    await sender.post("/api/admin/campaigns", { idempotencyKey, recipients: 1, campaign }, headers);
    await expect.poll(() => server.taken.length).toBe(1);
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
    const rows = () => listSubscribers(careful.context.database, "public");
    for (const email of ["New@x.com", "new@x.com"]) {
      const answer = await careful.post("/api/subscribe", { email });
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { success: true, message: messages.subscribe.success },
      ]);
    }
    await expect.poll(() => server.taken.length).toBe(1);
    expect(await rows()).toEqual([]);
    const text = (server.taken[0]?.text ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
    const token = /confirm\?token=([\w.-]+)/.exec(text)?.[1] ?? "";
    expect((await careful.post("/api/unsubscribe", { token })).status).toBe(400);
    for (let i = 0; i < 2; i += 1) {
      expect((await careful.post("/api/confirm-subscription", { token })).status).toBe(200);
    }
    expect(await rows()).toMatchObject([{ email_key: "new@x.com", source: "website" }]);
    const saved = careful.context.database.subscribers("public").selectFrom("consents").select("event").orderBy("id");
    expect((await saved.execute()).map(({ event }) => event)).toEqual(["asked", "confirmed"]);
    await careful.post("/api/subscribe", { email: "new@x.com" });
    const leave = signSubscriptionToken(careful.context.keys.subscriptions, {
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
