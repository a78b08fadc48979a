import { catalogText as text } from "#content/admin-catalog.ts";
import { staff } from "#content/admin-dashboard.ts";
import { soldOutLabel } from "#content/buy-labels.ts";
import { followersOf } from "#content/catalog/buying.ts";
import { products } from "#content/catalog/products.ts";
import { catalogMessages } from "#content/catalog-messages.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";

const port = Number(process.env.E2E_PORT ?? 4317) + 1030;
const password = "test-password-of-the-shop";
const productPath = "/products/carbon-finder";
const carbon = products.find(({ id }) => id === "carbon-finder-product");
const variant = carbon?.variants[0];
if (!carbon || !variant) throw new Error("the catalog has Carbon Finder");
const title = carbon.title;
const tagigo = products.find(({ id }) => id === "tagigo-product");
const single = tagigo?.variants[0];
if (!tagigo || !single) throw new Error("the catalog has Tagigo");
const siblings = tagigo.variants.filter(
  (one) => one !== single && one.networkType === single.networkType && one.packSize === single.packSize,
);
const followers = tagigo.variants.flatMap(({ id }) => followersOf(id));
const [price, day, date] = ["31.27", "2031-03-01", "March 1, 2031"];

test("staff change a price and a ship date: the page shows them at once, and undo brings the former ones back", async ({
  page,
  playwright,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/ERR_FAILED|401/);
  // Prices of its own: other tests read those of the shared shop.
  const { origin, shop } = startOwnShop(port, {});
  const there = await playwright.request.newContext({ baseURL: origin });
  const shown = async (path = productPath) => (await there.get(path)).text();
  try {
    await expect(async () => expect((await there.get("/api/health")).status()).toBe(200)).toPass();
    expect(await shown()).not.toContain(price);
    await page.goto(`${origin}/simple-admin-login`);
    const logIn = async () => {
      await page.getByLabel(staff.login.username).fill("admin");
      await page.getByLabel(staff.login.password).fill(password);
      await page.getByRole("button", { name: staff.login.submit, exact: true }).click();
    };
    await logIn();
    await expect(page).not.toHaveURL(/login/);
    await page.goto(`${origin}/admin/catalog`);
    const form = page.getByRole("form", { name: text.form.label(title) });
    const priceField = form.getByLabel(text.form.fieldOf(`${text.fields.price} ($)`, variant.title), { exact: true });
    const save = form.getByRole("button", { name: text.form.save });
    const edit = page.getByRole("button", { name: text.card.editOf(title) });
    await expectAccessible(page);

    await test.step("each product and each of Tagigo's versions has its picture, which is decorative beside its name", async () => {
      const squares = page.getByRole("main").locator("img");
      await expect(squares).toHaveCount(products.length + tagigo.variants.length + followers.length);
      for (const square of await squares.all()) {
        await square.scrollIntoViewIfNeeded();
        await expect(square).toHaveAttribute("alt", "");
        await expect.poll(() => square.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(256);
        expect(await square.evaluate(({ clientWidth, clientHeight }) => clientWidth - clientHeight)).toBe(0);
      }
      await page.evaluate(() => scrollTo(0, 0));
    });

    await test.step("what is wrong is said beside the field, which gets the focus", async () => {
      await edit.click();
      await expect(form.getByLabel(text.fields.availability)).toBeFocused();
      await priceField.fill("31,27");
      await form.getByLabel(text.fields.shipDate).fill("2001-01-01");
      await save.click();
      await expect(priceField).toHaveAccessibleDescription(/Dollars with two decimals/);
      await expect(form.getByLabel(text.fields.shipDate)).toHaveAccessibleDescription(/already passed/);
      await expect(priceField).toBeFocused();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    await test.step("another date stands in the ship line too; a failure and a login that ends lose nothing", async () => {
      await priceField.fill(price);
      await form.getByLabel(text.fields.shipDate).fill(day);
      await expect(form.getByLabel(text.fields.shipLine)).toHaveValue(new RegExp(date));
      await page.route("**/api/admin/catalog/changes", (route) => route.abort());
      await save.click();
      await expect(form.getByRole("alert")).toHaveText(`${staff.error.unreachable} ${staffMessages.unsure}`);
      await page.unroute("**/api/admin/catalog/changes");
      await page.evaluate(() => localStorage.setItem("adminToken", "a.b.c"));
      await page.reload();
      await expect(page.getByText(staff.login.sessionEnded)).toBeVisible();
      await logIn();
      await expect(page).toHaveURL(`${origin}/admin/catalog`);
      await expect(form.getByText(text.form.restored)).toBeVisible();
      await expect(priceField).toHaveValue(price);
    });

    await test.step("the preview is the product's own page with the change, and the shop's stays as it is", async () => {
      const opened = page.waitForEvent("popup");
      await form.getByRole("button", { name: text.form.preview }).click();
      const preview = await opened;
      await expect(preview).toHaveTitle(/^Preview: /);
      await expect(preview.getByRole("heading", { level: 1 })).toContainText(title);
      await expect(preview.getByRole("region", { name: "Price" })).toContainText(`$${price}`);
      await preview.close();
      expect(await shown()).not.toContain(price);
    });

    await test.step("a price below half is asked about, and nothing is saved before the answer", async () => {
      await priceField.fill("0.01");
      await save.click();
      const dialog = page.getByRole("dialog", { name: text.form.falls.question });
      await expect(dialog).toContainText("to $0.01.");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: text.form.falls.cancel }).click();
      expect(await shown()).not.toContain('"0.01"');
      await priceField.fill(price);
    });

    await test.step("saved, it's on the page and in the call without a restart", async () => {
      await save.click();
      await expect(page.getByText(catalogMessages.changed).first()).toBeVisible();
      await expect(edit).toBeFocused();
      for (const path of ["/api/products", productPath]) {
        await expect.poll(() => shown(path), { message: path }).toContain(price);
        expect(await shown(path)).toContain(date);
      }
      const shopper = await page.context().newPage();
      await shopper.goto(`${origin}${productPath}`);
      await expect(shopper.getByRole("region", { name: "Price" })).toContainText(`$${price}`);
      await expect(shopper.getByRole("main").getByText(`Ships ${date}`).first()).toBeVisible();
      // It isn't called the built-in one.
      await shopper.goto(`${origin}/admin/prices`);
      await shopper.locator("summary").click();
      await expect(shopper.getByRole("table")).toContainText(`$${price}`);
      await expect(shopper.getByText(/built-in/i)).toHaveCount(0);
      await shopper.close();
    });

    await test.step("a change for later is listed with its moment and can be cancelled", async () => {
      await edit.click();
      await form.getByLabel(text.fields.badge).fill("Nearly there");
      await form.getByRole("button", { name: text.form.later }).click();
      const moment = form.getByLabel(text.form.moment);
      await expect(moment).toBeFocused();
      await form.getByRole("button", { name: text.form.schedule }).click();
      await expect(moment).toHaveAccessibleDescription(text.form.badMoment);
      const nextYear = new Date().getFullYear() + 1;
      await moment.fill(`${nextYear}-02-03T04:05`);
      await form.getByRole("button", { name: text.form.schedule }).click();
      const upcoming = page.getByRole("list", { name: text.upcoming.title });
      await expect(upcoming).toContainText("Nearly there");
      await expect(upcoming.locator("time")).toContainText(`Feb 3, ${nextYear}`);
      await expectAccessible(page);
      await upcoming.getByRole("button", { name: text.upcoming.cancel }).click();
      await expect(page.getByText(text.upcoming.empty)).toBeVisible();
    });

    await test.step("the history says from what to what, and undo brings the former values back", async () => {
      const change = page
        .getByRole("list", { name: text.history.title })
        .getByRole("listitem")
        .filter({ hasText: price });
      await expect(change.first()).toContainText(variant.price);
      await change.getByRole("button", { name: text.history.undo }).first().click();
      await expect(page.getByText(catalogMessages.undone).first()).toBeVisible();
      await expect.poll(() => shown()).not.toContain(price);
      expect(await shown()).not.toContain(date);
      await expect(change.first()).toContainText(`${text.history.undid}`);
      await expectAccessible(page);
    });

    await test.step("what follows another variant is listed, and one press changes all of a pack", async () => {
      const table = page.getByRole("table", { name: text.card.variants(tagigo.title) });
      await expect(table.getByRole("row").filter({ hasText: "Black, 4-Pack" })).toHaveCount(followers.length);
      await page.getByRole("button", { name: text.card.editOf(tagigo.title) }).click();
      const tagigoForm = page.getByRole("form", { name: text.form.label(tagigo.title) });
      const priceOf = (one: string) =>
        tagigoForm.getByLabel(text.form.fieldOf(`${text.fields.price} ($)`, one), { exact: true });
      await priceOf(single.title).fill("23.45");
      await tagigoForm.getByRole("button", { name: text.form.sameForAll(siblings.length) }).click();
      for (const one of siblings) await expect(priceOf(one.title)).toHaveValue("23.45");
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1280, height: 900 });
      await tagigoForm.getByRole("button", { name: text.form.cancel }).click();
    });

    await test.step("of which none is left is sold out on its page, until there are some again", async () => {
      const left = form.getByLabel(text.form.fieldOf(text.fields.stock, variant.title));
      const shopper = page.context();
      for (const [count, offered] of [
        ["0", 0],
        ["7", 1],
      ] as const) {
        await edit.click();
        await left.fill(count);
        await save.click();
        await expect(edit).toBeFocused();
        const product = await shopper.newPage();
        await product.goto(`${origin}${productPath}`);
        const soldOut = product.getByRole("main").getByText(soldOutLabel, { exact: true });
        if (offered === 0) await expect(soldOut.first()).toBeVisible();
        else await expect(soldOut).toHaveCount(0);
        await product.close();
      }
    });
  } finally {
    await there.dispose();
    shop.kill();
  }
});
