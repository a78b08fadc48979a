import type { Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures.ts";

const toast = (page: Page) => page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

/** Lets the footer's form complain, which asks nobody. */
async function complain(page: Page): Promise<void> {
  const form = page.getByRole("contentinfo").locator("form");
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(toast(page)).toContainText("Email Required");
}

/** Takes the toast with the mouse, moves it to the right and lets go. */
async function drag(page: Page, byPx: number): Promise<void> {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error("there is no toast to take");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 12 });
  await page.mouse.up();
}

test("a toast goes by itself after 5 seconds", async ({ page, hydrated }) => {
  await page.clock.install();
  await page.goto("/contact");
  await hydrated(page);
  await complain(page);
  await page.mouse.move(5, 5);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.clock.runFor(3_000);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(toast(page)).toHaveCount(0);
});

test("there is one at most, 420 px wide at most", async ({ page, hydrated, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED|Failed to load/);
  await page.route("**/api/subscribe", (route) => route.abort());
  await page.goto("/contact");
  await hydrated(page);
  await complain(page);
  const form = page.getByRole("contentinfo").locator("form");
  await form.getByLabel("Email address").fill("one@example.com");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(toast(page)).toContainText("Subscription Failed");
  await expect(toast(page)).toHaveCount(1);
  expect((await toast(page).boundingBox())?.width).toBe(420);
});

test("a swipe to the right closes it from 50 px on", async ({ page, hydrated }) => {
  await page.clock.install();
  await page.goto("/contact");
  await hydrated(page);
  await complain(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  await drag(page, 40);
  await expect(toast(page)).toBeVisible();
  await drag(page, 60);
  await expect(toast(page)).toHaveCount(0);
});

test("F8 reaches the area before there is a toast, and a toast once there is one", async ({ page, hydrated }) => {
  await page.goto("/contact");
  await hydrated(page);
  const region = page.getByRole("region", { name: "Notifications (F8)" });
  await page.keyboard.press("F8");
  await expect(region.locator("ol")).toBeFocused();
  await complain(page);
  await page.keyboard.press("F8");
  await expect(toast(page).locator(":focus")).toContainText("Email Required");
  await page.keyboard.press("Tab");
  await expect(toast(page).getByRole("button", { name: "Close notification" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toHaveCount(0);
  await expect(region.locator("ol")).toBeFocused();
  await complain(page);
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expect(toast(page)).toHaveCount(0);
});

test("a toast is read out, and stays while the pointer or the focus is on it or the window is behind", async ({
  page,
  hydrated,
}) => {
  await page.clock.install();
  await page.goto("/contact");
  await hydrated(page);
  await expect(page.getByRole("region", { name: /Notifications/ }).locator("[aria-live]")).toBeEmpty();
  await complain(page);
  const status = page.getByRole("region", { name: /Notifications/ }).locator("[aria-live]");
  await expect(status).toContainText("Email Required");
  await page.mouse.move(5, 5);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const box = await toast(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.clock.runFor(10_000);
  await page.mouse.move(5, 5);
  await page.keyboard.press("F8");
  await page.clock.runFor(10_000);
  await page.evaluate(() => {
    dispatchEvent(new Event("blur"));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.clock.runFor(10_000);
  await expect(toast(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await page.clock.runFor(1_000);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(toast(page)).toHaveCount(0);
});
