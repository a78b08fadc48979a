import type { ChildProcess } from "node:child_process";
import type { Page } from "@playwright/test";
import { adminText } from "#content/admin.ts";
import { adminScreens, staff } from "#content/admin-dashboard.ts";
import { setupText } from "#content/admin-setup.ts";
import { setupMessages } from "#content/setup-messages.ts";
import { staffMessages } from "#content/staff-messages.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { stepOf } from "./setup-screen.ts";
import { logIn } from "./staff-pages.ts";

const port = Number(process.env.E2E_PORT ?? 4317) + 1320;
const password = "test-password-of-the-shop";
let shop: ChildProcess;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const own = startOwnShop(port, {});
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
  await page.unroute("**/api/admin/setup");
  await page.getByRole("button", { name: staff.error.tryAgain }).click();
  await expect(page.getByText(adminText.outdated)).toHaveCount(0);
  await expect(who.getByText(adminText.lastChange("admin"))).toBeVisible();
  await expect(who.getByLabel(seller.name.label)).toHaveValue("Ada LLC");
});
