import type { Page } from "@playwright/test";
import { keptAddresses } from "#content/offline.ts";
import { expect, test as shopTest } from "#tests/fixtures.ts";
import { openShopProxy, type ShopProxy } from "#tests/shop-proxy.ts";

/** The shop behind a network that can be cut, with a service worker in the browser (docs/decisions/offline.md). */
export const test = shopTest.extend<{ between: ShopProxy }>({
  serviceWorkers: "allow",
  between: async ({ baseURL, complaints }, use) => {
    // What a page without a network, or with the scripts of another build, says in its console.
    complaints.allow(/ERR_|Failed to (fetch|load)|status of (404|429)|dynamically imported|Load failed/);
    const between = await openShopProxy(baseURL ?? "");
    await use(between);
    await between.close();
  },
});

/** Whether any build has kept an address. */
export const kept = (page: Page, address: string) =>
  page.evaluate(async (one) => (await caches.match(one)) !== undefined, address);

/** The first visit, until everything that is fetched ahead is there. */
export async function visit(page: Page, between: ShopProxy): Promise<void> {
  await page.goto(`${between.origin}/support/disabletracemate`);
  for (const address of [...keptAddresses, "/support/disableclipx", "/products/carbon-finder"]) {
    await expect.poll(() => kept(page, address), { message: address, timeout: 20_000 }).toBe(true);
  }
}

/** Takes the network away, from the browser's own point of view too. */
export async function cut(page: Page, between: ShopProxy): Promise<void> {
  between.network = "cut";
  await page.context().setOffline(true);
}

/** Gives the network back. */
export async function back(page: Page, between: ShopProxy): Promise<void> {
  between.network = "there";
  await page.context().setOffline(false);
}
