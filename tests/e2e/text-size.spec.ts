import { button, card, cart, openWithButton, quantity } from "#tests/buying.ts";
import { expect, test } from "#tests/fixtures.ts";
import { layOutWholePage } from "#tests/whole-page.ts";

test("no page is wider than a phone where the system's fonts stand in for ours", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/\.woff2/);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/products/tagigo", "/product-comparison", "/contact", "/found", "/simple-admin-login"]) {
    await page.goto(path);
    await layOutWholePage(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test("nothing is wider than a 320 px screen or breaks at double text size", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/buy-now", "/product-details"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  // The dot of a four-pack's color lies beside its words, not on them.
  await page.goto("/products/tagigo");
  const covered = await page.locator(".grid .swatch").evaluateAll((dots) =>
    dots.filter((dot) => {
      const words = document.createRange();
      if (dot.nextSibling) words.selectNode(dot.nextSibling);
      const [one, other] = [dot.getBoundingClientRect(), words.getBoundingClientRect()];
      const isBeside = one.right <= other.left || other.right <= one.left;
      return !isBeside && one.top < other.bottom && other.top < one.bottom;
    }),
  );
  expect(covered).toEqual([]);
  await page.goto("/");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await page.setViewportSize({ width: 820, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(820);
  await page.setViewportSize({ width: 390, height: 900 });
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Buy Now" })).toBeInViewport({ ratio: 1 });
  await expect(header.locator("summary[aria-label=Menu]")).toBeInViewport({ ratio: 1 });
  for (const path of [
    "/",
    "/product-comparison",
    "/products/tagigo",
    "/support",
    "/contact",
    "/shipping",
    "/warranty-policy",
    "/hand-over/tagigo",
  ]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await layOutWholePage(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test("at double text size what stands in the cart reaches out of no phone", async ({ page }) => {
  await openWithButton(page, card);
  await button(page).click();
  await cart(page)
    .getByRole("button", { name: /^Add.*Tagigo/ })
    .click();
  await expect(quantity(page)).toHaveCount(2);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const cutOff = await cart(page)
      .locator(".cart-body *")
      .evaluateAll((parts) =>
        parts.filter((part) => part.getBoundingClientRect().right > innerWidth).map(({ className }) => className),
      );
    expect(cutOff, `${width} px`).toEqual([]);
  }
});
