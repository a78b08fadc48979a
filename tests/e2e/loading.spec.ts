import type { Page } from "@playwright/test";
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

test("sections below the first screen, and scripts, wait for the first paint", async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step("until the page has loaded, only what is seen is laid out", async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/images/incard-hero-*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(await state(page)).toEqual({ sections: ["auto"], scripts: 0 });
    letGo();
    await hydrated(page);
    await expect.poll(async () => (await state(page)).sections).toEqual(["visible"]);
    await expect(page.locator("[data-below-fold]")).toHaveCount(0);
    await page.unroute("**/images/incard-hero-*");
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

test("pictures further down are fetched once the page is alive, unless data is saved", async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  /** Of the pictures outside closed panels, those that aren't there, and those that are asked for when they are scrolled to. */
  const pictures = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLImageElement>("main img")].filter((one) => one.offsetParent);
      return {
        missing: all.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length,
        lazy: all.filter(({ loading }) => loading === "lazy").length,
      };
    });
  await page.goto(path);
  await expect.poll(pictures).toEqual({ missing: 0, lazy: 0 });
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto(path);
  await hydrated(page);
  // What would fetch them has come and is through.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("fetch-pictures")),
  );
  await page.waitForLoadState("networkidle");
  expect((await pictures()).lazy).toBeGreaterThan(0);
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
