import type { Page } from "@playwright/test";
import { airTagComparisonOf, airTagTables } from "#content/catalog/airtag-comparison.ts";
import { decisionGuide } from "#content/catalog/comparison.ts";
import { comparedProducts, guidance, offers, productComparison } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";

const figuresOf = (page: Page) => page.getByRole("region", { name: "The figures" }).getByRole("table");

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
  const table = figuresOf(page);
  for (const row of productComparison) {
    const line = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: row.label }) });
    for (const [index, cell] of row.cells.entries())
      await expect(line.getByRole("cell").nth(index)).toContainText(cell);
  }
});

for (const { address, slugs } of airTagTables)
  test(`${address} compares with an AirTag and marks who is ahead, the AirTag too`, async ({ page, hydrated }) => {
    await page.goto(address);
    await hydrated(page);
    const table = page.getByRole("region", { name: /AirTag/ }).getByRole("table");
    await expect(table).toBeInViewport();
    const { columns, rows, note } = airTagComparisonOf(offers, slugs);
    await expect(table.getByRole("columnheader")).toHaveText(columns);
    for (const { label, cells, ahead } of rows) {
      const shown = table
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: label }) })
        .getByRole("cell");
      for (const [index, cell] of cells.entries()) {
        await expect(shown.nth(index)).toContainText(cell);
        await expect(shown.nth(index).getByText("(ahead)")).toHaveCount(ahead.includes(index) ? 1 : 0);
      }
    }
    expect(rows.flatMap(({ ahead }) => ahead)).toContain(columns.length - 1);
    await expect(page.getByText(note)).toBeVisible();
  });

test("what each network adds is true of it: a warning of what is left behind is Apple's alone", async ({ page }) => {
  await page.goto("/product-comparison#networks");
  const row = page
    .getByRole("region", { name: "What each network adds" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "Left behind" }) });
  await expect(row.getByRole("cell").nth(0)).toContainText("A warning when you walk off");
  await expect(row.getByRole("cell").nth(1)).toContainText("No such warning");
});

test("guidance cards and the quick decision guide lead to the products", async ({ page }) => {
  await page.goto("/product-comparison");
  for (const card of Object.values(guidance))
    await expect(page.getByRole("heading", { name: card.title })).toBeVisible();
  for (const row of decisionGuide) {
    const line = page.getByRole("listitem").filter({ hasText: row.ifYou });
    const href = comparedProducts.find(({ id }) => id === row.id)?.href ?? "";
    await expect(line.getByRole("link", { name: row.choose })).toHaveAttribute("href", href);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("on a phone two products of one's choice stand side by side, with pickers that stay in view", async ({
    page,
  }) => {
    await page.goto("/product-comparison");
    const table = figuresOf(page);
    const row = (label: string) => table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: label }) });
    const first = table.getByLabel("First product");
    const second = table.getByLabel("Second product");
    for (const [left, right] of [
      [0, 1],
      [3, 1],
      [1, 2],
      [2, 2],
    ] as const) {
      await first.selectOption({ index: left });
      await second.selectOption({ index: right });
      const names = [left, right].map((index) => comparedProducts[index]?.name ?? "");
      for (const [index, name] of names.entries()) {
        // The first header is that of the rows' names.
        await expect(
          table
            .getByRole("columnheader")
            .nth(index + 1)
            .getByText(name)
            .first(),
        ).toBeVisible();
      }
      for (const { label, cells } of productComparison) {
        const [one = "", other = ""] = [cells[left], cells[right]];
        const shown = row(label).getByRole("cell");
        // Without the word for screen readers, and without the footnote below and its sign.
        const texts = (await shown.allInnerTexts()).map((text) =>
          text.replace(/\s*\(ahead\)/, "").replace(/\*?\n.*/s, ""),
        );
        expect(texts).toEqual([one, other]);
        await expect(row(label).getByText("Differs")).toBeVisible({ visible: one !== other });
      }
    }
    await row("Special features").scrollIntoViewIfNeeded();
    expect((await row("Network").getByRole("rowheader").boundingBox())?.width).toBe(96);
    await page.mouse.wheel(0, 400);
    await expect(second).toBeInViewport();
  });
});

for (const [width, theme] of [
  [320, "light"],
  [390, "dark"],
] as const) {
  test(`on a phone the decision guide comes first and nothing sticks out at ${width} px, ${theme}`, async ({
    page,
    hydrated,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/product-comparison");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Which one is for you");
    // The figures, the AirTag, the networks.
    await expect(page.getByRole("table")).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  });
}
