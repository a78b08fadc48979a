import type { Page } from "@playwright/test";
import { assistantTexts } from "#content/assistant/texts.ts";
import { expect, test } from "#tests/fixtures.ts";

const products = ["/products/incard-finder", "/products/tagigo", "/products/carbon-finder"];
const buy = (page: Page) => page.locator("[data-buy-button]").first();

async function bottomOf(place: ReturnType<typeof buy>): Promise<number> {
  const box = await place.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

test("on a phone a product page is at most 7,500 px high, and its features at a glance 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of products)
    await test.step(path, async () => {
      await page.goto(path);
      // Every section is laid out once it has been near the screen.
      const height = await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
          scrollTo(0, y);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
        scrollTo(0, 0);
        return document.documentElement.scrollHeight;
      });
      expect(height).toBeLessThanOrEqual(7_500);
      const glance = page.getByRole("heading", { name: "At a glance" }).locator("xpath=following-sibling::ul[1]");
      expect((await glance.boundingBox())?.height).toBeLessThanOrEqual(320);
    });
});

for (const [width, height] of [
  [820, 1180],
  [1280, 900],
  [1440, 900],
] as const)
  test(`at ${width} x ${height} each product's button lies within the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of products)
      await test.step(path, async () => {
        await page.goto(path);
        expect(await bottomOf(buy(page))).toBeLessThanOrEqual(height);
      });
  });

test("on a phone home's first screen shows badge, headline, picture, sentence and button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const panel = page.locator(".hero-panel").filter({ visible: true });
  const picture = await panel.locator("img").boundingBox();
  expect(picture).toMatchObject({ x: 0, width: 390 });
  expect(picture?.y).toBeLessThanOrEqual(330);
  expect(await bottomOf(panel.getByRole("link").first())).toBeLessThanOrEqual(844);
  const pause = await page.getByRole("button", { name: "Pause rotation" }).boundingBox();
  const chat = await page.getByRole("button", { name: assistantTexts.open }).boundingBox();
  expect((pause?.x ?? 390) + (pause?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0);
});
