import { offersOf } from "#content/catalog/offers.ts";
import { products } from "#content/catalog/products.ts";
import { helpfulTexts } from "#content/manuals/helpful.ts";
import { manuals } from "#content/manuals/manuals.ts";
import { captionOf } from "#content/media/captions.ts";
import { pictures } from "#content/media/pictures.ts";
import { messages } from "#content/messages.ts";
import { productRecords } from "#content/products/records.ts";
import { officialDisableInstructions } from "#content/support/who-can-help.ts";
import { builtInQuestions, prices } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";
import { expectOpen, openAnew, openWithoutProducts, tab } from "#tests/product-page.ts";

const path = "/products/incard-finder";
const count = productRecords["incard-finder"].gallery.length;

test("shows name, prices and every picture; thumbnails and arrows move the gallery, whose ends stop", async ({
  page,
  expectAccessible,
  hydrated,
}) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "InCard Finder" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(`$${prices.incardFinder}`).first()).toBeVisible();
  await expect(main.getByText(`$${prices.incardFinderList}`).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Thumbnails" }).getByRole("link")).toHaveCount(count);
  await expectOpen(page, "Overview");
  await hydrated(page);
  await expectAccessible(page);
  const counter = page.getByText(`1 / ${count}`, { exact: true });
  await expect(counter).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(`2 / ${count}`, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: `Show picture ${count}` }).click();
  await expect(page.getByText(`${count} / ${count}`, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await expect(page.getByRole("link", { name: `Show picture ${count}` })).toHaveAttribute("aria-current", "true");
});

test("a picture zooms in a dialog that keys step through and close, by wheel, double click, buttons, keys and pinch, from a script of its own", async ({
  page,
  hydrated,
  expectAccessible,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(path);
  await hydrated(page);
  expect(scripts.filter((url) => url.includes("zoom-dialog"))).toEqual([]);
  const zoom = page.getByRole("link", { name: "Zoom picture 1", exact: true });
  await zoom.click();
  const dialog = page.getByRole("dialog", { name: "Pictures of InCard Finder" });
  await expect(dialog.getByText(`1 / ${count}`)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText(`2 / ${count}`)).toBeVisible();
  // Light and not enlarged here; dark and enlarged below.
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(zoom).toBeFocused();
  await zoom.click();
  const picture = dialog.getByRole("img");
  const scale = async () => ((await picture.boundingBox())?.width ?? 0) / whole;
  await expect(picture).toBeVisible();
  expect(scripts.filter((url) => url.includes("zoom-dialog"))).not.toEqual([]);
  const whole = (await picture.boundingBox())?.width ?? 0;
  const { alt } = pictures["incard-hero"];
  await expect(dialog.getByRole("figure").locator("figcaption")).toHaveText(captionOf("incard-hero") ?? "");
  await expect(dialog.getByText(alt)).toHaveCount(0);

  await picture.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(scale).toBeGreaterThan(1.5);
  await expect(picture).toHaveAttribute("sizes", /^\d+px$/);
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText(`1 / ${count}`)).toBeVisible();
  await page.keyboard.press("0");
  await expect.poll(scale).toBe(1);
  await picture.dblclick();
  await expect.poll(scale).toBe(2.5);
  await picture.dblclick();
  await expect.poll(scale).toBe(1);
  await page.keyboard.press("+");
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(scale).toBe(2.25);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect.poll(scale).toBe(1);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const cdp = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 195 - apart, y: 400, id: 1 },
    { x: 195 + apart, y: 400, id: 2 },
  ];
  const small = (await picture.boundingBox())?.width ?? 0;
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(40) });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(80) });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(120) });
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect.poll(async () => ((await picture.boundingBox())?.width ?? 0) / small).toBeCloseTo(3, 1);
});

test("a picture that can't be loaded falls back to its alternative", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource/);
  await page.route(/\/images\/incard-hero-/, (route) => route.abort());
  await page.goto(path);
  await expect(page.locator("#picture-1 img")).toHaveAttribute("src", /incard-top/);
});

test("tabs are links whose address opens them again, with keys as tabs have them", async ({ page, hydrated }) => {
  await page.goto(path);
  await hydrated(page);
  await tab(page, "Specs").click();
  await expect(page).toHaveURL(`${path}?tab=specs`);
  await expect(page.getByRole("heading", { name: "Specifications" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Manual")).toBeFocused();
  await page.keyboard.press("Enter");
  await expectOpen(page, "Manual");
  await expect(page).toHaveURL(`${path}?tab=manual`);
  await page.reload();
  await hydrated(page);
  await expectOpen(page, "Manual");
  await page.goBack();
  await expectOpen(page, "Specs");
});

test("Back on a reloaded page shows the tab of the address, also before script has come", async ({
  page,
  hydrated,
}) => {
  await page.goto(path);
  await hydrated(page);
  await tab(page, "Specs").click();
  await expect(page).toHaveURL(`${path}?tab=specs`);
  let come: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await late;
    await route.continue();
  });
  await page.reload();
  await expectOpen(page, "Specs");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  come();
  await hydrated(page);
  await expectOpen(page, "Overview");
  await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible();
});

// Which address leads where is manualTarget's own test; here one of each kind.
test("an address opens its tab, and its part of the manual", async ({ page }) => {
  for (const [query, shown, sub] of [
    ["?tab=specs", "Specs", null],
    ["?tab=gallery", "Overview", null],
    ["?tab=specs&section=faq", "Manual", "FAQ"],
    ["#locate", "Manual", "Activation/Locate"],
  ] as const) {
    await test.step(query, async () => {
      await openAnew(page, `${path}${query}`);
      await expectOpen(page, shown);
      if (sub) await expectOpen(page, sub);
    });
  }
});

test("sub-tabs of the manual set the hash, which a reload keeps", async ({ page, hydrated }) => {
  await page.goto(`${path}?tab=manual`);
  await hydrated(page);
  const [setup, ...others] = manuals["incard-finder"].tabs;
  for (const sub of [...others, ...(setup ? [setup] : [])]) {
    await tab(page, sub.label).click();
    await expect(page).toHaveURL(new RegExp(`#${sub.hash}$`));
    await expectOpen(page, sub.label);
  }
  await tab(page, "Battery").click();
  await expect(page).toHaveURL(/#battery$/);
  await page.reload();
  await expectOpen(page, "Battery");
});

test("an address with a section scrolls to it, and scrollToManual to the manual", async ({ page }) => {
  await page.goto(`${path}#disable-finder`);
  await expect(page.getByRole("heading", { name: "Disable and re-enable InCard Finder" })).toBeInViewport();
  await page.goto(`${path}?tab=manual&scrollToManual=true&forceScroll=true`);
  await expect(tab(page, "Setup")).toBeInViewport();
});

test("the manual has questions, a regulatory link and the official page; a video without an id points at the illustrated steps; each section asks whether it helped, in a group with a name of its own that is no landmark", async ({
  page,
  hydrated,
  expectAccessible,
}) => {
  await page.goto(`${path}?section=faq`);
  const first = builtInQuestions(offersOf(products)).owners["incard-finder"][0]?.question ?? "";
  await expect(page.getByText(first)).toBeVisible();
  await expect(page.getByRole("link", { name: "Regulatory information" })).toHaveAttribute("href", "/regulatory");
  const official = page.getByRole("link", { name: officialDisableInstructions.title });
  await expect(official).toHaveAttribute("href", officialDisableInstructions.href);
  await page.goto(`${path}?tab=manual`);
  await expect(page.locator("iframe[src*=youtube]")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Set up InCard Finder on Android/ })).toHaveAttribute(
    "href",
    "#setup-android",
  );
  await expect(page.locator("#setup-android figure svg").first()).toBeVisible();
  await hydrated(page);
  const sections = page.getByRole("tabpanel", { name: "Setup" }).getByRole("region");
  await expect(sections).not.toHaveCount(0);
  for (const section of await sections.all()) {
    await expect(section.getByRole("group", { name: helpfulTexts.question })).toHaveCount(1);
  }
  const names = await page.getByText(helpfulTexts.question).allTextContents();
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  await expect(page.getByRole("form", { name: helpfulTexts.question })).toHaveCount(0);
  await expectAccessible(page);
});

test("'Product not found' shows when the catalog lacks the card", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/buybutton/);
  await openWithoutProducts(page, path, messages.products.notFound);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs, sub-tabs, pictures and hashes work as links", async ({ page }) => {
    await page.goto(path);
    await page.getByRole("tab", { name: "Manual" }).click();
    await expect(page.getByRole("heading", { name: "Set up InCard Finder on Android" })).toBeVisible();
    await page.getByRole("tab", { name: "Reset" }).click();
    await expect(page.getByRole("heading", { name: "Factory reset InCard Finder" })).toBeInViewport();
    await page.goto(`${path}#locate`);
    await expect(page.getByRole("heading", { name: "Activate and locate InCard Finder" })).toBeInViewport();
    await page.goto(path);
    await page.getByRole("link", { name: "Show picture 3" }).click();
    await expect(page.locator("#picture-3")).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator("[data-buy-button] a")).toHaveAttribute("href", /cart/);
  });
});
