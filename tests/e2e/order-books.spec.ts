import { readFileSync } from "node:fs";
import { booksText as text } from "#content/admin-order-books.ts";
import { booksResponse } from "#contract/admin-order-books.ts";
import { expect, test } from "#tests/fixtures.ts";
import { fits, logIn } from "./staff-pages.ts";

const totals = [
  { currency: "eur", orders: 1, cents: 1_000, refunded: 0, tax: 160, taxed: 1 },
  { currency: "usd", orders: 3, cents: 8_397, refunded: 10_000, tax: 0, taxed: 0 },
];

test("orders for the accountant: a period in the address, its totals, and the same as a file", async ({
  page,
  request,
  adminPassword,
  expectAccessible,
}) => {
  await logIn(page, request, adminPassword);
  const region = page.getByRole("region", { name: text.title });

  await test.step("a month, a quarter and other days are in the address", async () => {
    await page.goto("/admin/orders?period=2024-q1");
    await expect(region.getByRole("status")).toHaveText(text.shown("2024-01-01", "2024-03-31"));
    await expect(region.getByText(text.empty)).toBeVisible();
    await expect(region.getByLabel(text.period)).toHaveValue("2024-q1");
    const month = new Date().toISOString().slice(0, 7);
    await region.getByLabel(text.period).selectOption(month);
    await expect(page).toHaveURL(`/admin/orders?period=${month}`);
    await region.getByLabel(text.period).selectOption({ label: text.days });
    await region.getByLabel(text.to).fill("2020-01-01");
    await region.getByRole("button", { name: text.show, exact: true }).click();
    await expect(region.getByText(text.badOrder)).toBeVisible();
    await expect(region.getByLabel(text.to)).toBeFocused();
    await region.getByLabel(text.from).fill("2019-12-31");
    await region.getByRole("button", { name: text.show, exact: true }).click();
    await expect(page).toHaveURL("/admin/orders?from=2019-12-31&to=2020-01-01");
    await expect(region.getByRole("status")).toHaveText(text.shown("2019-12-31", "2020-01-01"));
    await expectAccessible(page);
  });

  await test.step("the file is of the days that are shown", async () => {
    const download = page.waitForEvent("download");
    await region.getByRole("button", { name: text.csv }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("orders-2019-12-31-to-2020-01-01.csv");
    expect(readFileSync(await file.path(), "utf8")).toMatch(/^\uFEFFDate,Entry,Order number,.+\r\n$/);
  });

  await test.step("totals by currency, and of how many orders the tax is known", async () => {
    const json = booksResponse.parse({ success: true, kind: "live", reported: false, totals });
    await page.route("**/api/admin/orders/books?*", (route) => route.fulfill({ json }));
    await page.goto("/admin/orders");
    await page.getByRole("link", { name: text.link }).click();
    const rows = region.getByRole("row");
    await expect(rows.nth(1)).toHaveText(/EUR.*1.*€10\.00.*€0\.00.*€10\.00.*€1\.60$/);
    await expect(rows.nth(2)).toHaveText(/USD.*3.*\$83\.97.*\$100\.00.*-\$16\.03.*not known$/);
    await fits(page);
    await expectAccessible(page);
  });
});
