import type { Page } from "@playwright/test";
import { demoCheckout } from "#content/checkout.ts";
import { expect } from "./fixtures.ts";

/** The SDK's script. */
export const script = "**/vendor/buy-button-*/*.js";
/** The demo store's API. */
export const api = "**/demo-store/graphql";
/** The demo store. */
export const demo = { domain: "", token: "", endpoint: "/demo-store/graphql" };
/** A Tagigo four-pack's page. */
export const fourPack = "/products/tagigo?pack=4-pack";
/** The card tracker's page. */
export const card = "/buy-now";

/** The place of the first buy button. */
export const slot = (page: Page) => page.locator("main [data-buy-button]").first();
/** The link in it. */
export const link = (page: Page) => slot(page).locator("a");
/** The SDK's button in it. */
export const button = (page: Page) =>
  page.locator("main").frameLocator('iframe[name^="frame-product"]').first().locator("button");
/** The cart drawer. */
export const cart = (page: Page) => page.getByRole("dialog", { name: "Cart" });
/** The field of a line's quantity. */
export const quantity = (page: Page) => cart(page).getByRole("textbox", { name: /^Quantity/ });
/** The cart in the header, with the number that it shows. */
export const headerCart = (page: Page, count = "") =>
  page.getByRole("banner").getByRole("link", { name: `Cart${count && ` ${count}`}`, exact: true });

/**
 * Runs in the page: gives the SDK's button as long as the machine needs, where the page gives it three seconds. Those are tested
 * in `tests/e2e/buying.spec.ts`, with a clock that the test moves.
 */
function waitLonger(): void {
  const { setTimeout } = window;
  const patient = (handler: TimerHandler, ms?: number, ...given: unknown[]): number => {
    const isButton = ms === 3_000 && document.querySelector('[data-buy-button="link"]') !== null;
    return setTimeout(handler, isButton ? 100_000 : ms, ...given);
  };
  Object.assign(window, { setTimeout: patient });
}

/** Opens a page and waits until the SDK's button stands in the link's place. */
export async function openWithButton(page: Page, path: string): Promise<void> {
  await page.addInitScript(waitLonger);
  await page.goto(path);
  await slot(page).scrollIntoViewIfNeeded();
  await expect(slot(page)).toHaveAttribute("data-buy-button", "ready", { timeout: 100_000 });
}

/** From a checkout to the confirmed order. */
export async function payAndConfirm(page: Page, product: string, total: string): Promise<void> {
  await expect(page.getByText(demoCheckout.banner)).toBeVisible();
  await expect(page.getByText(product)).toBeVisible();
  await page.getByRole("button", { name: demoCheckout.pay }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?payment_intent=pi_demo_[0-9a-z]{16}&redirect_status=succeeded$/);
  await expect(page.getByRole("heading", { name: "Order Confirmed" })).toBeVisible();
  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary).toContainText(product);
  await expect(summary.getByText(`$${total}`).last()).toBeVisible();
}
