import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { offersOf } from "#content/catalog/offers.ts";
import { productSlugs } from "#content/products.ts";
import { campaignPreviewResponse, campaignsResponse } from "#contract/admin-campaigns.ts";
import { engines } from "#tests/databases.ts";
import { campaignRow } from "#tests/rows.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

const draft = { kind: "newsletter", subject: "News", text: "Hello." };

describe.each(engines)("the screen of campaigns on %s", (engine) => {
  let shop: TestShop;
  let auth: Record<string, string>;
  const store = () => shop.context.database;
  const outbox = () => store().db.selectFrom("outbox").selectAll().execute();
  const list = async () =>
    campaignsResponse.parse(await (await shop.ask("/api/admin/campaigns", { headers: auth })).json());

  beforeEach(async () => {
    shop = await openTestShop(engine);
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
    for (const email of ["ada@x.com", "grace@x.com"]) await shop.context.subscribe({ email, source: "/" });
  });
  afterEach(() => shop.close());

  test("a preview is the mail as one reader gets it, without anybody's link, and sends nothing", async () => {
    const answer = await shop.post("/api/admin/campaigns/preview", draft, auth);
    const { text, html, ...rest } = campaignPreviewResponse.parse(await answer.json());
    expect(rest).toEqual({ success: true, from: "", subject: "News", recipients: 2, page: null, minutes: null });
    expect(text).toMatch(/^Hello\.\s[\s\S]*Unsubscribe: http:\/\/localhost\/unsubscribe\?token=\.\.\.(\s|$)/);
    expect(text.match(/token=/g)).toHaveLength(1);
    expect(html).toContain('<a href="http://localhost/unsubscribe?token=...">Unsubscribe</a>');
    expect([await outbox(), (await list()).campaigns]).toEqual([[], []]);
  });

  test("the screen has the newest campaigns first, each whole, and the lists with their size and date", async () => {
    const sent = { idempotencyKey: "5f1b0b6e-6f0a-4d3c-9c3f-0a1b2c3d4e5f", recipients: 2, campaign: draft };
    expect((await shop.post("/api/admin/campaigns", sent, auth)).status).toBe(200);
    await store().db.updateTable("campaigns").set({ at: "2026-01-02T03:04:05.000Z" }).execute();
    const at = "2026-02-02T03:04:05.000Z";
    const second = { username: "ada", recipients: 7, subject: "Second", at, stopped_at: at, stopped_after: null };
    await store().db.insertInto("campaigns").values(campaignRow(second)).execute();
    const { campaigns, newsletter, products } = await list();
    const [first, other] = campaigns;
    expect(first).toMatchObject({ at, username: "ada", subject: "Second", recipients: 7, waiting: 0, filling: false });
    expect(first?.stopped).toEqual({ at, after: 0 });
    expect(other).toEqual({
      ...{ id: expect.any(Number), at: "2026-01-02T03:04:05.000Z", username: "boss", audience: "newsletter" },
      ...{ subject: "News", recipients: 2, waiting: 2, filling: false, held: false, stopped: null },
      ...{ sendAt: null, perMinute: null, senderName: null },
      ...{ sent: 0, refused: 0, givenUp: 0, dropped: 0, unsent: [] },
    });
    expect([campaigns.length, newsletter]).toEqual([2, 2]);
    const offers = offersOf(shop.context.catalog.current());
    const awaited = productSlugs.filter((slug) => products.some((one) => one.slug === slug));
    expect(products).toEqual(
      awaited.map((slug) => ({
        slug,
        name: offers[slug].name,
        shipDate: offers[slug].shipDate ?? "",
        waiting: 0,
        resting: 0,
      })),
    );
  });
});
