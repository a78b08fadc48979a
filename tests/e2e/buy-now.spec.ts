import { messages } from "#content/messages.ts";
import { specificationsPageMeasures } from "#content/products/incard-finder/specifications.ts";
import { productsResponse } from "#contract/product.ts";
import { offers, prices } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";

for (const path of ["/buy-now", "/pre-order"]) {
  test(`${path} is the Products page: card first, price and list price, Learn More`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("tab", { name: "InCard Finder" })).toHaveAttribute("aria-selected", "true");
    const panel = page.getByRole("article").filter({ hasText: "InCard Finder" });
    await expect(panel).toContainText(`$${prices.incardFinder}`);
    await expect(panel.locator("s")).toHaveText(prices.incardFinderList ? [`$${prices.incardFinderList}`] : []);
    await expect(panel.getByRole("link", { name: /Learn More/ })).toHaveAttribute("href", "/products/incard-finder");
    await expect(page.getByRole("link", { name: "Compare all four trackers" })).toHaveAttribute(
      "href",
      "/product-comparison",
    );
  });
}

test("the Carbon tab shows the presale and leads on to its page", async ({ page, hydrated }) => {
  await page.goto("/buy-now");
  await hydrated(page);
  await page.getByRole("tab", { name: "Carbon Finder" }).click();
  await expect(page).toHaveURL(/tab=carbon-finder/);
  const panel = page.getByRole("article").filter({ hasText: "Carbon Finder" });
  await expect(panel).toContainText(`$${prices.carbon}`);
  await expect(panel).toContainText(offers["carbon-finder"].shipLines.today);
  await expect(panel.locator("s")).toHaveText(`$${prices.carbonRegular}`);
  await panel.getByRole("link", { name: /Learn More/ }).click();
  await expect(page).toHaveURL(/\/products\/carbon-finder$/);
});

test("the first product of the list that the call returns is chosen, and the other keeps an address", async ({
  page,
  hydrated,
}) => {
  await page.route("**/api/products", async (route) => {
    const response = await route.fetch();
    const { success, data } = productsResponse.parse(await response.json());
    await route.fulfill({ response, json: { success, data: data.toReversed() } });
  });
  await page.goto("/buy-now");
  await hydrated(page);
  await expect(page.getByRole("tab", { name: "Carbon Finder" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("article")).toContainText(`$${prices.carbon}`);
  await page.getByRole("tab", { name: "InCard Finder" }).click();
  await expect(page).toHaveURL("/buy-now?tab=incard-finder");
  await expect(page.getByRole("article")).toContainText(`$${prices.incardFinder}`);
});

test("the first product of the list is chosen also when it is Tagigo, and leads to its choices", async ({
  page,
  hydrated,
  expectAccessible,
}) => {
  await page.route("**/api/products", async (route) => {
    const response = await route.fetch();
    const { success, data } = productsResponse.parse(await response.json());
    await route.fulfill({
      response,
      json: { success, data: data.toSorted((a) => (a.id === "tagigo-product" ? -1 : 1)) },
    });
  });
  await page.goto("/buy-now");
  await hydrated(page);
  await expect(page.getByRole("tab", { name: "Tagigo" })).toHaveAttribute("aria-selected", "true");
  const panel = page.getByRole("article");
  await expect(panel).toContainText(`$${prices.tagigoGoogle}`);
  await expectAccessible(page);
  await page.getByRole("tab", { name: "InCard Finder" }).click();
  await expect(page).toHaveURL("/buy-now?tab=incard-finder");
  await page.goBack();
  await panel.getByRole("link", { name: "Choose your Tagigo" }).click();
  await expect(page).toHaveURL("/products/tagigo");
});

for (const width of [1280, 1440])
  test(`at ${width} px the picture of the Products page ends where the words beside it do`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/buy-now");
    const [left = 0, right = 1_000] = await page
      .getByRole("article")
      .evaluate((one) =>
        [...one.children].slice(0, 2).map((half) => half.lastElementChild?.getBoundingClientRect().bottom),
      );
    expect(Math.abs(left - right)).toBeLessThan(80);
  });

test("the Tagigo tab goes to the Tagigo page", async ({ page, hydrated }) => {
  await page.goto("/buy-now");
  await hydrated(page);
  await page.getByRole("tab", { name: "Tagigo" }).click();
  await expect(page).toHaveURL(/\/products\/tagigo$/);
});

test("a failing products call leaves the catalog there and says so", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/503/);
  await page.route("**/api/products", (route) =>
    route.fulfill({ status: 503, json: { success: false, message: "no" } }),
  );
  await page.goto("/buy-now");
  await expect(page.getByText(messages.products.fallbackTitle, { exact: true })).toBeVisible();
  await expect(page.getByText(messages.products.fallback).first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toContainText(`$${prices.incardFinder}`);
});

test("a price that has changed since the page was made is shown when the call answers", async ({ page }) => {
  await page.route("**/api/products", async (route) => {
    const response = await route.fetch();
    const body = JSON.stringify(await response.json()).replace(`"${prices.incardFinder}"`, '"4321.09"');
    await route.fulfill({ response, body });
  });
  await page.goto("/buy-now");
  await expect(page.getByRole("article")).toContainText("$4,321.09");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("tabs are links and the price stands there", async ({ page }) => {
    await page.goto("/buy-now");
    await page.getByRole("tab", { name: "Carbon Finder" }).click();
    await expect(page.getByRole("article")).toContainText(`$${prices.carbon}`);
  });
});

test("the specifications page holds every group, the other card format, and Buy Now", async ({ page }) => {
  await page.goto("/product-details");
  const main = page.getByRole("main");
  for (const heading of ["Body", "Finding", "Power", "Durability", "Phones"]) {
    await expect(main.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  const { widthMm, heightMm } = specificationsPageMeasures(offers.figures);
  await expect(main.getByText(`${widthMm} x ${heightMm} mm`)).toBeVisible();
  await expect(main.getByRole("link", { name: "Buy Now" })).toHaveAttribute("href", "/buy-now");
});
