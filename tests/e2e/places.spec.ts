import type { Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures.ts";
import { logIn } from "./staff-pages.ts";

/** Waits until the page has stood still for longer than any page waits before it scrolls to its section. */
async function settled(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let [last, since] = [scrollY, performance.now()];
    while (performance.now() - since < 1_500) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== last) [last, since] = [scrollY, performance.now()];
    }
    return Math.round(last);
  });
}

/** Scrolls away from where the address leads, goes on by a link, and back. */
async function leaveAndReturn(page: Page, from: string): Promise<{ before: number; after: number }> {
  await page.goto(from);
  await page.locator("html[data-hydrated]").waitFor();
  const scrolledItself = await settled(page);
  const wanted = scrolledItself > 1_600 ? scrolledItself - 900 : scrolledItself + 900;
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), wanted);
  const before = await settled(page);
  expect(Math.abs(before - scrolledItself), "far from where the fragment leads").toBeGreaterThan(400);
  // A phone folds the footer's links away.
  await page
    .locator('footer a[href="/privacy-policy"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { level: 1, name: /privacy/i })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new URL(from, page.url()).href);
  return { before, after: await settled(page) };
}

for (const width of [390, 1280]) {
  for (const address of [
    "/#features",
    "/products/incard-finder#factory-reset",
    "/products/incard-finder?tab=manual&scrollToManual=true&forceScroll=true",
    "/products/tagigo#disable-tagigo",
    "/products/carbon-finder?manual=true",
    "/pages/tagigo-user-manual#factory-reset-tagigo",
  ]) {
    test(`Back brings the place back and scrolls nowhere else: ${address} at ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      const { before, after } = await leaveAndReturn(page, address);
      expect(Math.abs(after - before)).toBeLessThan(4);
      // Forward and Back again.
      await page.goForward();
      await expect(page).toHaveURL(/privacy-policy/);
      await page.goBack();
      expect(Math.abs((await settled(page)) - before)).toBeLessThan(4);
    });
  }
}

test("Back from a full-screen page, and from another site, brings the place back too", async ({ page, hydrated }) => {
  test.slow();
  await page.goto("/products/incard-finder#factory-reset");
  await hydrated(page);
  await settled(page);
  const step = page
    .getByRole("main")
    .getByRole("link", { name: /step by step/i })
    .last();
  await step.scrollIntoViewIfNeeded();
  const before = await settled(page);
  await step.click();
  await expect(page).toHaveURL(/\/coach\//);
  await page.goBack();
  expect(Math.abs((await settled(page)) - before)).toBeLessThan(4);
  await page.evaluate(() => scrollTo({ top: 100, behavior: "instant" }));
  const moved = await settled(page);
  // A document in between: this one is loaded again.
  await page.goto("/robots.txt");
  await page.goBack();
  await page.locator("html[data-hydrated]").waitFor();
  expect(Math.abs((await settled(page)) - moved)).toBeLessThan(4);
});

test("a link to a fragment that the browser follows by itself scrolls, and Back from it doesn't", async ({
  page,
  hydrated,
}) => {
  await page.goto("/contact");
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 50, behavior: "instant" }));
  await page.evaluate(() => {
    location.hash = "#newsletter";
  });
  const there = await settled(page);
  expect(there).toBeGreaterThan(300);
  await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
  // Playwright's own click would scroll to the link first.
  await page
    .locator('header a[href="/blog"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/blog/);
  await page.goBack();
  await expect(page).toHaveURL(/#newsletter$/);
  expect(Math.abs((await settled(page)) - 200)).toBeLessThan(4);
});

test("encoded and other-case fragments are the same fragment", async ({ page, hydrated }) => {
  test.slow();
  const topOf = (id: string) => page.locator(`#${id}`).evaluate((one) => Math.round(one.getBoundingClientRect().top));
  for (const [address, id, offset] of [
    ["/#FAQ", "faq", 80],
    ["/#how%2Dit%2Dworks", "how-it-works", 80],
    ["/products/incard-finder#FACTORY-RESET", "factory-reset", 80],
    ["/products/tagigo#Disable%2DTagigo", "disable-tagigo", 80],
    ["/products/incard-finder#reset", "factory-reset", 80],
    ["/products/incard-finder#activation", "locate", 80],
    ["/products/incard-finder?tab=manual&section=nowhere", "user-manual", 80],
    ["/products/carbon-finder?manual=true", "user-manual", 80],
    ["/privacy-policy#DATA%2DSECURITY", "data-security", 80],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await hydrated(page);
      await settled(page);
      expect(Math.abs((await topOf(id)) - offset), id).toBeLessThanOrEqual(2);
    });
  }
});

test("the standalone disable view shows by any spelling, with what to think of first, and nothing moves", async ({
  page,
  hydrated,
}) => {
  test.slow();
  for (const address of [
    "/pages/incard-user-manual#disable-finder",
    "/pages/incard-user-manual#disable%2Dfinder",
    "/pages/incard-user-manual#DISABLE-FINDER",
    "/pages/incard-user-manual?srsltid=x#disable-finder",
  ]) {
    await test.step(address, async () => {
      await page.goto("/offline");
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
              Object.assign(window, { shifts: Number(Reflect.get(window, "shifts")) + Number(entry.value) });
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(address);
      await hydrated(page);
      await settled(page);
      await expect(page).toHaveTitle("Disable InCard Finder");
      await expect(
        page
          .locator("#disable-finder")
          .getByText(/before you turn/i)
          .first(),
      ).toBeInViewport();
      expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toBeLessThan(0.005);
    });
  }
});

test("from an old Tagigo manual to Carbon Finder: its own address, and the old one is one Back away", async ({
  page,
  hydrated,
}) => {
  const old = "/pages/tagigo-user-manual?utm_source=qr#factory-reset-tagigo";
  await page.goto(old);
  await hydrated(page);
  await page.getByRole("navigation", { name: "Manuals" }).getByRole("link", { name: "Carbon Finder" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Carbon Finder");
  await settled(page);
  await expect(page).toHaveURL(/\/products\/carbon-finder\?/);
  await page.goBack();
  await expect(page).toHaveURL(old);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tagigo user manual");
});

test("in a new tab the old manual's address is restored below Carbon Finder's", async ({ page, hydrated }) => {
  await page.goto("/pages/tagigo-user-manual?utm_source=qr");
  await hydrated(page);
  const link = page.getByRole("navigation", { name: "Manuals" }).getByRole("link", { name: "Carbon Finder" });
  const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click({ modifiers: ["Control"] })]);
  await expect(tab).toHaveURL(/\/products\/carbon-finder/);
  await tab.locator("html[data-hydrated]").waitFor();
  await tab.goBack();
  await expect(tab).toHaveURL("/pages/tagigo-user-manual?utm_source=qr");
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Tagigo user manual");
});

test("Back to a staff screen goes to the place once its list is there", async ({ page, request, adminPassword }) => {
  await logIn(page, request, adminPassword);
  await page.goto("/admin/catalog");
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  const before = await settled(page);
  expect(before).toBe(500);
  await page
    .locator('a[href="/admin/audit-log"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/admin/audit-log");
  // The list comes late, after the router went to the place of a page that is too short for it.
  await page.route("**/api/admin/catalog", async (route) => {
    await expect(page.getByText("Loading...").first()).toBeVisible();
    await route.continue();
  });
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  expect(Math.abs((await settled(page)) - before)).toBeLessThan(4);
});
