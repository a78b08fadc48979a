import { catalogText as text } from "#content/admin-catalog.ts";
import { staff } from "#content/admin-dashboard.ts";
import { products } from "#content/catalog/products.ts";
import { catalogMessages } from "#content/catalog-messages.ts";
import { saleEndText, saleOver } from "#contract/sale-days.ts";
import { expect, test } from "#tests/fixtures.ts";
import { movedClock, startOwnShop } from "#tests/own-shop.ts";

const port = Number(process.env.E2E_PORT ?? 4317) + 1050;
const card = products.find(({ id }) => id === "incard-finder-product");
const variant = card?.variants[0];
if (!card || !variant) throw new Error("the catalog has InCard Finder");
const { title } = card;
const salePrice = (Number(variant.price) - 3).toFixed(2);
const day = (ahead: number): string => new Date(Date.now() + ahead * 24 * 60 * 60_000).toISOString().slice(0, 10);

test("a product is put on sale by its price and last day; the page says so, and the price comes back by itself", async ({
  page,
  playwright,
  consoleErrors,
  expectAccessible,
}) => {
  // What is refused.
  consoleErrors.allow(/400/);
  const clock = movedClock();
  const { origin, shop } = startOwnShop(port, clock.settings);
  const there = await playwright.request.newContext({ baseURL: origin });
  const shown = async (path: string) => (await there.get(path)).text();
  const path = "/products/incard-finder";
  const lastDay = day(2);
  const said = `Sale ends ${saleEndText(lastDay)}.`;
  try {
    await expect(async () => expect((await there.get("/api/health")).status()).toBe(200)).toPass();
    await page.goto(`${origin}/simple-admin-login`);
    await page.getByLabel(staff.login.username).fill("admin");
    await page.getByLabel(staff.login.password).fill("test-password-of-the-shop");
    await page.getByRole("button", { name: staff.login.submit, exact: true }).click();
    await expect(page).not.toHaveURL(/login/);
    await page.goto(`${origin}/admin/catalog`);
    const open = page.getByRole("button", { name: text.sale.openOf(title) });
    const form = page.getByRole("form", { name: text.sale.label(title) });
    const price = form.getByLabel(text.sale.price(variant.title, "$"));
    const save = form.getByRole("button", { name: text.sale.save });
    const last = form.getByLabel(text.sale.lastDay);

    await test.step("what is missing is said beside its field", async () => {
      await open.click();
      await expect(price).toBeFocused();
      await save.click();
      await expect(price).toHaveAccessibleDescription(new RegExp(text.sale.noPrice));
      await expect(last).toHaveAccessibleDescription(new RegExp(text.sale.noLastDay));
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

    await test.step("a price that isn't lower is refused, and everything typed stays", async () => {
      await price.fill(variant.price);
      await last.fill(lastDay);
      await save.click();
      await expect(price).toHaveAccessibleDescription(/lower than the price before/);
      await expect(last).toHaveValue(lastDay);
    });

    await test.step("saved, the page names the price, what is struck through and the last day", async () => {
      await price.fill(salePrice);
      await expect(form).toContainText("when the last day is over everywhere");
      await save.click();
      await expect(page.getByText(catalogMessages.onSale).first()).toBeVisible();
      await expect(open).toBeFocused();
      const upcoming = page.getByRole("list", { name: text.upcoming.title });
      await expect(upcoming).toContainText(text.sale.ends);
      await expect(upcoming.getByRole("button", { name: text.sale.endNow })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: new RegExp(`${text.card.page}.*${title}`) }).click();
      const box = page.getByRole("region", { name: "Price" });
      await expect(box).toContainText(`$${salePrice}`);
      await expect(box).toContainText(`$${variant.originalPrice}`);
      await expect(box).toContainText(said);
      await page.goBack();
      expect(await shown("/product-feed.xml")).toContain(`T00:00Z/${saleOver(lastDay).slice(0, 16)}Z<`);
      expect(await shown(path)).toContain(`"priceValidUntil":"${lastDay}"`);
    });

    await test.step("another sale at the same time is refused in words", async () => {
      await open.click();
      await price.fill((Number(salePrice) - 1).toFixed(2));
      await last.fill(day(5));
      await save.click();
      await expect(price).toHaveAccessibleDescription(new RegExp(`a sale until ${saleEndText(lastDay)}`));
    });

    await test.step("its last day over, everything is as it was", async () => {
      clock.ahead(Date.parse(saleOver(lastDay)) - Date.now() - 60_000);
      expect(await shown(path)).toContain(said);
      clock.ahead(Date.parse(saleOver(lastDay)) - Date.now() + 1_000);
      await expect.poll(() => shown(path)).not.toContain(salePrice);
      expect(await shown(path)).toContain(variant.price);
      expect(await shown(path)).not.toContain(said);
      expect(await shown("/product-feed.xml")).not.toContain("sale_price_effective_date");
    });
  } finally {
    await there.dispose();
    shop.kill();
  }
});
