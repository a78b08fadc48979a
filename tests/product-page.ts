import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** A tab of a product page, or of the manual in it. */
export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/** Asserts that a tab is the open one. */
export const expectOpen = (page: Page, name: string) =>
  expect(tab(page, name)).toHaveAttribute("aria-selected", "true");

/**
 * Opens an address as somebody does who comes from elsewhere, also where it differs from the last one in its hash only. It
 * costs less than in a test of its own, because the browser process has compiled the scripts.
 */
export async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto("/robots.txt");
  await page.goto(address);
}

/** Opens a product page of a shop whose catalog is empty, and waits for what it then says. */
export async function openWithoutProducts(page: Page, path: string, heading: string): Promise<void> {
  await page.route("**/api/products", (route) => route.fulfill({ json: { success: true, data: [] } }));
  await page.goto(path);
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
}
