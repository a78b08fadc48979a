import type { Locator, Page } from "@playwright/test";
import { accountLink } from "#content/account-link.ts";
import { foundText } from "#content/found/devices.ts";
import { lostAddress, lostText } from "#content/found/lost.ts";
import { thinkFirst } from "#content/support/disable.ts";
import { supportHub } from "#content/support/hub.ts";
import { emergency } from "#content/support/who-can-help.ts";
import { expect, test } from "#tests/fixtures.ts";

/** Follows a link as somebody without a pointer does: by Tab, then Enter. */
async function byKeyboard(page: Page, link: Locator): Promise<void> {
  await link.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`no Tab reaches ${link}`);
}

const ways = [
  { way: "with script", javaScriptEnabled: true, follow: (_: Page, link: Locator) => link.click() },
  { way: "without script", javaScriptEnabled: false, follow: (_: Page, link: Locator) => link.click() },
  { way: "by keyboard", javaScriptEnabled: true, follow: byKeyboard },
];

for (const { way, javaScriptEnabled, follow } of ways)
  test.describe(`on a phone, ${way}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    const link = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name }).first();

    test("a frightened stranger thinks first, can call, and comes to the steps", async ({ page }) => {
      await page.goto("/support");
      await follow(page, link(page, supportHub.safety.link.label));
      await expect(page).toHaveURL("/support/disable");
      await expect(page.getByText(thinkFirst).first()).toBeInViewport();
      await expect(page.getByRole("link", { name: `Call ${emergency.label}` })).toHaveAttribute("href", emergency.href);
      await follow(page, link(page, /^TraceMate/));
      await expect(page).toHaveURL("/support/disabletracemate#tracemate");
      const steps = page.locator("#tracemate");
      await expect(steps.getByText(thinkFirst)).toBeInViewport();
      await follow(page, steps.getByRole("link", { name: "Follow step by step: Disable TraceMate" }));
      await expect(page.getByRole("heading", { name: "Is it yours?" })).toBeVisible();
      await expect(page.getByText(thinkFirst)).toBeVisible();
    });

    test("who found keys leaves the tracker on, and reads how to reach the owner", async ({ page }) => {
      await page.goto("/found");
      await follow(page, link(page, foundText.lostDoor.title));
      await expect(page).toHaveURL(lostAddress);
      await expect(page.getByText(lostText.lead)).toBeInViewport();
      for (const { title } of lostText.phones) await expect(page.getByRole("region", { name: title })).toBeVisible();
      await expect(page.getByRole("region", { name: lostText.handIn.title })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const pdf = await page.pdf({ format: "Letter", margin: { top: "12mm", bottom: "12mm" } });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
      await follow(page, link(page, lostText.notThisLink));
      await expect(page).toHaveURL("/found#moving");
    });

    test("an owner who passes a tracker on removes it from the account before the reset", async ({ page }) => {
      await page.goto("/hand-over");
      await follow(page, link(page, /^InCard Finder/));
      await expect(page.getByText(accountLink.first)).toBeVisible();
      await expect(page.getByText(accountLink.notRemoved("both"))).toBeVisible();
      await page.goto("/support");
      await follow(page, page.getByRole("main").locator('a[href="/coach/incard-finder/factory-reset"]').first());
      await expect(page.getByRole("heading", { name: accountLink.removed("both") })).toBeVisible();
      const bar = page.getByRole("navigation", { name: "Steps" });
      await follow(page, bar.getByRole("link", { name: "No", exact: true }));
      await expect(page.getByText(accountLink.signIn)).toBeVisible();
      await follow(page, bar.getByRole("link", { name: "Back to the step" }));
      await follow(page, bar.getByRole("link", { name: "Yes" }));
      await follow(page, bar.getByRole("link", { name: "Next" }));
      await follow(page, bar.getByRole("link", { name: "Yes" }));
      await expect(page.getByText(accountLink.notRemoved("both"))).toBeVisible();
    });
  });
