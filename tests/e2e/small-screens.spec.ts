import { productSlugs } from "#content/products.ts";
import { expect, test } from "#tests/fixtures.ts";

test("on narrow phones the header keeps the shop's name in one row with what can be pressed", async ({ page }) => {
  for (const width of [320, 360, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/");
    const banner = page.getByRole("banner");
    const name = await banner.getByText("InCard", { exact: true }).boundingBox();
    const buy = await banner.getByRole("link", { name: "Buy Now" }).boundingBox();
    expect(name?.width, `${width}`).toBeGreaterThan(40);
    expect(Math.abs((name?.y ?? 0) + (name?.height ?? 0) / 2 - (buy?.y ?? 0) - (buy?.height ?? 0) / 2)).toBeLessThan(4);
    expect(buy?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("the hero's headline is 56 px high on a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/");
  await expect(page.locator(".hero-panel h2").filter({ visible: true })).toHaveCSS("font-size", "56px");
});

test("the features at a glance leave no gap in their last row", async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of productSlugs) {
      await page.goto(`/products/${slug}`);
      const items = page.getByRole("heading", { name: "At a glance" }).locator("xpath=following-sibling::ul[1]/li");
      const tops = await items.evaluateAll((all) => all.map((item) => (item as HTMLElement).offsetTop));
      const rows = Object.values(Object.groupBy(tops, (top) => top)).map((row) => row?.length);
      expect(new Set(rows).size, `${slug} at ${width} px: ${rows}`).toBe(1);
    }
  }
});

test("where motion is reduced the buy bar stands at once", async ({ page, hydrated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/products/carbon-finder");
  await hydrated(page);
  await page.mouse.wheel(0, 2_000);
  const bar = page.locator(".buy-bar");
  await expect(bar).toHaveCSS("position", "fixed");
  await expect(bar).toHaveCSS("animation-name", "none");
});
