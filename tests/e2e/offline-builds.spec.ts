import type { Page } from "@playwright/test";
import { assistantTexts } from "#content/assistant/texts.ts";
import { precachedPaths, requiredPaths } from "#content/offline-pages.ts";
import { expect } from "#tests/fixtures.ts";
import { goOffline, goOnline, isCached, test, visit } from "#tests/offline.ts";
import type { ShopProxy } from "#tests/shop-proxy.ts";

/** Opens a page and gives the build that it is of. */
const open = async (page: Page, between: ShopProxy, path: string) =>
  (await page.goto(between.origin + path))?.headers()["x-build"];

/** The paths cached by each build, oldest build first. */
const cachedByBuild = (page: Page) =>
  page.evaluate(async () => {
    const builds: string[][] = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith("pages-")) continue;
      const requests = await (await caches.open(name)).keys();
      builds.push(requests.map(({ url }) => url.slice(location.origin.length)));
    }
    return builds;
  });

test("a newer build replaces the older one: no page is stuck, older pages serve until the newer ones are there, and not longer", async ({
  page,
  between,
  hydrated,
}) => {
  test.slow();
  await visit(page, between);
  for (const path of ["/blog/1", "/contact"]) {
    await page.goto(between.origin + path);
    await hydrated(page);
  }
  expect(await isCached(page, "/blog/1")).toBe(true);

  // The newer build is interrupted while it fetches ahead.
  between.build = 2;
  between.refuse = { path: "/support/disableclipx", status: 503 };
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  // The old page still has its scripts, which the shop no longer has.
  await page.getByRole("button", { name: assistantTexts.open }).click();
  await expect(page.getByLabel(assistantTexts.inputLabel)).toBeVisible();

  expect(await open(page, between, "/contact")).toBe("2");
  await hydrated(page);
  await expect(async () => {
    const [older, newer] = await cachedByBuild(page);
    for (const needed of ["/offline", "/coach", "/contact"]) {
      expect(newer).toContain(needed);
      expect(older).not.toContain(needed);
    }
    // An article isn't fetched ahead: nothing would ever replace it.
    expect(older).not.toContain("/blog/1");
    expect(older).toContain("/support/disableclipx");
  }).toPass({ timeout: 60_000 });

  await goOffline(page, between);
  expect(await open(page, between, "/coach")).toBe("2");
  expect(await open(page, between, "/support/disableclipx")).toBe("1");
  await expect(page.getByRole("heading", { name: "Disable ClipX", level: 2 })).toBeVisible();

  between.refuse = null;
  await goOnline(page, between);
  await page.goto(`${between.origin}/contact`);
  await hydrated(page);
  await expect.poll(async () => (await cachedByBuild(page)).length, { timeout: 60_000 }).toBe(1);
  expect((await cachedByBuild(page)).flat()).toEqual(
    expect.arrayContaining([...precachedPaths, "/support/disableclipx"]),
  );
  await goOffline(page, between);
  expect(await open(page, between, "/support/disableclipx")).toBe("2");
});

test("where data is dear only what is needed is fetched ahead", async ({ page, between, hydrated }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(`${between.origin}/blog/1`);
  for (const address of [...requiredPaths, "/blog/1"]) {
    await expect.poll(() => isCached(page, address), { message: address, timeout: 60_000 }).toBe(true);
  }
  await page.goto(`${between.origin}/contact`);
  await hydrated(page);
  await expect.poll(() => isCached(page, "/contact")).toBe(true);
  expect(between.asked).not.toContain("GET /sitemap.xml");
  expect(between.asked).not.toContain("GET /product-comparison");
});
