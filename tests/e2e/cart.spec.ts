import { buyLink } from "#app/features/cart/buy-link.ts";
import { cartSuggestions, cartText } from "#content/cart.ts";
import { demoCheckout, demoShippingRate } from "#content/checkout.ts";
import { presentation, productSlugs } from "#content/products.ts";
import { offers, prices } from "#tests/built-in.ts";
import {
  api,
  button,
  card,
  cart,
  demo,
  headerCart,
  link,
  openWithButton,
  quantity,
  script,
  slot,
} from "#tests/buying.ts";
import { expect, test } from "#tests/fixtures.ts";

test("a cart whose store can't be reached when the page loads is kept", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/./);
  await openWithButton(page, card);
  await button(page).click();
  await expect(quantity(page)).toHaveValue("1");
  await page.route(api, (route) => route.abort());
  await page.goto("/blog");
  await headerCart(page, "1").click();
  await expect(cart(page).getByText(cartText.loadFailed)).toBeVisible();
  await expect(cart(page).getByRole("link", { name: "Checkout" })).toHaveAttribute(
    "href",
    buyLink(demo, "incard-finder-variant"),
  );
  await page.unroute(api);
  await cart(page).getByRole("button", { name: cartText.retry }).click();
  await expect(cart(page).locator(".cart-subtotal")).toContainText(`$${prices.incardFinder}`);
});

test("the cart follows the visitor: header, drawer, suggestion, buy link, checkout, order", async ({
  page,
  expectAccessible,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|Failed to load resource/);
  const phone = { width: 390, height: 800 };
  const wide = { width: 1280, height: 800 };
  await page.setViewportSize(phone);
  // Nothing of the SDK and nothing of the store is asked for before the cart holds something.
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/vendor\/buy-button|demo-store/.test(request.url())) asked.push(request.url());
  });
  await page.goto("/blog");
  await headerCart(page).click();
  for (const slug of productSlugs) {
    await expect(cart(page).getByRole("link", { name: presentation[slug].name })).toBeVisible();
  }
  await expect(cart(page).getByText(`$${prices.incardFinder}`)).toBeVisible();
  for (const screen of [wide, phone]) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
  }
  expect(asked).toEqual([]);
  await cart(page).getByRole("link", { name: presentation["carbon-finder"].name }).click();
  await expect(cart(page)).toBeHidden();
  await slot(page).scrollIntoViewIfNeeded();
  await expect(slot(page)).toHaveAttribute("data-buy-button", "ready");
  await button(page).click();
  await expect(cart(page).getByText(offers["carbon-finder"].shipLines.today)).toBeVisible();
  await expect(cart(page).getByRole("progressbar")).toBeVisible();
  await expect(cart(page).getByText(cartSuggestions.keys.reason)).toBeVisible();
  const withShipping = (Number(prices.carbon) + Number(demoShippingRate)).toFixed(2);
  await expect(cart(page).locator(".cart-total")).toHaveText(`${cartText.total} $${withShipping}`);
  await cart(page)
    .getByRole("button", { name: cartText.addOneForFreeShipping("Tagigo") })
    .click();
  await expect(quantity(page)).toHaveCount(2);
  await expect(cart(page).getByText(cartText.shipsFree)).toBeVisible();
  const sums = cart(page).locator(".cart-sum");
  await expect(sums).toHaveText([
    new RegExp(`^${cartText.subtotal}`),
    `${cartText.shipping} ${cartText.shippingFree}`,
    new RegExp(`^${cartText.total}`),
  ]);
  for (const [screen, colorScheme] of [
    [phone, "light"],
    [phone, "dark"],
    [wide, "light"],
    [wide, "dark"],
  ] as const) {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectAccessible(page);
  }
  // Elsewhere, where the SDK can't come: the count is there, and the link buys what is in the cart too.
  await page.route(script, (route) => route.abort());
  await page.goto(card);
  await expect(headerCart(page, "2")).toBeVisible();
  await expect(link(page)).toHaveAttribute("href", /\/cart\/\d+:1,\d+:1,\d+:1$/);
  await link(page).click();
  for (const name of ["InCard Finder", "Carbon Finder", "Tagigo, Black, 1-Pack"]) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  for (const screen of [phone, wide]) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: demoCheckout.pay }).click();
  await expect(page.getByRole("heading", { name: "Order Confirmed" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(3);
  await expect(page.getByText(offers["carbon-finder"].shipLines.today).first()).toBeVisible();
  for (const screen of [phone, wide]) {
    await page.setViewportSize(screen);
    await expectAccessible(page);
    await expect(headerCart(page)).toBeVisible();
  }
});
