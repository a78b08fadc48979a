import type { Page } from "@playwright/test";
import { budgets } from "#scripts/build/budgets.ts";
import { expect, test } from "#tests/fixtures.ts";
import { openAnew, tab } from "#tests/product-page.ts";

const path = "/products/incard-finder";

/** How the browser treats the sections below the first screen, and whether scripts were asked for. */
const state = (page: Page) =>
  page.evaluate(() => ({
    sections: [
      ...new Set([...document.querySelectorAll(".below-fold")].map((one) => getComputedStyle(one).contentVisibility)),
    ],
    scripts: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  }));

test("sections below the first screen wait for the first scroll, and scripts for the first paint", async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step("until the page is scrolled, only what is seen is laid out", async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/images/incard-hero-*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(await state(page)).toEqual({ sections: ["auto"], scripts: 0 });
    letGo();
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect((await state(page)).sections).toEqual(["auto"]);
    await page.unroute("**/images/incard-hero-*");
  });
  await test.step("on paper all is laid out", async () => {
    await page.emulateMedia({ media: "print" });
    expect((await state(page)).sections).toEqual(["visible"]);
    await page.emulateMedia({ media: "screen" });
    expect((await state(page)).sections).toEqual(["auto"]);
  });
  await test.step("once it is scrolled all is laid out", async () => {
    await page.mouse.wheel(0, 10);
    await expect.poll(async () => (await state(page)).sections).toEqual(["visible"]);
    await expect(page.locator("[data-below-fold]")).toHaveCount(0);
  });
  await test.step("the manual is laid out as it is read, then whole", async () => {
    await tab(page, "Manual").click();
    await expect(page.getByRole("tabpanel", { name: "Manual", exact: true })).toBeVisible();
    await expect(page.locator("[data-below-fold]")).toHaveCount(0);
    await expect
      .poll(() =>
        page
          .locator(".prose > *")
          .evaluateAll((parts) => [
            ...new Set(
              parts.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).contentVisibility),
            ),
          ]),
      )
      .toEqual(["visible"]);
  });
  await test.step("a page that starts further down has its true height from the beginning", async () => {
    await openAnew(page, `${path}#goes-with-title`);
    expect((await state(page)).sections).toEqual(["visible"]);
    await page.reload({ waitUntil: "domcontentloaded" });
    expect((await state(page)).sections).toEqual(["visible"]);
  });
});

for (const address of ["/", path, "/products/tagigo"]) {
  test(`what ${address} fetches on a phone before anybody scrolls is bounded`, async ({ page, hydrated }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const sizes = await page.evaluate(() => {
      const entries = performance.getEntries();
      return entries.flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry.encodedBodySize] : []));
    });
    expect(sizes.length).toBeLessThanOrEqual(budgets.firstView.requests);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(budgets.firstView.kilobytes * 1000);
  });
}

test("pictures further down a page are fetched when they come near", async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const last = page.locator("main img:visible").last();
  const isThere = () => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  expect(await isThere()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isThere).toBe(true);
});

test("letters beyond English are fetched where somebody writes them", async ({ page }) => {
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => /\/([\w-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? [])
        .toSorted(),
    );
  await page.goto("/contact");
  await expect.poll(fonts).toEqual(["instrument-sans", "jetbrains-mono"]);
  await page.getByLabel("Name", { exact: true }).fill("Zoë Müller");
  await expect.poll(fonts).toContain("instrument-sans-latin");
});
