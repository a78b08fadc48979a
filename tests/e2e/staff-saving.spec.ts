import type { ChildProcess } from "node:child_process";
import type { APIRequestContext, Page } from "@playwright/test";
import { adminText } from "#content/admin.ts";
import { backupsText } from "#content/admin-backups.ts";
import { catalogText } from "#content/admin-catalog.ts";
import { adminScreens, staff } from "#content/admin-dashboard.ts";
import { policiesText } from "#content/admin-policies.ts";
import { setupText } from "#content/admin-setup.ts";
import { textMessages, textsText } from "#content/admin-texts.ts";
import { setupMessages } from "#content/setup-messages.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { stepOf } from "./setup-screen.ts";
import { fits, logIn } from "./staff-pages.ts";

const port = Number(process.env.E2E_PORT ?? 4317) + 1320;
const password = "test-password-of-the-shop";
let shop: ChildProcess;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const own = startOwnShop(port, { SELLER_VAT_ID: "IT 0123", STRIPE_SECRET_KEY: "sk_test_0123456789abcdefghijklmn" });
  ({ shop } = own);
  await expect(async () => expect((await fetch(`${own.origin}/api/health`)).ok).toBe(true)).toPass();
});

test.afterAll(() => {
  shop?.kill();
});

test.use({ baseURL: ({ baseURL: _ }, use) => use(`http://localhost:${port}`) });

/** What a proxy answers for a shop that restarts: to calls, to data of pages, and to scripts that weren't fetched before. */
async function behindProxy(page: Page, isUp: { now: boolean }): Promise<void> {
  await page.route("**", (route) =>
    isUp.now
      ? route.fallback()
      : route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  );
}

test("a press while the shop restarts takes nothing off a staff screen, says so, and can be repeated", async ({
  page,
  request,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/502|Failed to fetch dynamically imported module|error loading/i);
  const isUp = { now: true };
  await behindProxy(page, isUp);
  await logIn(page, request, password);
  await page.goto(adminScreens.setup.to);
  const { seller } = setupText.fields;
  const who = stepOf(page, "seller");
  const place = stepOf(page, "place");
  await place.getByLabel(setupText.fields.place.city.label).fill("Lyon");
  await who.getByLabel(seller.name.label).fill("Ada LLC");
  isUp.now = false;
  await who.getByRole("button", { name: setupText.save }).click();
  await expect(page.getByText(staffMessages.unsure).last()).toBeVisible();
  await expect(who.getByLabel(seller.name.label)).toHaveValue("Ada LLC");
  await expect(page.locator("html")).not.toHaveAttribute("data-without-script");
  await expectAccessible(page);
  // The message can be put away although its own script never came.
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(page.getByText(staffMessages.unsure)).toHaveCount(0);

  // It saves, but the look at what is saved by then fails.
  isUp.now = true;
  let looks = 0;
  await page.route("**/api/admin/setup", (route) => {
    looks += 1;
    return route.fulfill({ status: 502, body: "" });
  });
  await who.getByRole("button", { name: setupText.save }).click();
  await expect(page.getByText(setupMessages.saved, { exact: true })).toBeVisible();
  await expect(page.getByText(adminText.outdated)).toBeVisible();
  expect(looks).toBe(1);
  await expect(place.getByLabel(setupText.fields.place.city.label)).toHaveValue("Lyon");
  // What was saved isn't somebody else's, although the screen couldn't look.
  const law = who.getByLabel(seller.law.label);
  await law.fill("Italy");
  await expect(who.getByLabel(seller.name.label)).toHaveValue("Ada LLC");
  await expect(who.getByText(adminText.kept.saved)).toHaveCount(0);
  await page.unroute("**/api/admin/setup");
  await page.getByRole("button", { name: staff.error.tryAgain }).click();
  await expect(page.getByText(adminText.outdated)).toHaveCount(0);
  await expect(who.getByText(adminText.lastChange("admin"))).toBeVisible();
  await expect(who.getByLabel(seller.name.label)).toHaveValue("Ada LLC");
  await expect(law).toHaveValue("Italy");
  await expect(who.getByText(adminText.kept.saved)).toHaveCount(0);

  // What is typed while a save is under way stays.
  const typed = Promise.withResolvers<void>();
  await page.route("**/api/admin/setup/save", async (route) => {
    await typed.promise;
    await route.continue();
  });
  const looked = page.waitForResponse("**/api/admin/setup");
  await who.getByRole("button", { name: setupText.save }).click();
  await expect(who.getByRole("button", { name: setupText.saving })).toBeVisible();
  await law.fill("France");
  typed.resolve();
  await looked;
  await expect(who.getByRole("button", { name: setupText.save })).toBeVisible();
  await expect(law).toHaveValue("France");
  await expect(who.getByText(adminText.kept.saved)).toHaveCount(0);
  await page.reload();
  await expect(law).toHaveValue("France");
  await who.getByRole("button", { name: adminText.kept.discard }).click();
  await expect(law).toHaveValue("Italy");
});

/** Another browser in which somebody is logged in. */
async function secondPage(page: Page, request: APIRequestContext): Promise<Page> {
  const context = await page.context().browser()?.newContext({ serviceWorkers: "block" });
  const other = await context?.newPage();
  if (!other) throw new Error("there is no browser");
  await logIn(other, request, password);
  return other;
}

test("what two people change at once in set-up: theirs is shown beside what was typed, and nothing goes unseen", async ({
  page,
  request,
  consoleErrors,
  expectAccessible,
}) => {
  consoleErrors.allow(/409/);
  const { kept } = adminText;
  const { seller } = setupText.fields;
  const other = await secondPage(page, request);
  const theirs = stepOf(other, "seller");
  await other.goto(`http://localhost:${port}${adminScreens.setup.to}`);
  await logIn(page, request, password);
  await page.goto(adminScreens.setup.to);
  const mine = stepOf(page, "seller");
  await mine.getByRole("textbox", { name: seller.name.label }).fill("Mine LLC");
  await theirs.getByRole("textbox", { name: seller.name.label }).fill("Theirs LLC");
  await theirs.getByRole("textbox", { name: seller.law.label }).fill("Italy");
  await theirs.getByRole("button", { name: setupText.save }).click();
  await expect(other.getByText(setupMessages.saved, { exact: true })).toBeVisible();

  const save = mine.getByRole("button", { name: setupText.save });
  await save.click();
  await expect(page.getByText(textMessages.changedMeanwhile("admin")).last()).toBeVisible();
  // What wasn't touched follows; what both changed has both.
  await expect(mine.getByRole("textbox", { name: seller.law.label })).toHaveValue("Italy");
  await expect(mine.getByRole("textbox", { name: seller.name.label })).toHaveValue("Mine LLC");
  const both = mine.getByRole("group", { name: seller.name.label });
  const name = mine.getByRole("textbox", { name: seller.name.label });
  await expect(name).toHaveAccessibleDescription(new RegExp(kept.saved));
  await expect(both).toContainText("Theirs LLC");
  // Pressed again, nothing is saved before somebody has chosen.
  await save.click();
  await expect(mine.getByText(kept.choose)).toBeVisible();
  await expect(mine.getByRole("textbox", { name: seller.name.label })).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await fits(page);
  await both.getByRole("button", { name: kept.mine }).click();
  await expect(both).toHaveCount(0);
  await expect(mine.getByText(kept.choose)).toHaveCount(0);
  await save.click();
  await expect(page.getByText(setupMessages.saved, { exact: true })).toBeVisible();
  await other.reload();
  await expect(theirs.getByRole("textbox", { name: seller.name.label })).toHaveValue("Mine LLC");
  await expect(theirs.getByRole("textbox", { name: seller.law.label })).toHaveValue("Italy");
  await other.context().close();
});

test("what was typed before and isn't saved says so, and can be discarded", async ({
  page,
  request,
  expectAccessible,
}) => {
  const { kept } = adminText;
  await logIn(page, request, password);
  await page.goto(adminScreens.setup.to);
  const shipping = stepOf(page, "shipping");
  const from = shipping.getByLabel(setupText.fields.shipping.from.label);
  await from.fill("Lyon, France");
  await expect(shipping.getByText(kept.notSaved)).toHaveCount(0);
  await page.reload();
  await expect(from).toHaveValue("Lyon, France");
  await expect(shipping.getByText(kept.notSaved)).toBeVisible();
  await expectAccessible(page);
  await fits(page);
  await shipping.getByRole("button", { name: kept.discard }).click();
  await expect(from).toHaveValue("");
  await page.reload();
  await expect(from).toHaveValue("");
  await expect(shipping.getByText(kept.notSaved)).toHaveCount(0);
});

test("a press beside a passed date says that nothing is saved yet, beside the button that saves", async ({
  page,
  request,
  expectAccessible,
}) => {
  await logIn(page, request, password);
  await page.goto("/admin/catalog");
  const { passed, form } = catalogText;
  const endSale = page.getByRole("button", { name: passed.endSale });
  await endSale.click();
  const note = page.getByText(form.filled);
  await expect(note).toBeInViewport();
  const save = page.getByRole("button", { name: form.save }).first();
  await expect(save).toBeFocused();
  await expect(save).toBeInViewport();
  await expectAccessible(page);
  // On a phone the message stands above the row at the bottom.
  await page.setViewportSize({ width: 390, height: 844 });
  await save.click();
  const message = page.getByRole("region", { name: /Notifications/ }).getByRole("article");
  const bottomRow = page.getByRole("button", { name: staff.more, exact: true });
  await expect(message).toBeVisible();
  const [messageBox, rowBox] = [await message.boundingBox(), await bottomRow.boundingBox()];
  expect((messageBox?.y ?? 844) + (messageBox?.height ?? 0)).toBeLessThanOrEqual(rowBox?.y ?? 0);
  await expect(endSale).toHaveCount(0);
  await expect(note).toHaveCount(0);
});

test("what a variable decides is shown with its value and can't be typed over", async ({
  page,
  request,
  expectAccessible,
}) => {
  await logIn(page, request, password);
  await page.goto(adminScreens.setup.to);
  const vatId = stepOf(page, "seller").getByLabel(setupText.fields.seller.vatId.label);
  await expect(vatId).toHaveValue("IT 0123");
  await expect(vatId).toHaveAttribute("readonly");
  await expect(vatId).toHaveAccessibleDescription(adminText.fromVariable("SELLER_VAT_ID"));
  const payments = stepOf(page, "payments");
  await expect(payments.getByLabel(setupText.fields.payments.takenBy.label)).toBeDisabled();
  await expect(payments.getByRole("button", { name: setupText.save, exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test("an announcement, an answer, a policy and a schedule that two people change have both texts", async ({
  page,
  request,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const { kept } = adminText;
  const other = await secondPage(page, request);
  await logIn(page, request, password);
  const cases = [
    { address: "/admin/texts", label: textsText.announcement.text, save: textsText.announcement.save },
    {
      address: "/admin/texts",
      label: textsText.faq.answer,
      save: textsText.faq.save,
      open: (at: Page) => at.getByRole("button", { name: /^Edit/ }).first().click(),
    },
    { address: "/admin/policies?policy=returns", label: policiesText.fields.title, save: policiesText.publish },
    {
      address: "/admin/backups",
      label: backupsText.settings.kept.label,
      save: backupsText.settings.save,
      values: ["21", "22"],
    },
  ];
  for (const { address, label, save, open, values: [first = "", second = ""] = ["Theirs", "Mine"] } of cases) {
    await test.step(label, async () => {
      for (const at of [other, page]) {
        await at.goto(`http://localhost:${port}${address}`);
        await open?.(at);
      }
      const press = (at: Page) =>
        at
          .locator("form")
          .filter({ has: at.getByRole("textbox", { name: label, exact: true }) })
          .getByRole("button", { name: save, exact: true })
          .click();
      await other.getByRole("textbox", { name: label, exact: true }).fill(first);
      await page.getByRole("textbox", { name: label, exact: true }).fill(second);
      const answered = other.waitForResponse((response) => response.request().method() === "POST");
      await press(other);
      expect((await answered).status()).toBe(200);
      const refused = page.waitForResponse((response) => response.request().method() === "POST");
      await press(page);
      expect((await refused).status()).toBe(409);
      const both = page.getByRole("group", { name: label, exact: true });
      await expect(both).toContainText(first);
      await press(page);
      await expect(page.getByText(kept.choose)).toBeVisible();
      await both.getByRole("button", { name: kept.takeOther }).click();
      await expect(page.getByRole("textbox", { name: label, exact: true })).toHaveValue(first);
      await expect(page.getByText(kept.choose)).toHaveCount(0);
    });
  }
  await other.context().close();
});
