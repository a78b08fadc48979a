import { buyLink } from "#app/features/cart/buy-link.ts";
import { cartText } from "#content/cart.ts";
import { cartMessages, demoCheckout } from "#content/checkout.ts";
import { orderMessages, orderPage } from "#content/order.ts";
import { prices } from "#tests/built-in.ts";
import {
  api,
  button,
  card,
  cart,
  demo,
  fourPack,
  headerCart,
  link,
  openWithButton,
  payAndConfirm,
  quantity,
  script,
  slot,
} from "#tests/buying.ts";
import { expect, test } from "#tests/fixtures.ts";

test("a Tagigo 4-pack is bought with the SDK, from the product page to the confirmed order", async ({ page }) => {
  await openWithButton(page, fourPack);
  await expect(link(page)).toBeHidden();
  await expect(button(page)).toHaveText("Add to cart");
  await button(page).click();
  await expect(cart(page).getByText("All Colors, 4-Pack, Dual Network")).toBeVisible();
  await expect(cart(page).getByText(cartText.shipsFree)).toBeVisible();
  await expect(cart(page).getByText(cartText.shippingAdded)).toBeHidden();
  await expect(cart(page).getByText("Subtotal")).toBeVisible();
  await cart(page).getByRole("button", { name: "Checkout" }).click();
  await expect(page).toHaveURL(/\/demo-store\/checkout\//);
  await payAndConfirm(page, "Tagigo, All Colors, 4-Pack", prices.tagigoDualFourPack);
  await expect(page.getByRole("listitem").filter({ hasText: "Preparation" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View User Manual" })).toHaveAttribute("href", "/user-manual");
  // What was bought is out of the cart.
  await expect(headerCart(page)).toBeVisible();
  await headerCart(page).click();
  await expect(cart(page).getByText(cartText.emptyTitle)).toBeVisible();
});

test("the card tracker says Buy Now, and the cart opens, counts and stays over a reload", async ({ page }) => {
  await openWithButton(page, card);
  await expect(button(page)).toHaveText("Buy Now");
  const before = await slot(page).boundingBox();
  expect(before?.height).toBe(48);
  await button(page).dblclick();
  await expect(quantity(page)).toHaveValue("1");
  await cart(page).getByRole("button", { name: "One more InCard Finder" }).click();
  const both = (2 * Number(prices.incardFinder)).toFixed(2);
  await expect(cart(page).locator(".cart-subtotal")).toContainText(`$${both}`);
  for (const wrong of ["-4", "0", "x"]) {
    await quantity(page).fill(wrong);
    await page.keyboard.press("Enter");
    await expect(quantity(page)).toHaveValue("2");
  }
  await page.keyboard.press("Escape");
  await expect(cart(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  await expect(headerCart(page, "2")).toBeVisible();
  await page.reload();
  await expect(headerCart(page, "2")).toBeVisible();
});

test("another Tagigo choice is bought by the same button", async ({ page }) => {
  await openWithButton(page, "/products/tagigo?network=google-find-hub&color=pink");
  await button(page).click();
  await expect(cart(page).getByText("Pink, 1-Pack, Google Find Hub")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(cart(page)).toBeHidden();
  await page.getByRole("radio", { name: "4-Pack Blue" }).click();
  await expect(page.getByText("Tagigo G, Blue, 4-Pack").first()).toBeVisible();
  await expect(slot(page)).toHaveAttribute("data-buy-button", "ready");
  await button(page).click();
  await expect(cart(page).getByText("Blue, 4-Pack, Google Find Hub")).toBeVisible();
  const both = (Number(prices.tagigoGoogle) + Number(prices.tagigoGoogleFourPack)).toFixed(2);
  await expect(cart(page).locator(".cart-subtotal")).toContainText(`$${both}`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the link buys the chosen Tagigo", async ({ page }) => {
    await page.goto(fourPack);
    await expect(link(page)).toHaveAttribute("href", buyLink(demo, "tagigo-dual-4-pack-all-colors"));
    await expect(link(page)).toHaveText("Buy now");
    await link(page).click();
    await expect(page).toHaveURL(/\/demo-store\/checkout\//);
    await page.getByRole("button", { name: demoCheckout.pay }).click();
    await expect(page).toHaveURL(/\/order-confirmation\?payment_intent=pi_demo_/);
    await expect(page.locator("noscript p").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Looking up your order" })).toBeHidden();
    const payment = new URL(page.url()).searchParams.get("payment_intent") ?? "none";
    await expect(page.locator("noscript .figure-mono").first()).toHaveText(payment);
  });

  test("a failed payment can be tried again with the same cart, and the cart leads to the products", async ({
    page,
  }) => {
    await page.goto(buyLink(demo, "incard-finder-variant"));
    await page.getByRole("button", { name: demoCheckout.fail }).click();
    // Locators by text or role leave out what stands in noscript.
    await expect(page.locator("noscript p").first()).toHaveText(orderMessages.notCompleted);
    await expect(page.locator("noscript a").first()).toHaveText(orderPage.tryAgain);
    await page.locator("noscript a").first().click();
    await expect(page).toHaveURL(/\/demo-store\/checkout\//);
    await expect(page.getByText("InCard Finder")).toBeVisible();
    await page.goto("/blog");
    await headerCart(page).click();
    await expect(page).toHaveURL(/\/buy-now$/);
  });
});

test.describe("where the SDK can't come", () => {
  test("its script blocked: the link stays and buys", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/ERR_FAILED|Failed to load resource/);
    await page.route(script, (route) => route.abort());
    await page.goto(card);
    await expect(slot(page)).toHaveAttribute("data-fallback", "true");
    await expect(page.locator('iframe[name^="frame-"]')).toHaveCount(0);
    await link(page).click();
    await payAndConfirm(page, "InCard Finder", prices.incardFinder);
  });

  test("the link leaves every product's page for the checkout once script runs", async ({
    page,
    hydrated,
    consoleErrors,
  }) => {
    consoleErrors.allow(/ERR_FAILED|Failed to load resource/);
    await page.route(script, (route) => route.abort());
    for (const path of [
      "/products/incard-finder",
      "/products/tagigo?pack=4-pack",
      "/products/carbon-finder",
      "/buy-now",
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await hydrated(page);
        await link(page).click();
        await expect(page).toHaveURL(/\/demo-store\/checkout\//);
        await expect(page.getByRole("button", { name: "Pay (pretend)" })).toBeVisible();
      });
    }
  });

  test("its script silent: the flag is set after three seconds, and nothing shows up later", async ({ page }) => {
    // The page's clock goes on only when it is told to, and the page says when its three seconds begin.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const noting = (handler: TimerHandler, ms?: number, ...given: unknown[]): number => {
        if (ms === 3_000) document.documentElement.toggleAttribute("data-test-waits", true);
        return setTimeout(handler, ms, ...given);
      };
      Object.assign(window, { setTimeout: noting });
    });
    const hold = Promise.withResolvers<void>();
    await page.route(script, async (route) => {
      await hold.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(script);
    await page.goto(card);
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(page.locator("html")).toHaveAttribute("data-test-waits", { timeout: 100 });
    }).toPass();
    await asked;
    await page.clock.runFor(2_900);
    await expect(slot(page)).toHaveAttribute("data-fallback", "false");
    await page.clock.runFor(100);
    await expect(slot(page)).toHaveAttribute("data-fallback", "true");
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
    await expect(slot(page)).toHaveAttribute("data-fallback", "true");
    await expect(link(page)).toBeVisible();
  });

  test("its store failing", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/./);
    await page.route(api, (route) => route.fulfill({ status: 500, body: "down" }));
    await page.goto(card);
    await expect(slot(page)).toHaveAttribute("data-fallback", "true");
    await expect(link(page)).toBeVisible();
    await expect(page.locator('main iframe[name^="frame-"]')).toHaveCount(0);
  });

  test("its store failing at the click: the visitor is told and gets the link", async ({ page, consoleErrors }) => {
    consoleErrors.allow(/./);
    await openWithButton(page, card);
    await page.route(api, (route) => route.abort());
    await button(page).click();
    await expect(page.getByText(cartMessages.failed, { exact: true })).toBeVisible();
    await expect(link(page)).toBeVisible();
    await expect(cart(page)).toBeHidden();
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
  await expect(page.locator(".shopify-buy-frame--cart")).toHaveCount(1);
  await expect(page.locator('iframe[name^="frame-product"]')).toHaveCount(1);
  await expect(page.locator('footer [class*="shopify-buy"], footer iframe')).toHaveCount(0);
  await page.getByRole("link", { name: "InCard home" }).or(page.locator("header a[href='/']")).first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator('iframe[name^="frame-product"]')).toHaveCount(0);
  await expect(page.locator(".shopify-buy-frame--cart")).toBeHidden();
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

test("from 1,024 px up the button comes by itself after load, wherever it stands", async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 1024, height: 200 });
  await page.goto("/products/tagigo");
  await hydrated(page);
  await expect(slot(page)).not.toBeInViewport();
  await expect(slot(page)).toHaveAttribute("data-buy-button", "ready");
});
