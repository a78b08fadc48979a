import type { FrameLocator, Page } from "@playwright/test";
import { buyLink } from "#app/features/cart/buy-link.ts";
import { prices } from "#content/catalog/presentation.ts";
import { cartMessages, demoCheckout } from "#content/checkout.ts";
import { orderMessages } from "#content/order-messages.ts";
import { expect, test } from "#tests/fixtures.ts";

const script = "**/vendor/buy-button-*/*.js";
const api = "**/demo-store/graphql";
const demo = { domain: "", token: "", endpoint: "/demo-store/graphql" };
const fourPack = "/products/tagigo?pack=4-pack";
const card = "/buy-now";

const slot = (page: Page) => page.locator("main [data-buy-button]").first();
const link = (page: Page) => slot(page).locator("a");
const button = (page: Page) =>
  page.locator("main").frameLocator('iframe[name^="frame-product"]').first().locator("button");
const cart = (page: Page): FrameLocator => page.frameLocator('iframe[name="frame-cart"]');

/** Opens a page and waits until the SDK's button stands in the link's place. */
async function openWithButton(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await slot(page).scrollIntoViewIfNeeded();
  await expect(slot(page)).toHaveAttribute("data-buy-button", "ready", { timeout: 10_000 });
}

/** From a checkout to the confirmed order. */
async function payAndConfirm(page: Page, product: string, total: string): Promise<void> {
  await expect(page.getByText(demoCheckout.banner)).toBeVisible();
  await expect(page.getByText(product)).toBeVisible();
  await page.getByRole("button", { name: demoCheckout.pay }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?payment_intent=pi_demo_[0-9a-f]{32}&redirect_status=succeeded$/);
  await expect(page.getByRole("heading", { name: "Order Confirmed" })).toBeVisible({ timeout: 10_000 });
  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary).toContainText(product);
  await expect(summary.getByText(`$${total}`).last()).toBeVisible();
}

test("a Tagigo 4-pack is bought with the SDK, from the product page to the confirmed order", async ({ page }) => {
  await openWithButton(page, fourPack);
  await expect(link(page)).toBeHidden();
  await expect(button(page)).toHaveText("Add to cart");
  await button(page).click();
  await expect(cart(page).getByText("All Colors / Dual Network / 4-Pack")).toBeVisible();
  await expect(cart(page).getByText("Subtotal")).toBeVisible();
  await cart(page).getByRole("button", { name: "Checkout" }).click();
  await expect(page).toHaveURL(/\/demo-store\/checkout\//);
  await payAndConfirm(page, "Tagigo, All Colors, 4-Pack", prices.tagigoDualFourPack);
  await expect(page.getByRole("listitem").filter({ hasText: "Preparation" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View User Manual" })).toHaveAttribute("href", "/user-manual");
  // What was bought is out of the cart.
  await openWithButton(page, card);
  await expect(page.locator(".shopify-buy-frame--toggle.is-active")).toHaveCount(0);
});

test("the card tracker says Buy Now, and the cart opens, counts and stays over a reload", async ({ page }) => {
  await openWithButton(page, card);
  await expect(button(page)).toHaveText("Buy Now");
  const before = await slot(page).boundingBox();
  expect(before?.height).toBe(48);
  await button(page).dblclick();
  await expect(cart(page).getByLabel("Quantity", { exact: true })).toHaveValue("1");
  await cart(page).getByRole("button", { name: "Increase item quantity by one" }).click();
  const both = (2 * Number(prices.incardFinder)).toFixed(2);
  await expect(cart(page).locator(".shopify-buy__cart__subtotal__price")).toHaveText(`$${both}`);
  await page.keyboard.press("Escape");
  await expect(page.locator(".shopify-buy-frame--cart.is-active")).toHaveCount(0);
  await page.reload();
  const toggle = page.getByRole("button", { name: "Cart" });
  await toggle.click({ timeout: 10_000 });
  await expect(cart(page).getByLabel("Quantity", { exact: true })).toHaveValue("2");
});

test("another Tagigo choice is bought by the same button", async ({ page }) => {
  await openWithButton(page, "/products/tagigo?network=google-find-hub&color=pink");
  await button(page).click();
  await expect(cart(page).getByText("Pink / Google Find Hub / 1-Pack")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".shopify-buy-frame--cart.is-active")).toHaveCount(0);
  await page.getByRole("radio", { name: "4-Pack Blue" }).click();
  await expect(page.getByText("Tagigo G, Blue, 4-Pack").first()).toBeVisible();
  await expect(slot(page)).toHaveAttribute("data-buy-button", "ready");
  await button(page).click();
  await expect(cart(page).getByText("Blue / Google Find Hub / 4-Pack")).toBeVisible();
  const both = (Number(prices.tagigoGoogle) + Number(prices.tagigoGoogleFourPack)).toFixed(2);
  await expect(cart(page).locator(".shopify-buy__cart__subtotal__price")).toHaveText(`$${both}`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the link buys the chosen Tagigo", async ({ page }) => {
    await page.goto(fourPack);
    await expect(link(page)).toHaveAttribute("href", buyLink(demo, "tagigo-dual-4-pack-all-colors"));
    await link(page).click();
    await expect(page).toHaveURL(/\/demo-store\/checkout\//);
    await page.getByRole("button", { name: demoCheckout.pay }).click();
    await expect(page).toHaveURL(/\/order-confirmation\?payment_intent=pi_demo_/);
    await expect(page.locator("noscript p").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Looking up your order" })).toBeHidden();
  });
});

test.describe("where the SDK can't come", () => {
  test("its script blocked: the link stays and buys", async ({ page, consoleErrors: complaints }) => {
    complaints.allow(/ERR_FAILED|Failed to load resource/);
    await page.route(script, (route) => route.abort());
    await page.goto(card);
    await expect(slot(page)).toHaveAttribute("data-fallback", "true", { timeout: 10_000 });
    await expect(page.locator('iframe[name^="frame-"]')).toHaveCount(0);
    await link(page).click();
    await payAndConfirm(page, "InCard Finder", prices.incardFinder);
  });

  for (const path of [
    "/products/incard-finder",
    "/products/tagigo?pack=4-pack",
    "/products/carbon-finder",
    "/buy-now",
  ]) {
    test(`on ${path} the link leaves the pages for the checkout once script runs`, async ({
      page,
      hydrated,
      consoleErrors: complaints,
    }) => {
      complaints.allow(/ERR_FAILED|Failed to load resource/);
      await page.route(script, (route) => route.abort());
      await page.goto(path);
      await hydrated(page);
      await link(page).click();
      await expect(page).toHaveURL(/\/demo-store\/checkout\//);
      await expect(page.getByRole("button", { name: "Pay (pretend)" })).toBeVisible();
    });
  }

  test("its script silent: the flag is set after three seconds, and nothing shows up later", async ({ page }) => {
    const hold = Promise.withResolvers<void>();
    await page.route(script, async (route) => {
      await hold.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(script);
    await page.goto(card);
    await asked;
    const from = Date.now();
    await expect(slot(page)).toHaveAttribute("data-fallback", "true", { timeout: 10_000 });
    expect(Date.now() - from).toBeGreaterThan(2_500);
    expect(Date.now() - from).toBeLessThan(5_000);
    const late = page.waitForResponse(script);
    hold.resolve();
    await late;
    await page.waitForFunction(() => "ShopifyBuy" in window);
    await expect(link(page)).toBeVisible();
    await expect(page.locator('main iframe[name^="frame-"]')).toHaveCount(0);
  });

  test("something else in place of its script", async ({ page }) => {
    await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: "void 0" }));
    await page.goto(card);
    await expect(slot(page)).toHaveAttribute("data-fallback", "true", { timeout: 10_000 });
    await expect(link(page)).toBeVisible();
  });

  test("its store failing", async ({ page, consoleErrors: complaints }) => {
    complaints.allow(/./);
    await page.route(api, (route) => route.fulfill({ status: 500, body: "down" }));
    await page.goto(card);
    await expect(slot(page)).toHaveAttribute("data-fallback", "true", { timeout: 10_000 });
    await expect(link(page)).toBeVisible();
    await expect(page.locator('main iframe[name^="frame-"]')).toHaveCount(0);
  });

  test("its store failing at the click: the visitor is told and gets the link", async ({
    page,
    consoleErrors: complaints,
  }) => {
    complaints.allow(/./);
    await openWithButton(page, card);
    await page.route(api, (route) => route.abort());
    await button(page).click();
    await expect(page.getByText(cartMessages.failed, { exact: true })).toBeVisible();
    await expect(link(page)).toBeVisible();
    await expect(page.locator(".shopify-buy-frame--cart.is-active")).toHaveCount(0);
  });
});

test("one script, one cart and one button over many changes of page; none in the footer or elsewhere", async ({
  page,
}) => {
  await openWithButton(page, card);
  for (let round = 0; round < 3; round += 1) {
    await page.getByRole("link", { name: "Carbon Finder", exact: true }).first().click();
    await expect(button(page)).toHaveText("Order Now - Presale Price");
    await page.getByRole("link", { name: "InCard Finder", exact: true }).first().click();
    await expect(button(page)).toHaveText("Buy Now");
  }
  await expect(page.locator('script[src*="buybutton"]')).toHaveCount(1);
  await expect(page.locator('iframe[name="frame-cart"]')).toHaveCount(1);
  await expect(page.locator('iframe[name^="frame-product"]')).toHaveCount(1);
  await expect(page.locator('footer [class*="shopify-buy"], footer iframe')).toHaveCount(0);
  await page.getByRole("link", { name: "InCard home" }).or(page.locator("header a[href='/']")).first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator('iframe[name^="frame-product"]')).toHaveCount(0);
  await expect(page.locator("[data-buy-overlay]")).toBeHidden();
});

test("what a shop script puts into the footer is removed", async ({ page, hydrated }) => {
  await page.goto(card);
  await hydrated(page);
  const left = await page.evaluate(async () => {
    const footer = document.querySelector("footer");
    const add = (tag: string, set: (element: HTMLElement) => void) => {
      const element = document.createElement(tag);
      set(element);
      footer?.append(element);
    };
    add("div", (element) => element.classList.add("shopify-buy-frame"));
    add("iframe", (element) => element.setAttribute("name", "frame-product-1"));
    const count = () => footer?.querySelectorAll('[class*="shopify-buy"], iframe').length ?? -1;
    for (let frame = 0; frame < 120 && count() > 0; frame += 1) await new Promise(requestAnimationFrame);
    return count();
  });
  expect(left).toBe(0);
});

test.describe("the order page", () => {
  test.beforeEach(({ consoleErrors: complaints }) => complaints.allow(/404|500|Failed to load resource/));

  test("after a failed payment says so", async ({ page }) => {
    await page.goto(buyLink(demo, "incard-finder-variant"));
    await page.getByRole("button", { name: demoCheckout.fail }).click();
    await expect(page.getByRole("heading", { name: orderMessages.errorHeading })).toBeVisible({ timeout: 10_000 });
    await expect(page.getByText(orderMessages.notCompleted)).toBeVisible();
    await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  });

  test("without a payment says so", async ({ page }) => {
    await page.goto("/order-confirmation");
    await expect(page.getByText(orderMessages.noPayment)).toBeVisible({ timeout: 10_000 });
  });

  test("of an unknown payment says so, with the toast", async ({ page }) => {
    await page.goto("/order-confirmation?payment_intent=pi_unknown&redirect_status=succeeded");
    await expect(page.getByText(orderMessages.lookupFailed)).toBeVisible({ timeout: 10_000 });
    await expect(page.getByText(orderMessages.toast, { exact: true }).first()).toBeVisible();
  });

  test("of a payment in another state names the state", async ({ page }) => {
    const payment = { status: "processing", amount: 1, metadata: {} };
    await page.route("**/api/payment-status/*", (route) => route.fulfill({ json: payment }));
    await page.goto("/order-confirmation?payment_intent=pi_1&redirect_status=succeeded");
    await expect(page.getByText("Payment status: processing")).toBeVisible({ timeout: 10_000 });
  });

  test("shows its loading view while it asks", async ({ page }) => {
    const hold = Promise.withResolvers<void>();
    await page.route("**/api/payment-status/*", async (route) => {
      await hold.promise;
      await route.fulfill({
        json: { status: "succeeded", amount: 2 * Number(prices.incardFinder), metadata: { quantity: 2 } },
      });
    });
    await page.goto("/order-confirmation?payment_intent=pi_1&redirect_status=succeeded");
    await expect(page.getByRole("status").filter({ hasText: "Looking up your order" })).toBeVisible();
    hold.resolve();
    const total = page.getByRole("region", { name: "Order summary" });
    await expect(total).toContainText(`$${prices.incardFinder}`, { timeout: 10_000 });
    await expect(total).toContainText(`$${(2 * Number(prices.incardFinder)).toFixed(2)}`);
  });
});

test("cart, checkout and order page pass the accessibility rules", async ({ page, expectAccessible }) => {
  await openWithButton(page, card);
  await button(page).click();
  await expect(cart(page).getByText("Subtotal")).toBeVisible();
  await expectAccessible(page);
  await cart(page).getByRole("button", { name: "Checkout" }).click();
  await expect(page).toHaveURL(/\/demo-store\/checkout\//);
  await expectAccessible(page);
  await page.getByRole("button", { name: demoCheckout.pay }).click();
  await expect(page.getByRole("heading", { name: "Order Confirmed" })).toBeVisible({ timeout: 10_000 });
  await expectAccessible(page);
});
