import type { Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures.ts";

/** One page of each kind that shows pictures. */
const paths = [
  "/",
  "/buy-now",
  "/products/incard-finder",
  "/products/tagigo",
  "/products/tagigo-g",
  "/products/carbon-finder",
  "/product-comparison",
  "/product-details",
  "/support",
  "/found",
  "/found/incard-finder",
  "/hand-over",
  "/hand-over/tagigo",
  "/compatibility/iphone-ios-17",
  "/shipping",
];

/** The pictures of a page whose file has fewer pixels than the screen shows of it. */
async function enlarged(page: Page): Promise<{ pictures: number; offenders: string[] }> {
  return page.evaluate(async () => {
    // Sections of the home page show with its first hero only, and that is drawn at random.
    if (document.documentElement.dataset.hero) document.documentElement.dataset.hero = "0";
    const images = [...document.querySelectorAll("img")];
    for (const image of images) image.loading = "eager";
    await Promise.allSettled(images.map((image) => image.decode()));
    const offenders = images.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const file = /\/images\/([\w-]+)-(\d+)\.(?:avif|webp)/.exec(image.currentSrc);
      if (!file || width === 0) return [];
      // naturalWidth follows `sizes`: the pixels are those that the file's name says.
      const ratio = image.naturalWidth / image.naturalHeight;
      const drawn =
        getComputedStyle(image).objectFit === "cover"
          ? Math.max(width, height * ratio)
          : Math.min(width, height * ratio);
      // What spans the window is seen from farther away.
      const needed = Math.round(drawn * (width >= innerWidth ? 1.6 : devicePixelRatio));
      return Number(file[2]) < needed - 2
        ? [`${location.pathname}: ${file[1]} has ${file[2]} pixels of ${needed}`]
        : [];
    });
    return { pictures: images.length, offenders };
  });
}

test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });

test("no picture is enlarged on a wide screen with two pixels a point", async ({ page }) => {
  const offenders: string[] = [];
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    const found = await enlarged(page);
    expect(found.pictures, path).toBeGreaterThan(0);
    offenders.push(...found.offenders);
  }
  expect(offenders).toEqual([]);
});
