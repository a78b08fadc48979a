import type { Page, Route } from "@playwright/test";
import { cartText } from "#content/cart.ts";
import { prices } from "#tests/built-in.ts";
import { api, button, card, cart, headerCart, openWithButton, quantity } from "#tests/buying.ts";
import { expect, test } from "#tests/fixtures.ts";

const throttled = { errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }] };

/** Answers of a store, or of what stands before it, that don't say that a cart is gone. */
const failures: readonly (readonly [name: string, answer: (route: Route) => Promise<void>])[] = [
  ["throttled, with an ok status", (route) => route.fulfill({ json: throttled })],
  ["throttled beside an empty cart", (route) => route.fulfill({ json: { data: { cart: null }, ...throttled } })],
  ["a status of its own", (route) => route.fulfill({ status: 430, json: {} })],
  [
    "an error that looks like a missing cart",
    (route) => route.fulfill({ status: 500, json: { data: { cart: null } } }),
  ],
  ["a proxy's page", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Maintenance</h1>" })],
  ["nothing at all", (route) => route.fulfill({ contentType: "application/json", body: "" })],
  ["no data", (route) => route.fulfill({ json: { data: {} } })],
  ["a cart of another shape", (route) => route.fulfill({ json: { data: { cart: { id: 1 } } } })],
];

/** Everything of the cart that is stored in the browser. */
const stored = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key === "cart" || key.endsWith(".checkoutId")));

/** Puts two of the card tracker into the cart. */
async function putTwo(page: Page): Promise<void> {
  await openWithButton(page, card);
  await button(page).click();
  await cart(page).getByRole("button", { name: "One more" }).click();
  await expect(quantity(page)).toHaveValue("2");
  await expect(headerCart(page, "2")).toHaveCount(1);
}

test("a cart stays, in every tab, whatever the store answers but that it has no such cart", async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  await putTwo(page);
  const before = await stored(page);
  expect(before.length).toBe(2);
  const other = await context.newPage();
  await other.goto("/blog");
  for (const [name, answer] of failures) {
    await test.step(name, async () => {
      await page.route(api, answer);
      await page.goto("/blog");
      await headerCart(page, "2").click();
      await expect(cart(page).getByText(cartText.loadFailed)).toBeVisible();
      expect(await stored(page)).toEqual(before);
      await expect(headerCart(other, "2")).toBeVisible();
      await page.unroute(api);
    });
  }
  await cart(page).getByRole("button", { name: cartText.retry }).click();
  await expect(cart(page).locator(".cart-subtotal")).toContainText(`$${(2 * Number(prices.incardFinder)).toFixed(2)}`);
  await expect(quantity(page)).toHaveValue("2");

  // The one answer that empties it.
  await page.route(api, (route) => route.fulfill({ json: { data: { cart: null } } }));
  await page.goto("/blog");
  await headerCart(page, "2").click();
  await expect(cart(page).getByText(cartText.emptyTitle)).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await expect(headerCart(other)).toBeVisible();
});

test("a change in another tab that can't be read leaves what is stored, and can be tried again", async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  await putTwo(page);
  const other = await context.newPage();
  await openWithButton(other, "/products/carbon-finder");
  await page.route(api, (route) => route.fulfill({ json: throttled }));
  await button(other).click();
  await expect(quantity(other)).toHaveCount(2);
  await expect(cart(page).getByText(cartText.loadFailed)).toBeVisible();
  await expect(quantity(page)).toHaveCount(2);
  await page.unroute(api);
  await cart(page).getByRole("button", { name: cartText.retry }).click();
  const all = (2 * Number(prices.incardFinder) + Number(prices.carbon)).toFixed(2);
  await expect(cart(page).locator(".cart-subtotal")).toContainText(`$${all}`);
});

test("a refusal for another reason than a missing cart keeps the cart", async ({ page }) => {
  await putTwo(page);
  const before = await stored(page);
  await page.keyboard.press("Escape");
  const refusal = { cart: null, userErrors: [{ code: "INVALID", field: null, message: "Not today." }], warnings: [] };
  await page.route(api, (route) =>
    /cartLinesAdd/.test(route.request().postData() ?? "")
      ? route.fulfill({ json: { data: { cartLinesAdd: refusal } } })
      : route.continue(),
  );
  await button(page).click();
  await expect(page.locator("main [data-buy-button]").first()).toHaveAttribute("data-buy-button", "fallback");
  expect(await stored(page)).toEqual(before);
});

test("a cart that the store has forgotten meanwhile is replaced when something is added", async ({ page }) => {
  await putTwo(page);
  await page.keyboard.press("Escape");
  const gone = [{ code: "INVALID", field: ["cartId"], message: "The specified cart does not exist." }];
  await page.route(api, (route) => {
    const asked = route.request().postData() ?? "";
    if (/mutation CartLinesAdd/.test(asked))
      return route.fulfill({ json: { data: { cartLinesAdd: { cart: null, userErrors: gone, warnings: [] } } } });
    if (/query Cart/.test(asked)) return route.fulfill({ json: { data: { cart: null } } });
    return route.continue();
  });
  const idOf = (entries: Awaited<ReturnType<typeof stored>>) => entries.find(([key]) => key.endsWith(".checkoutId"));
  const before = idOf(await stored(page));
  await button(page).click();
  await expect(quantity(page)).toHaveValue("1");
  await expect(cart(page).locator(".cart-subtotal")).toContainText(`$${prices.incardFinder}`);
  const after = idOf(await stored(page));
  expect(after?.[0]).toBe(before?.[0]);
  expect(after?.[1]).not.toBe(before?.[1]);
});
