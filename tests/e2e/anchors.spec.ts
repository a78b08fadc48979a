import type { Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures.ts";

test("an anchor link scrolls with 80 px to spare and keeps the hash", async ({ page, hydrated }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/\/#faq$/);
  await expect
    .poll(() => page.locator("#faq").evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(80);
});

test("an anchor from another page leads to home and lands there", async ({ page, hydrated }) => {
  await page.goto("/buy-now");
  await hydrated(page);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" })).toBeVisible();
  await page.goto("/#testimonials");
  await hydrated(page);
  await expect(page.locator("#testimonials")).toBeInViewport();
});

/** Clicks what `name` says inside the page and gives where the page stood at each frame until it has landed at `id`. */
async function scrollOf(page: Page, name: string, id: string): Promise<number[]> {
  return page.evaluate(
    async ([text, target]) => {
      const link = [...document.querySelectorAll("a")].find(
        (one) => one.textContent?.trim() === text && one.checkVisibility({ visibilityProperty: true }),
      );
      const section = document.getElementById(target ?? "");
      if (!link || !section) throw new Error(`no link ${text} or no section ${target}`);
      const seen: number[] = [];
      link.click();
      for (let frame = 0; frame < 600; frame++) {
        await new Promise(requestAnimationFrame);
        if (seen.at(-1) !== scrollY) seen.push(scrollY);
        if (Math.round(section.getBoundingClientRect().top) === 80) break;
      }
      return seen;
    },
    [name, id],
  );
}

test("the way to an anchor is smooth", async ({ page, hydrated }) => {
  await page.goto("/#features");
  await hydrated(page);
  await expect
    .poll(() => page.locator("#features").evaluate((one) => Math.round(one.getBoundingClientRect().top)))
    .toBe(80);
  for (const [name, id] of [
    ["Testimonials", "testimonials"],
    ["See how it works", "how-it-works"],
  ] as const) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const seen = await scrollOf(page, name, id);
    expect(seen.length, name).toBeGreaterThan(5);
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
  }
});

test("with reduced motion an anchor is reached at once", async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  const seen = await scrollOf(page, "FAQ", "faq");
  expect(seen.length).toBeLessThanOrEqual(2);
});

test("a hash that is there on load is scrolled to after 100 ms", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { scrollTo } = window;
    window.scrollTo = (...where: unknown[]) => {
      // The browser's and the router's own jumps name no behavior.
      if (typeof where[0] === "object") document.documentElement.dataset.scrolled = "true";
      Reflect.apply(scrollTo, window, where);
    };
  });
  await page.goto("/contact");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.goto("/#faq");
  await page.keyboard.press("Shift");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await page.clock.runFor(99);
  await expect(page.locator("html[data-scrolled]")).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator("html[data-scrolled]")).toHaveCount(1);
});

test("a fragment that can't be read opens the page all the same", async ({ page, hydrated }) => {
  for (const [address, heading] of [
    ["/#%", /^InCard:/],
    ["/products/incard-finder#100%", "InCard Finder"],
    ["/products/tagigo#%E0%A4%A", "Tagigo"],
    ["/products/carbon-finder#%", "Carbon Finder"],
    ["/pages/anything#%", "InCard Finder user manual"],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    });
  }
});
