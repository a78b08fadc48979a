import type { Page } from "@playwright/test";
import { cartText } from "#content/cart.ts";
import { prices } from "#tests/built-in.ts";
import { api, button, card, cart, headerCart, openWithButton, quantity } from "#tests/buying.ts";
import { expect, test } from "#tests/fixtures.ts";

/** How long the store takes for a change: the condition of these tests. */
const storeMs = 400;

const times = (count: number): string => `$${(count * Number(prices.incardFinder)).toFixed(2)}`;
const subtotal = (page: Page) => cart(page).locator(".cart-subtotal");
const press = (page: Page, name: string | RegExp) => cart(page).getByRole("button", { name });

/** A cart with one card tracker, in front of a store that takes its time from now on. */
async function openSlowCart(page: Page): Promise<void> {
  await openWithButton(page, card);
  await button(page).click();
  await expect(quantity(page)).toHaveValue("1");
  await page.route(api, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, storeMs));
    await route.fulfill({ response });
  });
}

/** As a finger does: once the control is in its place, whether or not it is free. */
async function pressAt(page: Page, name: string | RegExp): Promise<void> {
  await press(page, name).hover();
  await page.mouse.down();
  await page.mouse.up();
}

test("one press on Checkout leads there with the quantity that was just typed", async ({ page }) => {
  await openSlowCart(page);
  await quantity(page).fill("3");
  await pressAt(page, "Checkout");
  await expect(page).toHaveURL(/\/demo-store\/checkout\//);
  await expect(page.getByText(times(3)).first()).toBeVisible();
});

test("plus, minus, Remove and Add wait for a typed quantity, and happen", async ({ page }) => {
  await openSlowCart(page);
  await quantity(page).fill("3");
  await pressAt(page, /^One more/);
  await expect(subtotal(page)).toContainText(times(4));
  await quantity(page).fill("6");
  await pressAt(page, /^One fewer/);
  await expect(subtotal(page)).toContainText(times(5));
  await quantity(page).fill("2");
  await pressAt(page, /^Add.*Tagigo/);
  await expect(quantity(page)).toHaveCount(2);
  await expect(quantity(page).first()).toHaveValue("2");
  await quantity(page).first().fill("7");
  await pressAt(page, /^Remove InCard Finder/);
  await expect(quantity(page)).toHaveCount(1);
  await expect(cart(page).getByText("Tagigo", { exact: true })).toBeVisible();
});

test("a double press on Add adds one", async ({ page }) => {
  await openSlowCart(page);
  await press(page, /^Add.*Tagigo/).dblclick();
  await expect(quantity(page)).toHaveCount(2);
  await expect(cart(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(quantity(page).last()).toHaveValue("1");
  await expect(cart(page).getByRole("heading", { name: "Cart" })).toBeFocused();
});

test("each of three fast presses counts, and then Checkout takes them along", async ({ page }) => {
  await openSlowCart(page);
  for (let round = 0; round < 3; round += 1) await pressAt(page, /^One more/);
  await expect(press(page, /^One more/)).toBeFocused();
  await pressAt(page, "Checkout");
  await expect(page).toHaveURL(/\/demo-store\/checkout\//);
  await expect(page.getByText(times(4)).first()).toBeVisible();
});

test("fast presses on minus stop at one, the button keeps the focus, and a removed line hands it on", async ({
  page,
}) => {
  await openSlowCart(page);
  await pressAt(page, /^One more/);
  for (let round = 0; round < 3; round += 1) await pressAt(page, /^One fewer/);
  await expect(cart(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(quantity(page)).toHaveValue("1");
  await expect(press(page, /^One fewer/)).toBeFocused();
  await expect(press(page, /^One fewer/)).toHaveAttribute("aria-disabled", "true");
  await expect(cart(page).locator(":disabled")).toHaveCount(0);
  await press(page, /^Remove/).focus();
  await page.keyboard.press("Enter");
  await expect(cart(page).getByText(cartText.emptyTitle)).toBeVisible();
  await expect(cart(page).getByRole("heading", { name: "Cart" })).toBeFocused();
});

test("what is typed while a change is under way stays in its field and is saved after it", async ({ page }) => {
  await openSlowCart(page);
  await pressAt(page, /^One more/);
  await quantity(page).fill("5");
  await expect(subtotal(page)).toContainText(times(2));
  await expect(quantity(page)).toHaveValue("5");
  await page.keyboard.press("Enter");
  await expect(subtotal(page)).toContainText(times(5));
});

test("a typed quantity is saved however the cart is closed", async ({ page }) => {
  await openSlowCart(page);
  await quantity(page).fill("3");
  await page.keyboard.press("Escape");
  await expect(cart(page)).toBeHidden();
  await headerCart(page, "3").click();
  await expect(subtotal(page)).toContainText(times(3));
  await quantity(page).fill("4");
  await page.mouse.click(5, 450);
  await expect(cart(page)).toBeHidden();
  await expect(headerCart(page, "4")).toBeVisible();
});

test("a change that fails is told, and a Checkout that waited for it doesn't go with the wrong quantity", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  await openSlowCart(page);
  await page.route(api, async (route) => {
    if (!/cartLinesUpdate/.test(route.request().postData() ?? "")) return route.fallback();
    await new Promise((resolve) => setTimeout(resolve, storeMs));
    await route.fulfill({ status: 500, body: "down" });
  });
  await quantity(page).fill("3");
  await pressAt(page, "Checkout");
  await expect(cart(page).getByText(cartText.changeFailed)).toBeVisible();
  await expect(cart(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(quantity(page)).toHaveValue("1");
  await expect(page).toHaveURL(new RegExp(`${card}$`));
  // Pressed again, it goes with what is shown.
  await press(page, "Checkout").click();
  await expect(page).toHaveURL(/\/demo-store\/checkout\//);
  await expect(page.getByText(times(1)).first()).toBeVisible();
});

test("a press while the cart is still being fetched happens once it is there", async ({ page }) => {
  await openSlowCart(page);
  await page.goto("/blog");
  await page.getByRole("banner").getByRole("link", { name: "Cart 1" }).click();
  await expect(quantity(page)).toHaveValue("1");
  await pressAt(page, /^One more/);
  await pressAt(page, "Checkout");
  await expect(page).toHaveURL(/\/demo-store\/checkout\//);
  await expect(page.getByText(times(2)).first()).toBeVisible();
});
