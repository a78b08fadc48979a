import { comparedProducts, decisionGuide, guidanceCards, productComparison } from "#content/catalog/comparison.ts";
import { expect, test } from "#tests/fixtures.ts";

test("four products with price and badge, each a link", async ({ page, hydrated, expectAccessible }) => {
  await page.goto("/product-comparison");
  for (const product of comparedProducts) {
    const card = page.locator("li").filter({ has: page.getByRole("heading", { name: product.name, exact: true }) });
    await expect(card.first()).toContainText(product.price);
    await expect(card.first()).toContainText(product.badge);
    await expect(card.first().getByRole("link", { name: product.name, exact: true })).toHaveAttribute(
      "href",
      product.href,
    );
  }
  await hydrated(page);
  await expectAccessible(page);
});

test("the table compares what docs/behavior/comparison.md#table names", async ({ page }) => {
  await page.goto("/product-comparison");
  const table = page.getByRole("table");
  for (const row of productComparison) {
    const line = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: row.label }) });
    for (const [index, cell] of row.cells.entries())
      await expect(line.getByRole("cell").nth(index)).toContainText(cell);
  }
});

test("guidance cards and the quick decision guide lead to the products", async ({ page }) => {
  await page.goto("/product-comparison");
  for (const card of guidanceCards) await expect(page.getByRole("heading", { name: card.title })).toBeVisible();
  for (const row of decisionGuide) {
    const line = page.getByRole("listitem").filter({ hasText: row.ifYou });
    const href = comparedProducts.find(({ id }) => id === row.id)?.href ?? "";
    await expect(line.getByRole("link", { name: row.choose })).toHaveAttribute("href", href);
  }
});

test("on a phone the table reads as cards and nothing sticks out", async ({ page, hydrated, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/product-comparison");
  await hydrated(page);
  await expect(page.getByRole("table")).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});
