import type { Page } from "@playwright/test";
import { staff } from "#content/admin-dashboard.ts";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { assistantTexts } from "#content/assistant/texts.ts";
import { orderPage } from "#content/order.ts";
import { productsResponse } from "#contract/product.ts";
import { prices } from "#tests/built-in.ts";
import { button, card, cart, openWithButton, quantity, slot } from "#tests/buying.ts";
import { expect, test } from "#tests/fixtures.ts";
import { listedPaths } from "#tests/pages.ts";
import { followLink } from "#tests/reached-page.ts";
import { lostTexts, translate } from "#tests/translated-page.ts";
import { uniqueIp } from "#tests/unique-ip.ts";
import { logIn } from "./staff-pages.ts";

/** Everything that React says is seen, in other words. */
async function expectTold(page: Page): Promise<void> {
  await expect.poll(() => lostTexts(page), page.url()).toEqual([]);
}

const bar = (page: Page) => page.locator(".buy-bar > [aria-hidden]");

test("Tagigo's link, box and bar agree on another choice, and its checkout charges that", async ({
  page,
  hydrated,
}) => {
  await page.goto("/products/tagigo");
  await hydrated(page);
  await translate(page);
  const box = page.getByRole("region", { name: /Choose your/i });
  await page.getByRole("radio", { name: /^Google Find Hub/i }).click();
  await expect(box).toContainText(`$${prices.tagigoGoogle}`);
  await expect(box).toContainText("CHOOSE YOUR TAGIGO G");
  await page.getByRole("radio", { name: /^4-Pack All/i }).click();
  for (const seen of [box.locator("[aria-live]"), bar(page)]) {
    await expect(seen).toContainText(`$${prices.tagigoGoogleFourPack}`);
    await expect(seen).not.toContainText(`$${prices.tagigoDual}`);
    await expect(seen).toContainText("4-PACK");
  }
  await expectTold(page);
  const link = slot(page).locator("[data-buy-link]");
  await page.goto((await link.getAttribute("href")) ?? "none");
  await expect(page.getByText(`$${prices.tagigoGoogleFourPack}`).first()).toBeVisible();
});

test("three in the cart: line, subtotal and checkout agree", async ({ page }) => {
  await openWithButton(page, card);
  await translate(page);
  await button(page).click();
  await quantity(page).fill("3");
  await page.keyboard.press("Enter");
  const all = `$${(3 * Number(prices.incardFinder)).toFixed(2)}`;
  await expect(cart(page).locator(".cart-line .cart-price")).toHaveText(all);
  await expect(cart(page).locator(".cart-subtotal > :last-child")).toHaveText(all);
  await expect(cart(page).getByRole("status")).toHaveText("3 ITEMS");
  await expectTold(page);
  await cart(page)
    .getByRole("button", { name: /^Add.*Tagigo/ })
    .click();
  await expect(quantity(page)).toHaveCount(2);
  await expectTold(page);
  await cart(page)
    .getByRole("button", { name: /^Remove InCard/ })
    .click();
  await expect(quantity(page)).toHaveCount(1);
  await expect(cart(page).locator(".cart-subtotal > :last-child")).toHaveText(`$${prices.tagigoDual}`);
  await expectTold(page);
  await cart(page).getByRole("button", { name: "Checkout" }).click();
  await expect(page.getByText(`$${prices.tagigoDual}`).first()).toBeVisible();
});

test("prices that change while a page stands are seen on it", async ({ page, hydrated }) => {
  let send: () => void = () => {};
  let price = "";
  await page.route("**/api/products", async (route) => {
    const response = await route.fetch();
    const { success, data } = productsResponse.parse(await response.json());
    await new Promise<void>((resolve) => {
      send = resolve;
    });
    const changed = data.map((product) => ({
      ...product,
      badge: "Sale",
      variants: product.variants.map((variant) => ({ ...variant, price, originalPrice: "99.00" })),
    }));
    await route.fulfill({ response, json: { success, data: changed } });
  });
  for (const [path, seenIn] of [
    ["/products/carbon-finder", ["section[aria-label=Price]", ".buy-bar > [aria-hidden]"]],
    ["/products/incard-finder", ["section[aria-label=Price]", ".buy-bar > [aria-hidden]"]],
    ["/buy-now", ["main article"]],
  ] as const) {
    await test.step(path, async () => {
      price = path === "/buy-now" ? "12.34" : "23.45";
      const asked = page.waitForRequest("**/api/products");
      await page.goto(path);
      await hydrated(page);
      await translate(page);
      await asked;
      await expect(async () => {
        send();
        for (const place of seenIn) await expect(page.locator(place)).toContainText(`$${price}`, { timeout: 500 });
      }).toPass();
      await expectTold(page);
    });
  }
});

test("the hero, the gallery and its enlarged view count on", async ({ page, hydrated }) => {
  await page.goto("/");
  await hydrated(page);
  await translate(page);
  await page.getByRole("button", { name: "Pause rotation" }).click();
  await page.locator('[data-hero-card="2"]').click();
  await expect(page.locator(".hero-panel:visible")).toHaveCount(1);
  await expectTold(page);
  await page.goto("/products/incard-finder");
  await hydrated(page);
  await translate(page);
  const gallery = page.getByRole("region", { name: /^Pictures of/ });
  await gallery.getByRole("button", { name: "Next" }).click();
  await expect(gallery.getByText(/^2 \/ \d/)).toBeVisible();
  await expectTold(page);
});

test("an order that is still looked up becomes the confirmed one", async ({ page, hydrated }) => {
  const asked = Promise.withResolvers<void>();
  await page.route("**/api/payment-status/*", async (route) => {
    await asked.promise;
    const metadata = { items: "incard-finder-variant:3", quantity: "3", price: "27.99", shipping: "4.95" };
    await route.fulfill({ json: { status: "succeeded", amount: 88.92, metadata } });
  });
  await page.goto("/order-confirmation?payment_intent=pi_1&redirect_status=succeeded");
  await hydrated(page);
  await translate(page);
  asked.resolve();
  await expect(page.getByRole("heading", { name: orderPage.title })).toBeVisible();
  for (const seen of ["$27.99", "$4.95", "$88.92"]) await expect(page.getByText(seen, { exact: true })).toBeVisible();
  await expectTold(page);
});

test("chat and search answer on", async ({ page, hydrated }) => {
  await page.goto("/contact");
  await hydrated(page);
  await translate(page);
  await page.getByRole("button", { name: assistantTexts.open }).click();
  const input = page.getByRole("textbox", { name: assistantTexts.inputLabel });
  for (const [number, question] of ["How much is Tagigo?", "zzz qqq"].entries()) {
    await input.fill(question);
    await page.keyboard.press("Enter");
    await expect(page.getByText(chatTexts.typing)).toBeVisible();
    await expect(page.locator("[data-answer]")).toHaveCount(number + 1);
    await expect(page.getByText(chatTexts.typing)).toBeHidden();
  }
  await expect(page.getByRole("log")).toContainText(`$${prices.tagigoDual}`);
  await expectTold(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Search the site" });
  for (const typed of ["warranty", "battery", "zzzzqqqq", "reset"]) {
    await search.getByRole("combobox").fill(typed);
    await expect(search.getByRole("status")).not.toHaveText("");
    await expectTold(page);
  }
  await expect(search.getByRole("option").first()).toContainText(/reset/i);
});

test("forms, the coach and the troubleshooter go on", async ({ page, hydrated }) => {
  await page.goto("/contact");
  await hydrated(page);
  await translate(page);
  await page.getByRole("textbox", { name: "Name" }).fill("Ida");
  await page.getByRole("textbox", { name: /email/i }).first().fill("ida@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.getByRole("button", { name: "Send" }).first().click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: /./ }).first()).toBeVisible();
  await expectTold(page);
  await followLink(page, "/coach/incard-finder/factory-reset");
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
  await expectTold(page);
});

test("every page of the sitemap is reached in a translated document, and says what it is to say", async ({
  page,
  baseURL,
  hydrated,
}) => {
  await page.goto("/");
  await hydrated(page);
  await translate(page);
  for (const path of await listedPaths(baseURL)) {
    // No request counts as one visitor's too many.
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": uniqueIp(path) });
    await followLink(page, path);
    await expect.poll(() => new URL(page.url()).pathname, path).toBe(path);
    await expectTold(page);
  }
  expect(await page.evaluate(() => "translated" in document.documentElement.dataset), "no page was loaded anew").toBe(
    true,
  );
});

test("a page that was translated before its script came works, and so does what it sells", async ({
  page,
  hydrated,
  consoleErrors,
}) => {
  // React makes the page anew, drawings with their styles too, and says so.
  consoleErrors.allow(/hydrat|Minified React error #4\d\d|style-src/i);
  const late = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto("/products/tagigo", { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  await translate(page);
  late.resolve();
  await hydrated(page);
  await page.getByRole("radio", { name: /^Google Find Hub/i }).click();
  await expect(page.locator("[aria-live]", { hasText: /price/i })).toContainText(`$${prices.tagigoGoogle}`);
  await expect(bar(page)).toContainText(`$${prices.tagigoGoogle}`);
  await expectTold(page);
});

test("a staff screen shows what it fetches and changes", async ({ page, request, adminPassword, hydrated }) => {
  const name = `Ida ${Date.now()}`;
  const data = { name, email: "ida@example.com", topic: "order", message: "Where is it?" };
  await request.post("/api/contact", { data });
  await logIn(page, request, adminPassword);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/health", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/direct-admin");
  await expect(page.getByText(staff.connection.connecting)).toBeVisible();
  await translate(page);
  held.resolve();
  await expect(page.getByText(staff.connection.connected)).toBeVisible();
  await expectTold(page);
  await page.goto("/admin/inbox");
  await hydrated(page);
  await translate(page);
  await page.getByLabel("Search in names, addresses and messages").fill(name);
  await page.getByRole("button", { name: /^search$/i }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectTold(page);
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByText("No message contains these words.")).toBeVisible();
  await expectTold(page);
  for (const screen of ["Today", "Subscribers", "Catalog", "Orders", "Staff", "Audit log"]) {
    await page.getByRole("navigation", { name: "Staff screens" }).getByRole("link", { name: screen }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectTold(page);
  }
});
