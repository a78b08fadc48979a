import type { Page } from "@playwright/test";
import { assistantTexts as texts } from "#content/assistant/texts.ts";
import { expect, test } from "#tests/fixtures.ts";

const button = (page: Page) => page.getByRole("button", { name: texts.open });

test("the button covers no words, links or controls and stays inside the window, from 390 to 1440 px", async ({
  page,
  hydrated,
}) => {
  test.slow();
  /** Words and controls under the button, and itself where the edge cuts it. */
  const amiss = () =>
    button(page).evaluate((element) => {
      const box = element.getBoundingClientRect();
      if (box.right > innerWidth || box.bottom > innerHeight) return ["cut by the edge"];
      if (getComputedStyle(element).opacity === "0") return [];
      const under = ({ left, right, top, bottom }: DOMRect) =>
        Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
        Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1;
      const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
      const controls = [
        ...document.querySelectorAll(":is(main, footer) :is(a, button, input, select, summary)"),
      ].filter((one) => isShown(one) && !one.closest(".sr-only") && [...one.getClientRects()].some(under));
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const words: (string | null)[] = controls.map(({ textContent }) => textContent);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (
          !parent?.closest("main, footer") ||
          parent.closest(".sr-only") ||
          !node.nodeValue?.trim() ||
          !isShown(parent)
        )
          continue;
        range.selectNodeContents(node);
        if ([...range.getClientRects()].some(under)) words.push(node.nodeValue);
      }
      return words;
    });
  await page.clock.install();
  for (const path of ["/contact", "/troubleshooter", "/hand-over", "/buy-now"]) {
    await page.clock.resume();
    await page.goto(path);
    await hydrated(page);
    for (const width of [390, 768, 1024, 1280, 1440]) {
      await page.clock.resume();
      await page.setViewportSize({ width, height: 844 });
      await expect(button(page)).toHaveAttribute("data-fits", /./);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
      const restAt = async (top: number) => {
        await page.evaluate(
          (y) =>
            new Promise<void>((resolve) => {
              if (Math.abs(scrollY - y) < 1) return resolve();
              addEventListener("scroll", () => resolve(), { once: true });
              scrollTo({ top: y, behavior: "instant" });
            }),
          top,
        );
        expect(await amiss(), `${path} at ${width} px, on the way to ${top} px`).toEqual([]);
        await page.clock.runFor(200);
        expect(await amiss(), `${path} at ${width} px, at rest ${top} px down`).toEqual([]);
      };
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let y = 5; y < end; y += 270) await restAt(y);
      // At the end it is round, and the footer's last link beside it.
      await restAt(end);
      expect(await button(page).evaluate((one) => innerWidth - one.getBoundingClientRect().right)).toBe(16);
      await expect(page.getByRole("link", { name: "Admin" })).toBeInViewport({ ratio: 1 });
    }
  }
});

test("a button that has become a tab still opens the chat, and is round again then", async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/troubleshooter");
  await hydrated(page);
  await expect(button(page)).toHaveAttribute("data-fits", "tab");
  await button(page).click();
  await expect(page.getByRole("dialog", { name: texts.title })).toBeVisible();
  await expect.poll(() => button(page).evaluate((one) => innerWidth - one.getBoundingClientRect().right)).toBe(16);
});
