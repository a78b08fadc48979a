import { manuals } from "#content/manuals/manuals.ts";
import { messages } from "#content/messages.ts";
import { productPageWords } from "#content/products/chapters.ts";
import { productRecords } from "#content/products/records.ts";
import { carbonFinderPage, carbonPageFaq, cardTrackers, prices } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";
import { expectOpen, openAnew, openWithoutProducts, tab } from "#tests/product-page.ts";

const path = "/products/carbon-finder";

test("badge, price box, ship date, dark ground; the carousel has eight thumbnails, a counter, and ends that are disabled", async ({
  page,
  hydrated,
  expectAccessible,
}) => {
  await page.goto(path);
  await expect(page.getByText("Presale", { exact: true })).toBeVisible();
  const box = page.getByRole("region", { name: "Price" });
  await expect(box).toContainText(`$${prices.carbon}`);
  await expect(box.locator("s")).toContainText(`$${prices.carbonRegular}`);
  const saved = (Number(prices.carbonRegular) - Number(prices.carbon)).toFixed(2);
  await expect(box).toContainText(`Save $${saved}`);
  const { today = "", announced = "" } = cardTrackers["carbon-finder"].shipLines ?? {};
  await expect(box).toContainText(today);
  await expect(box).toContainText(announced ?? "");
  await expect(box).toContainText(cardTrackers["carbon-finder"].priceNote);
  await expect(page.locator("[data-ground=graphite]")).toBeVisible();
  await hydrated(page);
  await expectAccessible(page);
  await expect(page.getByRole("list", { name: "Thumbnails" }).getByRole("link")).toHaveCount(8);
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  for (let shown = 2; shown <= 8; shown++) {
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText(`${shown} / 8`, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Previous" })).toBeEnabled();
  const remaining = page.getByRole("region", { name: productPageWords.upClose }).getByRole("img");
  await expect(remaining).toHaveCount(productRecords["carbon-finder"].gallery.length - 8);
});

for (const theme of ["light", "dark"] as const)
  test(`with the ${theme} theme the page's ground is also beside the cart, and goes with the page`, async ({
    page,
    hydrated,
    expectAccessible,
  }) => {
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme);
    const ground = (selector: string) =>
      page.locator(selector).evaluate((one) => getComputedStyle(one).backgroundColor);
    await page.goto("/products/tagigo");
    await hydrated(page);
    const before = await ground("body");
    await page.getByRole("contentinfo").getByRole("link", { name: "Carbon Finder" }).first().click();
    await expect(page).toHaveURL(path);
    await page.getByRole("link", { name: "Cart" }).click();
    await expect(page.getByRole("dialog", { name: /cart/i })).toBeVisible();
    // What is seen where the scrollbar was is the root's.
    expect(await ground("html")).toBe(await ground(".cart-drawer"));
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.goBack();
    await expect.poll(() => ground("body")).toBe(before);
  });

test("the carousel begins anew after another tracker's page", async ({ page, hydrated }) => {
  await page.goto("/products/incard-finder");
  await hydrated(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("2 / 10", { exact: true })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Carbon Finder" }).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText("1 / 8", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
});

test("a press on Next while the row still scrolls counts on from where the last press leads", async ({
  page,
  hydrated,
}) => {
  await page.goto(path);
  await hydrated(page);
  const steps = await page.evaluate(async () => {
    const next = [...document.querySelectorAll("button")].find((button) => button.textContent === "Next");
    const row = document.querySelector("#gallery ul");
    if (!next || !row) throw new Error("The carousel is missing.");
    for (let press = 0; press < 3; press++) {
      const moved = new Promise((done) => row.addEventListener("scroll", done, { once: true }));
      next.click();
      await moved;
      // What the page makes of the place on the way is drawn by then.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
    next.click();
    return row.scrollLeft / row.clientWidth;
  });
  expect(steps).toBeLessThan(4);
  await expect(page.getByText("5 / 8", { exact: true })).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator("#gallery ul")
        .first()
        .evaluate((row) => row.scrollLeft / row.clientWidth),
    )
    .toBeCloseTo(4, 1);
  await expect(page.getByText("5 / 8", { exact: true })).toBeVisible();
});

test("tabs: features, specifications, manual parts, questions", async ({ page, hydrated }) => {
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole("tabpanel", { name: "Features" }).getByRole("heading", { level: 3 })).toHaveCount(
    carbonFinderPage.features.length,
  );
  await tab(page, "Specifications").click();
  await expect(page.getByRole("heading", { name: "Specifications" })).toBeVisible();
  await tab(page, "User Manual").click();
  await expect(page).toHaveURL(/manual=true/);
  const parts = page.getByRole("tablist", { name: "Parts of the manual" }).getByRole("tab");
  await expect(parts).toHaveText(manuals["carbon-finder"].tabs.map(({ label }) => label));
  await tab(page, "FAQ").click();
  for (const { question } of carbonPageFaq) await expect(page.getByText(question)).toBeVisible();
  await page.goBack();
  await expectOpen(page, "User Manual");
  await page.goBack();
  await expectOpen(page, "Specifications");
});

test("each address opens its part of the manual", async ({ page, expectAccessible, hydrated }) => {
  for (const [address, sub, isFirst] of [
    ["?manual=true", "Setup", true],
    ["?section=factory-reset", "Factory reset", true],
    ["?manual=true&section=disable", "Disable", true],
    ["#disable", "Disable", false],
  ] as const) {
    await test.step(address, async () => {
      await openAnew(page, `${path}${address}`);
      await hydrated(page);
      await expectOpen(page, "User Manual");
      await expectOpen(page, sub);
      if (address !== "?manual=true")
        await expect(page.getByRole("heading", { name: new RegExp(`^${sub}.* Carbon Finder`) })).toBeInViewport();
      if (isFirst) await expectAccessible(page);
    });
  }
});

test("a kept manual address is restored into the history once", async ({ page, hydrated }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("originalManualUrl", "/pages/carbon-user-manual?x=1#setup"));
  await page.goto(`${path}?manual=true`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Carbon Finder" })).toBeVisible();
  await expect(page).toHaveURL(`${path}?manual=true`);
  await page.goBack();
  await expect(page).toHaveURL("/pages/carbon-user-manual?x=1#setup");
  await page.goto(path);
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL("/pages/carbon-user-manual?x=1#setup");
});

test("no other address is restored", async ({ page, hydrated }) => {
  await page.goto(path);
  for (const bad of ["https://evil.example/", "//evil.example/pages/x", "/admin", "javascript:alert(1)"]) {
    await page.evaluate((address) => localStorage.setItem("originalManualUrl", address), bad);
    await page.reload();
    await hydrated(page);
    await expect(page, bad).toHaveURL(path);
  }
});

test("says that the product could not be loaded when the catalog lacks it", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/buybutton/);
  await openWithoutProducts(page, path, messages.products.notFoundTitle);
  await expect(page.getByText(messages.products.carbonNotFound)).toBeVisible();
});
