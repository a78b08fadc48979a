import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { buyLink } from "#app/features/cart/buy-link.ts";
import { demoIds, skuDetailsOf, skus } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { demoCheckout } from "#content/checkout.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { offers, prices } from "#tests/built-in.ts";
import { bootstrap, demo } from "#tests/demo-store.ts";
import { demoStoreBounds } from "./bounds.ts";
import { totals } from "./totals.ts";

type Database = ReturnType<typeof bootstrap>;

/** Follows a buy link to its checkout; returns the checkout's address. */
async function checkoutOf({ request }: Database, link: string): Promise<string> {
  const answer = await request(link);
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}

/** Sends the checkout's own form, as a browser would. */
async function submit({ request }: Database, checkout: string, outcome: string): Promise<Response> {
  const page = await (await request(checkout)).text();
  const total = /name="total" value="(\d+)"/.exec(page)?.[1] ?? "";
  return await request(checkout, { method: "POST", body: new URLSearchParams({ outcome, total }) });
}

describe("a cart's address is a secret", () => {
  test("that the token alone doesn't open", async () => {
    const shop = bootstrap();
    const checkout = await checkoutOf(shop, buyLink(demo, "incard-finder-variant"));
    expect((await shop.request(checkout)).status).toBe(200);
    expect((await shop.request(checkout.replace(/key=.{32}/, `key=${"0".repeat(32)}`))).status).toBe(404);
    expect((await shop.request(checkout.replace(/\?.*/, ""))).status).toBe(404);
  });
});

describe("a permalink", () => {
  test.each(skus)("of %s leads to a checkout with its price", async (key) => {
    const shop = bootstrap();
    const page = await (await shop.request(await checkoutOf(shop, buyLink(demo, key)))).text();
    expect(page).toContain(demoCheckout.banner);
    expect(page).toContain(demoCheckout.pay);
  });

  test("takes several things and quantities", async () => {
    const shop = bootstrap();
    const link = `/demo-store/cart/${demoIds["tagigo-default"]}:2,${demoIds["incard-finder-variant"]}:12`;
    const page = await (await shop.request(await checkoutOf(shop, link))).text();
    expect(page).toContain("Tagigo, Black, 1-Pack");
    expect(page).toContain("InCard Finder");
  });

  test.each([
    "1:1",
    `${demoIds["tagigo-default"]}:1,1:1`,
    `x${demoIds["tagigo-default"]}:1`,
    "abc",
    `${demoIds["tagigo-default"]}`,
    `${demoIds["tagigo-default"]}:1.5`,
    ",",
  ])("that reads %s sells nothing", async (lines) => {
    const answer = await bootstrap().request(`/demo-store/cart/${encodeURIComponent(lines)}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(demoCheckout.badLinkTitle.replace("'", "&#39;"));
  });

  test.each([0, -4])("with a quantity of %s asks for nothing, and the empty cart shows what there is", async (none) => {
    const shop = bootstrap();
    const answer = await shop.request(`/demo-store/cart/${demoIds["tagigo-default"]}:${none}`);
    const page = await answer.text();
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    expect(page).toContain(demoCheckout.empty);
    for (const slug of productSlugs) expect(page).toContain(`href="${presentation[slug].path}"`);
    const mixed = `/demo-store/cart/${demoIds["tagigo-default"]}:${none},${demoIds["incard-finder-variant"]}:1`;
    const checkout = await (await shop.request(await checkoutOf(shop, mixed))).text();
    expect(checkout).toContain("InCard Finder");
    expect(checkout).not.toContain("Tagigo");
  });

  test("with more than a cart takes buys as many as it takes", async () => {
    const shop = bootstrap();
    const link = `/demo-store/cart/${demoIds["incard-finder-variant"]}:100000`;
    expect(await (await shop.request(await checkoutOf(shop, link))).text()).toContain(`${demoCheckout.quantity} 99`);
  });

  test("makes no cart for a browser that only looks ahead", async () => {
    const { request } = bootstrap();
    const link = buyLink(demo, "tagigo-default");
    expect((await request(link, { headers: { "sec-purpose": "prefetch" } })).headers.get("location")).toBeNull();
    expect((await request(link, { method: "HEAD" })).headers.get("location")).toBeNull();
  });
});

describe("the checkout", () => {
  test("ends in a payment of the order's total, and the cart is done", async () => {
    const shop = bootstrap();
    const checkout = await checkoutOf(shop, buyLink(demo, "tagigo-dual-4-pack-all-colors"));
    const paid = await submit(shop, checkout, "succeeded");
    expect(paid.status).toBe(303);
    const address = new URL(paid.headers.get("location") ?? "", "http://shop.example");
    expect(address.pathname).toBe("/order-confirmation");
    expect(address.searchParams.get("redirect_status")).toBe("succeeded");
    const id = address.searchParams.get("payment_intent") ?? "";
    expect(id).toMatch(/^pi_demo_[0-9a-z]{16}$/);
    expect(await shop.payments.find(id)).toEqual({
      status: "succeeded",
      amount: Number(prices.tagigoDualFourPack),
      metadata: {
        quantity: 1,
        product: "Tagigo, All Colors, 4-Pack",
        items: "tagigo-dual-4-pack-all-colors:1",
        price: prices.tagigoDualFourPack,
      },
    });
    const again = await shop.request(checkout);
    expect([again.status, again.headers.get("location")]).toEqual([303, paid.headers.get("location")]);
    const twice = await shop.request(checkout, { method: "POST", body: new URLSearchParams({ outcome: "failed" }) });
    expect([twice.status, twice.headers.get("location")]).toEqual([303, paid.headers.get("location")]);
  });

  test("sent twice makes one payment", async () => {
    const shop = bootstrap();
    const stored: string[] = [];
    const { putPayment } = shop.storage;
    shop.storage.putPayment = (id, json) => {
      stored.push(id);
      return putPayment(id, json);
    };
    const checkout = await checkoutOf(shop, buyLink(demo, "incard-finder-variant"));
    const answers = await Promise.all([1, 2, 3].map(() => submit(shop, checkout, "succeeded")));
    expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).toBe(1);
    expect(new Set(stored).size).toBe(1);
  });

  test("lets a payment fail and then be tried again with the same cart", async () => {
    const shop = bootstrap();
    const checkout = await checkoutOf(shop, buyLink(demo, "incard-finder-variant"));
    const failed = new URL((await submit(shop, checkout, "failed")).headers.get("location") ?? "", "http://x.example");
    expect(failed.searchParams.get("redirect_status")).toBe("failed");
    const payment = failed.searchParams.get("payment_intent") ?? "";
    expect((await shop.request(`/demo-store/retry/${payment}`)).headers.get("location")).toBe(checkout);
    expect((await shop.request("/demo-store/retry/pi_demo_unknown")).status).toBe(404);
    expect(await shop.payments.find(payment)).toEqual({
      metadata: expect.anything(),
      status: "requires_payment_method",
      amount: totals([{ id: "a", key: "incard-finder-variant", quantity: 1 }], products).total / 100,
    });
    const paid = new URL((await submit(shop, checkout, "succeeded")).headers.get("location") ?? "", "http://x.example");
    expect(paid.searchParams.get("redirect_status")).toBe("succeeded");
    const done = await shop.request(`/demo-store/retry/${paid.searchParams.get("payment_intent")}`);
    expect(done.status).toBe(404);
  });

  test.each(skus)("of %s says when it ships while it is on presale", async (key) => {
    const shop = bootstrap();
    const page = await (await shop.request(await checkoutOf(shop, buyLink(demo, key)))).text();
    const { badge, kind, shipLines } = offers[skuDetailsOf(key).slug];
    expect(page.includes(`<b>${badge}</b> ${shipLines.today}`)).toBe(kind === "presale");
  });

  test("asks again when the total isn't the one that was shown", async () => {
    const shop = bootstrap();
    const checkout = await checkoutOf(shop, buyLink(demo, "incard-finder-variant"));
    const body = new URLSearchParams({ outcome: "succeeded", total: "1" });
    const answer = await shop.request(checkout, { method: "POST", body });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(demoCheckout.changed);
  });

  test("takes only its two outcomes, and no long forms", async () => {
    const shop = bootstrap();
    const checkout = await checkoutOf(shop, buyLink(demo, "incard-finder-variant"));
    expect((await submit(shop, checkout, "free")).status).toBe(409);
    const long = new URLSearchParams({ outcome: "succeeded", total: "1".repeat(5_000) });
    const refused = await shop.request(checkout, { method: "POST", body: long });
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { errors: [{ message: expect.stringMatching(/\w/) }] },
    ]);
    const noForm = { method: "POST", body: "x", headers: { "Content-Type": "multipart/form-data" } };
    expect((await shop.request(checkout, noForm)).status).toBe(409);
  });

  test("of an emptied cart says so", async () => {
    const shop = bootstrap();
    const cart = await shop.client.checkout.create({ lineItems: [] });
    expect(await (await shop.request(cart.webUrl)).text()).toContain(demoCheckout.empty);
    const body = new URLSearchParams({ outcome: "succeeded", total: "0" });
    expect((await shop.request(cart.webUrl, { method: "POST", body })).status).toBe(409);
  });

  test("of an unknown cart is a clear 404", async () => {
    for (const method of ["GET", "POST"]) {
      const address = `/demo-store/checkout/${"0".repeat(32)}?key=${"0".repeat(32)}`;
      const answer = await bootstrap().request(address, { method });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(demoCheckout.notFoundTitle);
    }
  });

  test("shows names of the catalog as text", async () => {
    const hostile = products.map((one) => ({ ...one, title: `<script>alert(1)</script>${one.title}` }));
    const shop = bootstrap(hostile);
    const page = await (await shop.request(await checkoutOf(shop, buyLink(demo, "incard-finder-variant")))).text();
    expect(page).not.toContain("<script");
    expect(page).toContain("&lt;script&gt;");
  });

  test("allows its own style and nothing else", async () => {
    const shop = bootstrap();
    const answer = await shop.request(await checkoutOf(shop, buyLink(demo, "incard-finder-variant")));
    const policy = answer.headers.get("content-security-policy") ?? "";
    const page = await answer.text();
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? "";
    expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(page).not.toMatch(/ style=|<script/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(answer.headers.get("referrer-policy")).toBe("same-origin");
  });
});

describe("a full demo store", () => {
  test("answers a permalink with a page that says when to come back", async () => {
    const shop = bootstrap();
    shop.storage.createCart = async () => false;
    const answer = await shop.request(buyLink(demo, "incard-finder-variant"));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "120"]);
    expect(await answer.text()).toContain(demoCheckout.full);
  });

  test("takes no payment, and the cart stays", async () => {
    const shop = bootstrap();
    const checkout = await checkoutOf(shop, buyLink(demo, "incard-finder-variant"));
    const { putPayment } = shop.storage;
    shop.storage.putPayment = async () => false;
    const refused = await submit(shop, checkout, "succeeded");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "120"]);
    shop.storage.putPayment = putPayment;
    expect((await submit(shop, checkout, "succeeded")).headers.get("location")).toContain("succeeded");
  });

  test("keeps carts and payments within its bounds", async () => {
    const { storage } = bootstrap();
    for (let i = 0; i < demoStoreBounds.maxCarts; i += 1) await storage.createCart(`${i}`, "{}");
    for (let i = 0; i < demoStoreBounds.maxPayments; i += 1) await storage.putPayment(`${i}`, "{}");
    expect(await storage.createCart("one more", "{}")).toBe(false);
    expect(await storage.putPayment("one more", "{}")).toBe(false);
    expect(await storage.putPayment("0", "{}")).toBe(true);
  });
});

describe("pictures", () => {
  test("are found under the names the SDK makes", async () => {
    const { request } = bootstrap();
    for (const name of ["tagigo-pink.webp", "tagigo-pink_180x180.webp"]) {
      const answer = await request(`/demo-store/pictures/${name}`);
      expect(answer.headers.get("location")).toMatch(/^\/images\/tagigo-pink-\d+\.webp\?v=\w+$/);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    }
    for (const name of [
      "toString.webp",
      "1tagigo-pink.webp",
      "tagigo-pink.webp2",
      "tagigo-pink_1x.webp",
      "tagigo-pink",
    ])
      expect((await request(`/demo-store/pictures/${name}`)).status).toBe(404);
  });

  test("the checkout's font is sent, and stays for a day", async () => {
    const answer = await bootstrap().request("/demo-store/instrument-sans.woff2");
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      ...[200, "font/woff2", "public, max-age=86400"],
    ]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  });

  test("an address nobody knows is a 404 page", async () => {
    const answer = await bootstrap().request("/demo-store/elsewhere");
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(demoCheckout.notFoundTitle)]);
  });
});
