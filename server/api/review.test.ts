import { beforeEach, describe, expect, test } from "vitest";
import { productJsonLd } from "#app/features/catalog/structured-data/product.ts";
import { shownTestimonials } from "#app/features/home/shown-testimonials.ts";
import { adminReviewMessages } from "#content/admin-reviews.ts";
import { products } from "#content/catalog/products.ts";
import { presentation } from "#content/products.ts";
import { reviewMessages } from "#content/reviews.ts";
import { fieldMessages } from "#content/server-messages.ts";
import { type ReviewsResponse, reviewsResponse } from "#contract/admin-reviews.ts";
import { listAuditLog } from "#server/db/queries/audit-log.ts";
import {
  eraseReviewsOfPayment,
  forgetRefusedReviews,
  maxNewReviews,
  reviewsOfPayment,
  saveReview,
} from "#server/db/queries/reviews.ts";
import { demoStorage } from "#server/demo-store/demo-storage.ts";
import { rateLimits } from "#server/middleware/rate-limits.ts";
import { reviewTicket } from "#server/payments/review-tickets.ts";
import { loaderServices } from "#server/start/loader-services.ts";
import { engines } from "#tests/databases.ts";
import { openTestShop, type TestShop } from "#tests/shop.ts";

const good = {
  product: "tagigo",
  stars: 4,
  words: "Loud enough to find the keys under a sofa.",
  name: "Maya R.",
  about: "on my keys",
};

describe.each(engines)("reviews on %s", (engine) => {
  let shop: TestShop;
  let auth: Record<string, string>;
  beforeEach(async () => {
    shop = await openTestShop(engine, { TRUST_PROXY: "1" });
    auth = { Authorization: `Bearer ${await shop.staffToken()}` };
  });

  const ticketOf = (id: string, items = "tagigo-default:1", kind: "demo" | "live" = "demo"): string => {
    const payment = { status: "succeeded", amount: 10, metadata: { items } };
    return reviewTicket(shop.context.keys.reviews, { id, kind, payment }, Date.now()) ?? "";
  };
  const send = (body: object, headers = {}) =>
    shop.post("/api/review", { ticket: ticketOf("pi_1"), ...good, ...body }, headers);
  const list = async (state = "new"): Promise<ReviewsResponse> =>
    reviewsResponse.parse(await (await shop.ask(`/api/admin/reviews?state=${state}`, { headers: auth })).json());
  const act = async (path: string, body: object) => (await shop.post(`/api/admin/reviews/${path}`, body, auth)).status;
  const shown = () => shop.context.texts.current().reviews;
  /** Sends one of another order, and publishes it. */
  async function published(order: string, change: object = {}): Promise<number> {
    expect((await send({ ticket: ticketOf(order), ...change })).status).toBe(200);
    const id = (await list()).data[0]?.id ?? 0;
    expect(await act("publish", { id })).toBe(200);
    return id;
  }

  test("a paid order leads to the form, by a ticket that the page of the form knows", async () => {
    const payment = { id: "pi_demo_1", amount: 1000, metadata: { items: "tagigo-default:1,carbon-finder-presale:1" } };
    const storage = demoStorage(shop.context.database, shop.context.log);
    await storage.putPayment("pi_demo_1", JSON.stringify({ ...payment, status: "succeeded" }));
    await storage.putPayment("pi_demo_2", JSON.stringify({ ...payment, status: "requires_payment_method" }));
    const { review } = await (await shop.ask("/api/payment-status/pi_demo_1")).json();
    const ticket = new URL(review, "https://shop.example").searchParams.get("ticket") ?? "";
    const { reviewTicket: read } = loaderServices(shop.context);
    expect(await read(ticket)).toEqual([
      { product: "tagigo", reviewed: false },
      { product: "carbon-finder", reviewed: false },
    ]);
    expect((await send({ ticket })).status).toBe(200);
    expect((await read(ticket))?.map(({ reviewed }) => reviewed)).toEqual([true, false]);
    expect(await read("x")).toBeNull();
    expect(await (await shop.ask("/api/payment-status/pi_demo_2")).json()).not.toHaveProperty("review");
  });

  test("what is sent waits for staff, who publish it, answer and take it back; all of it is noted", async () => {
    expect(await (await send({})).json()).toEqual({ success: true, message: reviewMessages.sent });
    expect(shown()).toEqual({});
    const [review] = (await list()).data;
    const id = review?.id;
    expect(review).toMatchObject({ ...good, state: "new", productName: "Tagigo", isDemo: true, answer: null });
    expect(await act("publish", { id })).toBe(200);
    expect(shown()).toMatchObject({ tagigo: { count: 1, average: 4, byStars: [0, 0, 0, 1, 0] } });
    expect(await act("answer", { id, answer: "Thank you.", before: null })).toBe(200);
    expect(await act("answer", { id, answer: "Thanks!", before: null })).toBe(409);
    expect(shown().tagigo?.newest[0]).toMatchObject({ words: good.words, answer: "Thank you." });
    expect((await list()).counts).toEqual({ new: 0, published: 1, refused: 0 });
    expect(await act("refuse", { id, reason: "" })).toBe(400);
    const takenBack = { id, reason: "names another person" };
    const answer = await shop.post("/api/admin/reviews/refuse", takenBack, auth);
    expect(await answer.json()).toEqual({ success: true, message: adminReviewMessages.takenBack });
    expect(shown()).toEqual({});
    expect((await list("refused")).data[0]).toMatchObject({ reason: "names another person" });
    for (const path of ["publish", "refuse", "answer"]) {
      expect(await act(path, { id: 99, reason: "x", answer: "", before: null })).not.toBe(200);
    }
    expect(await act("publish", { id: 99 })).toBe(404);
    const { rows } = await listAuditLog(shop.context.database.db, { limit: 3, offset: 0 });
    expect(rows.map(({ action, detail }) => [action, detail])).toEqual([
      ["review refused", `review ${id}: names another person`],
      ["review answered", `review ${id}: Thank you.`],
      ["review published", `review ${id}`],
    ]);
  });

  test("an order has one review of each product, and of no other product", async () => {
    await send({});
    expect((await send({ words: "Another opinion of the very same order." })).status).toBe(200);
    expect((await list()).data.map(({ words }) => words)).toEqual([good.words]);
    const refused = await send({ product: "carbon-finder" });
    expect([refused.status, (await refused.json()).message]).toEqual([400, reviewMessages.badTicket]);
    expect((await send({ ticket: "made up" })).status).toBe(400);
    expect((await send({ ticket: `${ticketOf("pi_1")}x` })).status).toBe(400);
  });

  test("a plain form is taken too; one that is refused comes back with what was typed", async () => {
    const post = (fields: Record<string, string>) =>
      shop.ask("/api/review", {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" },
        body: new URLSearchParams({ ...fields, ticket: ticketOf("pi_1"), product: "tagigo" }).toString(),
      });
    const short = await post({ stars: "3", words: "Too short", name: "Tom", about: "" });
    const html = await short.text();
    expect(short.status).toBe(400);
    expect(html).toContain(fieldMessages.tooShort(20));
    expect(html).toContain("Too short</textarea>");
    expect(html).toContain('<option value="3" selected>');
    const taken = await post({ stars: "3", words: good.words, name: "Tom", about: "" });
    expect(taken.status).toBe(303);
    expect(taken.headers.get("location")).toMatch(/^\/review\?ticket=.*#outcome$/);
    expect((await list()).data[0]).toMatchObject({ stars: 3, name: "Tom", about: "" });
  });

  test.each([
    ["no stars", { stars: 0 }, "stars"],
    ["six stars", { stars: 6 }, "stars"],
    ["few words", { words: "Good." }, "words"],
    ["too many words", { words: "x".repeat(2_001) }, "words"],
    ["no name", { name: " " }, "name"],
    ["a name of two lines", { name: "a\nb" }, "name"],
  ])("refuses %s", async (_, change, field) => {
    const answer = await send(change);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });

  test("structured data hold the rating of that product alone, and nothing where there is none", async () => {
    const [product] = products.filter(({ id }) => id === presentation.tagigo.catalogId);
    if (!product) throw new Error("no product");
    const data = () =>
      productJsonLd(product, { ...presentation.tagigo, gallery: [] }, shop.context.config, {
        reviews: shown().tagigo ?? null,
      });
    expect(data()).not.toHaveProperty("aggregateRating");
    expect(data()).not.toHaveProperty("review");
    await published("pi_1", { stars: 5 });
    await published("pi_2", { stars: 2 });
    await published("pi_3", { product: "carbon-finder", ticket: ticketOf("pi_3", "carbon-finder-presale:1") });
    expect(data()).toMatchObject({
      aggregateRating: { ratingValue: "3.5", reviewCount: 2 },
      review: [{ reviewRating: { ratingValue: 2 } }, { reviewRating: { ratingValue: 5 }, reviewBody: good.words }],
    });
    expect(shownTestimonials(shop.context.texts.current())).toHaveLength(3);
  });

  test("a review of another store's order isn't shown", async () => {
    await published("pi_1", { ticket: ticketOf("pi_1", "tagigo-default:1", "live") });
    expect((await list("published")).data).toHaveLength(1);
    expect(shown()).toEqual({});
  });

  test("of many the newest are listed, and of each number of stars the newest: no star's link leads to nothing", async () => {
    const { database, texts } = shop.context;
    const row = { ...good, kind: "demo", order_key: "x", created_at: new Date().toISOString(), state: "published" };
    const bad = Array.from({ length: 25 }, (_, index) => ({ ...row, stars: 1, key: `bad${index}` }));
    const fine = Array.from({ length: 90 }, (_, index) => ({ ...row, stars: 5, key: `good${index}` }));
    await database.db.insertInto("reviews").values(bad).execute();
    await database.db.insertInto("reviews").values(fine).execute();
    await published("pi_1");
    const reviews = texts.current().reviews.tagigo;
    expect(reviews).toMatchObject({ count: 116, byStars: [25, 0, 0, 1, 90] });
    const listed = reviews?.newest.map(({ stars }) => stars) ?? [];
    expect(listed[0]).toBe(4);
    expect(listed.filter((stars) => stars === 5)).toHaveLength(59);
    expect(listed.filter((stars) => stars === 1)).toHaveLength(20);
  });

  test("what was refused is forgotten, and can't be published any more; the order stays reviewed", async () => {
    const id = await published("pi_1");
    await act("refuse", { id, reason: "advertising" });
    await forgetRefusedReviews(shop.context.database.db, new Date(Date.now() + 1_000).toISOString());
    expect((await list("refused")).data[0]).toMatchObject({ words: "", name: "", about: "", stars: 4 });
    expect(await act("publish", { id })).toBe(404);
    await send({});
    expect((await list()).data).toEqual([]);
  });

  test("a person's reviews are exported and erased by the order's reference", async () => {
    await published("pi_1");
    await published("pi_2");
    const { database, texts } = shop.context;
    expect(await reviewsOfPayment(database.db, "pi_1")).toMatchObject([{ words: good.words, name: good.name }]);
    expect(await eraseReviewsOfPayment(database, "pi_1")).toBe(1);
    expect(await reviewsOfPayment(database.db, "pi_1")).toEqual([]);
    await texts.refresh();
    expect(shown().tagigo?.count).toBe(1);
  });

  test("no more of them wait than somebody could read, and an address doesn't send more than its share", async () => {
    const row = { ...good, kind: "demo", order_key: "x", created_at: new Date().toISOString(), state: "new" };
    const rows = Array.from({ length: maxNewReviews }, (_, index) => ({ ...row, key: `k${index}` }));
    for (let from = 0; from < rows.length; from += 500) {
      await shop.context.database.db
        .insertInto("reviews")
        .values(rows.slice(from, from + 500))
        .execute();
    }
    expect(await saveReview(shop.context.database, { kind: "demo", key: "y" }, good)).toBe("full");
    expect((await send({})).status).toBe(503);
    const from = { "X-Forwarded-For": "10.1.2.3" };
    const statuses = [];
    for (let count = 0; count <= rateLimits.review.address.tries; count += 1) {
      statuses.push((await send({ stars: 0 }, from)).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });
});
