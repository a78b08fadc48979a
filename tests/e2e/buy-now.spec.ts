import { expect, test } from "#tests/fixtures.ts";

for (const path of ["/buy-now", "/pre-order"]) {
  test(`${path} is the Products page: card first, price and list price, Learn More`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("tab", { name: "InCard Finder" })).toHaveAttribute("aria-selected", "true");
    const panel = page.getByRole("article").filter({ hasText: "InCard Finder" });
    await expect(panel).toContainText("$27.99");
    await expect(panel.locator("s")).toHaveText("$34.99");
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
  await expect(panel).toContainText("$28.99");
  await expect(panel).toContainText("Ships October 31, 2025");
  await panel.getByRole("link", { name: /Learn More/ }).click();
  await expect(page).toHaveURL(/\/products\/carbon-finder$/);
});

test("the Tagigo tab goes to the Tagigo page", async ({ page, hydrated }) => {
  await page.goto("/buy-now");
  await hydrated(page);
  await page.getByRole("tab", { name: "Tagigo" }).click();
  await expect(page).toHaveURL(/\/products\/tagigo$/);
});

test("a failing products call leaves the catalogue there and says so", async ({ page, complaints }) => {
  complaints.allow(/503/);
  await page.route("**/api/products", (route) =>
    route.fulfill({ status: 503, json: { success: false, message: "no" } }),
  );
  await page.goto("/buy-now");
  await expect(page.getByText("Warning", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Using fallback product data. Some information may not be up to date.").first(),
  ).toBeVisible();
  await expect(page.getByRole("article")).toContainText("$27.99");
});

test("an answer that isn't a success counts as a failure", async ({ page }) => {
  await page.route("**/api/products", (route) => route.fulfill({ json: { success: false, data: [] } }));
  await page.goto("/buy-now");
  await expect(page.getByText("Warning", { exact: true })).toBeVisible();
  await expect(page.getByRole("article")).toContainText("$27.99");
});

test("a price that has changed since the page was made is shown when the call answers", async ({ page }) => {
  await page.route("**/api/products", async (route) => {
    const response = await route.fetch();
    const body = JSON.stringify(await response.json()).replace('"27.99"', '"26.49"');
    await route.fulfill({ response, body });
  });
  await page.goto("/buy-now");
  await expect(page.getByRole("article")).toContainText("$26.49");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("tabs are links and the price stands there", async ({ page }) => {
    await page.goto("/buy-now");
    await page.getByRole("tab", { name: "Carbon Finder" }).click();
    await expect(page.getByRole("article")).toContainText("$28.99");
  });
});

test("the specifications page holds every group, the other card format, and Buy Now", async ({ page }) => {
  await page.goto("/product-details");
  const main = page.getByRole("main");
  for (const heading of ["Body", "Finding", "Power", "Endurance", "Phones"]) {
    await expect(main.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await expect(main.getByText("85.60 x 53.98 mm")).toBeVisible();
  await expect(main.getByRole("link", { name: "Buy Now" })).toHaveAttribute("href", "/buy-now");
});
