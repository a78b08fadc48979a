import type { Page } from "@playwright/test";
import { precachedPaths } from "#content/offline-pages.ts";
import { expect, test as shopTest } from "./fixtures.ts";
import { openShopProxy, type ShopProxy } from "./shop-proxy.ts";

/** The shop behind a network that can be cut, with a service worker in the browser (docs/decisions/offline.md). */
export const test = shopTest.extend<{ between: ShopProxy }>({
  serviceWorkers: "allow",
  between: async ({ baseURL, consoleErrors }, use) => {
    // What a page without a network, or with the scripts of another build, says in its console.
    consoleErrors.allow(/ERR_|Failed to (fetch|load)|status of (404|429)|dynamically imported|Load failed/);
    const between = await openShopProxy(baseURL ?? "");
    await use(between);
    await between.close();
  },
});

/** Whether any build has cached a path. */
export const isCached = (page: Page, address: string) =>
  page.evaluate(async (one) => (await caches.match(one)) !== undefined, address);

/** Pages that come by the prefixes of content/offline-pages.ts, after the listed paths. */
const furtherPages = [
  "/found/lost",
  "/found/vibetag",
  "/found/tagigo",
  "/hand-over/tagigo",
  "/compatibility/android-9",
];

/** A page whose picture is there without a network, though it was never shown before. */
export const picturedPage = { path: "/found/tagigo", picture: "tagigo-family" };

/** Names of the pictures that are kept for pages without a network; they are fetched after all pages. */
const keptPictures = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open("kept-pictures")).keys()).map(({ url }) => /\/images\/([\w-]+)-\d+\./.exec(url)?.[1]),
  );

/** The first visit, until everything that is fetched ahead is there. */
export async function visit(page: Page, between: ShopProxy): Promise<void> {
  await page.goto(`${between.origin}/support/disabletracemate`);
  for (const address of [...precachedPaths, "/support/disableclipx", "/products/carbon-finder", ...furtherPages]) {
    await expect.poll(() => isCached(page, address), { message: address, timeout: 150_000 }).toBe(true);
  }
  await expect.poll(() => keptPictures(page), { timeout: 150_000 }).toContain(picturedPage.picture);
}

/** Goes offline, also from the browser's own point of view. */
export async function goOffline(page: Page, between: ShopProxy): Promise<void> {
  between.network = "cut";
  await page.context().setOffline(true);
}

/** Goes online again. */
export async function goOnline(page: Page, between: ShopProxy): Promise<void> {
  between.network = "there";
  await page.context().setOffline(false);
}
