import type { Page } from "@playwright/test";
import { assistantTexts as texts } from "#content/assistant/texts.ts";
import { expect, test } from "#tests/fixtures.ts";

const button = (page: Page) => page.getByRole("button", { name: texts.open });
const sizes = [
  { width: 390, side: 44 },
  { width: 820, side: 56 },
  { width: 1280, side: 56 },
  { width: 1440, side: 56 },
];

const scrollPage = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);

for (const { width, side } of sizes)
  test(`at ${width} px the button is round, leaves while one scrolls down, and comes back`, async ({
    page,
    hydrated,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/privacy-policy");
    await hydrated(page);
    // It has found its place.
    await expect(button(page)).toHaveAttribute("style", /--lift/);
    await expect(button(page)).toHaveCSS("border-radius", "50%");
    const shown = await button(page).boundingBox();
    expect(shown).toMatchObject({ width: side, height: side });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    const isShown = async () => expect.poll(() => button(page).boundingBox()).toEqual(shown);
    // What comes into view may change the page's height, and the page rests anew.
    const isShownAtRest = async () =>
      expect
        .poll(async () => {
          await page.clock.runFor(300);
          return button(page).boundingBox();
        })
        .toEqual(shown);
    const isAway = async () => expect(button(page)).not.toBeInViewport();

    await scrollPage(page, 600);
    await isAway();
    await scrollPage(page, 400);
    await isShown();

    await scrollPage(page, 800);
    await isAway();
    await isShownAtRest();

    await scrollPage(page, 1200);
    await isAway();
    await page.keyboard.press("Tab");
    await button(page).focus();
    await isShown();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: texts.title })).toBeVisible();
    await scrollPage(page, 1500);
    await expect(button(page)).toHaveAttribute("data-away");
    await isShown();
  });

test("with reduced motion the button goes and comes at once", async ({ page, hydrated }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/privacy-policy");
  await hydrated(page);
  expect(
    await button(page).evaluate((one) => Number.parseFloat(getComputedStyle(one).transitionDuration)),
  ).toBeLessThan(0.001);
});

test("at the end of a page the button covers no words or controls", async ({ page, hydrated }) => {
  for (const path of ["/contact", "/buy-now", "/products/tagigo", "/blog"]) {
    await page.goto(path);
    await hydrated(page);
    for (const { width } of sizes) {
      await page.setViewportSize({ width, height: 844 });
      // Again until it holds: a page that is still being laid out grows below the place that was scrolled to.
      await expect(async () => {
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
        await expect(page.getByRole("link", { name: "Admin" })).toBeInViewport({ ratio: 1, timeout: 500 });
      }).toPass();
      const covered = () =>
        button(page).evaluate((element) => {
          const box = element.getBoundingClientRect();
          return [...document.querySelectorAll("footer :is(p, a, button, summary)")]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .filter((one) => {
              const range = document.createRange();
              range.selectNodeContents(one);
              return [...range.getClientRects()].some(
                ({ left, right, top, bottom }) =>
                  right > box.left && left < box.right && bottom > box.top && top < box.bottom,
              );
            })
            .map(({ textContent }) => textContent);
        });
      // It moves once the page rests.
      await expect.poll(covered, `${path} at ${width} px`).toEqual([]);
    }
  }
});
