import { buyLink } from "#app/features/cart/buy-link.ts";
import { adminReviewsText } from "#content/admin-reviews.ts";
import { demoCheckout } from "#content/checkout.ts";
import { orderReviewText, reviewForm, reviewsText } from "#content/reviews.ts";
import { refusedFormText } from "#content/server-messages.ts";
import { demo } from "#tests/buying.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";

/** A shop of its own: what is published here is on product pages and takes the samples off home. */
const port = Number(process.env.E2E_PORT ?? 4317) + 2101;

test("a buyer's review: written without script, published, filtered by stars, answered, taken back", async ({
  page,
  browser,
  request,
  adminPassword: password,
  consoleErrors,
  expectAccessible,
  hydrated,
}) => {
  test.slow();
  const { origin, shop } = startOwnShop(port, { ADMIN_USERNAME: "admin", ADMIN_PASSWORD: password });
  const product = `${origin}/products/incard-finder`;
  const text = async (address: string) => (await request.get(address)).text();
  try {
    await expect(async () => expect((await request.get(`${origin}/api/health`)).status()).toBe(200)).toPass();
    expect(await text(product)).not.toMatch(/aggregateRating|id="reviews"/);

    await test.step("the page of a paid order leads to the form", async () => {
      await page.goto(origin + buyLink(demo, "incard-finder-variant"));
      await page.getByRole("button", { name: demoCheckout.pay }).click();
      await page.getByRole("link", { name: orderReviewText.link }).click();
      await expect(page.getByRole("heading", { name: reviewForm.title("InCard Finder") })).toBeVisible();
      await hydrated(page);
      await expectAccessible(page);
    });

    await test.step("the form is sent without script; what is refused comes back", async () => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const form = await plain.newPage();
      await form.goto(page.url());
      await form.getByRole("radio", { name: "4 stars: good" }).check();
      await form.getByLabel(reviewForm.words).fill("Rings well, and the card is as thin as they say.");
      await form.getByLabel(reviewForm.name).fill("Maya R.");
      await form.getByRole("button", { name: reviewForm.submit }).click();
      await expect(form.getByRole("status").filter({ hasText: reviewForm.sent })).toBeVisible();
      await plain.close();
      const refused = await request.post(`${origin}/api/review`, {
        headers: { Origin: origin },
        form: { ticket: new URL(page.url()).searchParams.get("ticket") ?? "", product: "incard-finder", words: "No." },
      });
      expect(refused.status()).toBe(400);
      expect(await refused.text()).toContain(refusedFormText.title);
      await page.reload();
      await expect(page.getByRole("status").filter({ hasText: reviewForm.sent })).toBeVisible();
      await expect(page.getByRole("button", { name: reviewForm.submit })).toHaveCount(0);
      await expectAccessible(page);
    });

    const answer = await request.post(`${origin}/api/admin-token`, { data: { username: "admin", password } });
    const { token }: { token: string } = await answer.json();
    await test.step("staff publish and answer it", async () => {
      await page.evaluate((value) => localStorage.setItem("adminToken", value), token);
      await page.goto(`${origin}/admin/reviews`);
      await expect(page.getByRole("heading", { name: "Maya R." })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: adminReviewsText.answer }).click();
      await page.getByLabel(adminReviewsText.answerLabel, { exact: true }).fill("Thank you, Maya.");
      await expectAccessible(page);
      await page.getByRole("button", { name: adminReviewsText.saveAnswer }).click();
      await expect(page.getByText("Thank you, Maya.")).toBeVisible();
      await page.getByRole("button", { name: adminReviewsText.publish, exact: true }).click();
      await expect(page.getByText(adminReviewsText.empty)).toBeVisible();
    });

    await test.step("it stands on the product's page, in structured data, and on home", async () => {
      // A second one, with other stars, of another order.
      await page.goto(origin + buyLink(demo, "incard-finder-variant"));
      await page.getByRole("button", { name: demoCheckout.pay }).click();
      await page.getByRole("link", { name: orderReviewText.link }).click();
      await page.getByRole("radio", { name: "1 star: bad" }).check();
      await page.getByLabel(reviewForm.words).fill("Mine came without the sticker that I had hoped for.");
      await page.getByLabel(reviewForm.name).fill("Tom");
      await page.getByRole("button", { name: reviewForm.submit }).click();
      await expect(page.getByRole("status").filter({ hasText: reviewForm.sent })).toBeVisible();
      await page.goto(`${origin}/admin/reviews`);
      await page.getByRole("button", { name: adminReviewsText.publish, exact: true }).click();
      await expect(page.getByText(adminReviewsText.empty)).toBeVisible();

      const html = await text(product);
      expect(html).toMatch(/"aggregateRating":\{"@type":"AggregateRating","ratingValue":"2.5","reviewCount":2/);
      expect(await text(origin)).not.toContain("Sample reviews");
      expect(await text(`${origin}/products/carbon-finder`)).not.toMatch(/aggregateRating|id="reviews"/);
      await page.goto(product);
      await hydrated(page);
      await page.getByRole("link", { name: reviewsText.summary(2.5, 2) }).click();
      const reviews = page.getByRole("region", { name: reviewsText.title });
      await expect(reviews).toBeInViewport();
      await expect(reviews.getByRole("listitem").filter({ hasText: reviewsText.bought })).toHaveCount(2);
      await expect(reviews.getByText("Thank you, Maya.")).toBeVisible();
      await expectAccessible(page);
      await reviews.getByRole("link", { name: reviewsText.withStars(1, 1) }).click();
      await expect(page).toHaveURL(/stars=1/);
      await expect(reviews.getByText("without the sticker")).toBeVisible();
      await expect(reviews.getByText("Thank you, Maya.")).toBeHidden();
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const filtered = await plain.newPage();
      await filtered.goto(`${product}?stars=4`);
      await expect(filtered.getByText("Thank you, Maya.")).toBeVisible();
      await expect(filtered.getByText("without the sticker")).toBeHidden();
      await plain.close();
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    await test.step("taken back with a reason, it is gone", async () => {
      await page.goto(`${origin}/admin/reviews?state=published`);
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Tom", "Maya R."]);
      await page.getByRole("button", { name: adminReviewsText.takeBack }).first().click();
      await page.getByRole("button", { name: adminReviewsText.saveReason }).click();
      await expect(page.getByText(adminReviewsText.noReason)).toBeVisible();
      await page.getByLabel(adminReviewsText.reasonLabel, { exact: true }).fill("about another shop's parcel");
      await page.getByRole("button", { name: adminReviewsText.saveReason }).click();
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Maya R."]);
      expect(await text(product)).not.toContain("without the sticker");
    });

    await test.step("without a ticket the page says so", async () => {
      consoleErrors.allow(/404/);
      await page.goto(`${origin}/review?ticket=x`);
      await expect(page.getByRole("heading", { name: reviewForm.invalidTitle })).toBeVisible();
    });
  } finally {
    shop.kill();
  }
});
