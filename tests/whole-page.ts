import type { Page } from "@playwright/test";

/** Lays out all of a page, as the first scroll does (app/ui/loading-script.ts), without moving it. */
export async function layOutWholePage(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.waitForFunction(() => document.querySelector("[data-below-fold]") === null);
}
