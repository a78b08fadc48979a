import { staff } from "#content/admin-dashboard.ts";
import { figuresText as text } from "#content/admin-figures.ts";
import { demoIds, skuName } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { unitsText } from "#content/currency-text.ts";
import { figuresResponse } from "#contract/admin-figures.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";

const port = Number(process.env.E2E_PORT ?? 4317) + 1060;
const sku = "incard-finder-variant";

test("payments made without script, one of them failed, stand on Today as figures, a drawing, a table and CSV", async ({
  page,
  playwright,
  expectAccessible,
}) => {
  const { origin, shop } = startOwnShop(port, {});
  const there = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } });
  try {
    await expect(async () => expect((await there.get("/api/health")).status()).toBe(200)).toPass();
    // The confirmation page is never opened.
    for (const outcome of ["failed", "succeeded"]) {
      const checkout = await there.get(`/demo-store/cart/${demoIds[sku]}:2`);
      const total = /name="total" value="(\d+)"/.exec(await checkout.text())?.[1] ?? "";
      const paid = await there.post(checkout.url(), { form: { outcome, total }, maxRedirects: 0 });
      expect(paid.status()).toBe(303);
    }
    await page.goto(`${origin}/simple-admin-login`);
    await page.getByLabel(staff.login.username).fill("admin");
    await page.getByLabel(staff.login.password).fill("test-password-of-the-shop");
    const answered = page.waitForResponse("**/api/admin/figures");
    await page.getByRole("button", { name: staff.login.submit, exact: true }).click();
    await expect(page).not.toHaveURL(/login/);
    await page.goto(`${origin}/admin/today`);
    const { days } = figuresResponse.parse(await (await answered).json());
    const today = days.at(-1);
    expect([today?.orders, today?.failed]).toEqual([1, 1]);
    const sales = unitsText(today?.cents ?? 0, "usd");

    const section = page.getByRole("region", { name: text.title });
    const spans = section.getByRole("table", { name: text.spans.caption });
    const row = spans.getByRole("row").filter({ hasText: text.spans.name(1) });
    await expect(row).toContainText(sales);
    await expect(section.getByRole("img", { name: new RegExp(`the most, \\${sales}, on`) })).toBeVisible();
    await expect(section.getByRole("table", { name: text.sold.title })).toContainText(skuName(sku, products));
    await section.getByText(text.days.show).click();
    await expect(section.getByRole("table", { name: text.days.title })).toContainText(sales);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const downloading = page.waitForEvent("download");
    await section.getByRole("link", { name: text.days.csv }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(text.days.file);
    const csv = await (await download.createReadStream()).toArray();
    const lines = Buffer.concat(csv).toString("utf8").split("\r\n");
    expect(lines[0]).toBe("Day,Orders,Gross,Refunded,Net,Fees,Failed payments,Unfinished checkouts");
    const gross = ((today?.cents ?? 0) / 100).toFixed(2);
    expect(lines.at(-2)).toBe(`${today?.day},1,${gross},0.00,${gross},unknown,1,0`);
    await section.getByRole("link", { name: text.orders }).click();
    await expect(page).toHaveURL(/\/admin\/orders$/);
    await expect(page.getByText("Unfinished").first()).toBeVisible();
  } finally {
    await there.dispose();
    shop.kill();
  }
});
