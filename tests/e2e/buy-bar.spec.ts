import type { Page } from "@playwright/test";
import { assistantTexts as texts } from "#content/assistant/texts.ts";
import { expect, test } from "#tests/fixtures.ts";

const control = (page: Page) => page.locator("[data-buy-button]");
const bar = (page: Page) => page.locator(".buy-bar");
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const isFixed = (page: Page) => bar(page).evaluate((element) => getComputedStyle(element).position === "fixed");

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

for (const viewport of screens) {
  test(`at ${viewport.width} px a Tagigo's button is near the top, follows as a bar, and buys what is chosen`, async ({
    page,
    hydrated,
    expectAccessible,
    consoleErrors,
  }) => {
    // The plain link stays, so that what it buys shows at once.
    consoleErrors.allow(/ERR_FAILED|Failed to load resource/);
    await page.route("**/vendor/buy-button-*/*.js", (route) => route.abort());
    await page.setViewportSize(viewport);
    await page.goto("/products/tagigo?network=google-find-hub&color=4-pack-pink");
    await hydrated(page);
    const box = await control(page).boundingBox();
    expect(box?.y).toBeLessThan(viewport.height * 1.5);
    expect(await isFixed(page)).toBe(false);

    await toEnd(page);
    await expect.poll(() => isFixed(page)).toBe(true);
    await expect(bar(page)).toContainText("Tagigo G");
    await expect(bar(page)).toContainText("Pink, 4-Pack");
    // One control, and the words beside it are for the eyes: they stand on the page already.
    await expect(control(page)).toHaveCount(1);
    await expect(bar(page).locator("> [aria-hidden=true]")).toContainText("$");
    await toEnd(page);
    const top = (await bar(page).boundingBox())?.y ?? 0;
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top + 1);
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await expectAccessible(page);
    }

    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => isFixed(page)).toBe(false);
    await toEnd(page);
    await expect.poll(() => isFixed(page)).toBe(true);
    await control(page).getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/demo-store\/checkout\//);
    await expect(page.getByText("Tagigo G, Pink, 4-Pack")).toBeVisible();
  });

  test(`at ${viewport.width} px the bar holds the store's own button and gives way to the chat`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/products/carbon-finder");
    await toEnd(page);
    await expect(control(page)).toHaveAttribute("data-buy-button", "ready");
    await expect.poll(() => isFixed(page)).toBe(true);
    const frame = control(page).locator("iframe");
    const label = frame.contentFrame().getByRole("button", { name: "Order Now - Presale Price" });
    await expect(label).toBeInViewport({ ratio: 1 });
    const inside = await label.boundingBox();
    const outside = await bar(page).boundingBox();
    expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThan((outside?.y ?? 0) + (outside?.height ?? 0));

    const chat = page.getByRole("button", { name: texts.open });
    const chatBox = await chat.boundingBox();
    expect((chatBox?.y ?? 0) + (chatBox?.height ?? 0)).toBeLessThanOrEqual(outside?.y ?? 0);
    await chat.click();
    await expect.poll(() => isFixed(page)).toBe(false);
    await page.getByRole("dialog", { name: texts.title }).getByRole("button", { name: texts.close }).click();
    await expect.poll(() => isFixed(page)).toBe(true);
  });
}
