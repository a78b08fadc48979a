import type { Page } from "@playwright/test";
import { saving } from "#app/features/catalog/price-box/saving.ts";
import { notSoldText } from "#content/buy-labels.ts";
import { tagigoAmounts } from "#content/catalog/offers.ts";
import { messages } from "#content/messages.ts";
import { choiceDetails, type TagigoChoice, tagigoColors } from "#content/products/tagigo/options.ts";
import { type NetworkType, networkTypes } from "#contract/product-options.ts";
import { offers, tagigoPage } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";
import { expectOpen, openAnew, openWithoutProducts, tab } from "#tests/product-page.ts";

const path = "/products/tagigo";
const isSingle = (color: string) => tagigoColors.some(({ name }) => name === color);
const group = (page: Page, name: string) => page.getByRole("radiogroup", { name });
const pack = (page: Page, name: string) => group(page, "Pack").getByRole("radio", { name });
const swatch = (page: Page, name: string) => group(page, "Color").getByRole("radio", { name, exact: true });
/** A single color stands under Color, what is a four-pack under Pack. */
const choice = (page: Page, color: TagigoChoice) =>
  isSingle(color) ? swatch(page, color) : pack(page, `4-Pack ${color.replace("4-Pack ", "")}`);
const network = (page: Page, name: NetworkType) => group(page, "Network").getByRole("radio", { name });
const price = (page: Page) => page.getByRole("region", { name: "Choose your Tagigo" }).getByText(/^Price \$\d/);
const buy = (page: Page) => page.locator("[data-buy-button] a").first();

test("presale badge, price chips, thumbnails", async ({ page, hydrated, expectAccessible }) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Tagigo" })).toBeVisible();
  await expect(page.getByText("Presale", { exact: true })).toBeVisible();
  const chips = page.getByRole("list", { name: "Prices" });
  await expect(chips).toContainText(`$${tagigoAmounts(offers)["Dual Network"]["1-Pack"]}`);
  await expect(chips).toContainText(`$${tagigoAmounts(offers)["Google Find Hub"]["1-Pack"]}`);
  await expect(page.getByRole("list", { name: "Colors" }).getByRole("link")).toHaveCount(tagigoColors.length);
  await expect(page.getByRole("list", { name: "In use" }).getByRole("link")).toHaveCount(tagigoPage.useCases.length);
  await hydrated(page);
  await expectAccessible(page);
});

const combinations = choiceDetails.flatMap(({ choice, networks }) => networks.map((net) => [net, choice] as const));

/** What the server sells at the page's address. */
async function boughtAt(page: Page): Promise<string | undefined> {
  const html = await (await page.request.get(page.url())).text();
  return /data-buy-button=[\s\S]*?href="([^"]*)"/.exec(html)?.[1];
}

for (const net of networkTypes) {
  test(`${net}: each color and pack has its price and something else to buy, and stays in the address`, async ({
    page,
    hydrated,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await network(page, net).click();
    const bought = new Set<string>();
    for (const [, color] of combinations.filter(([one]) => one === net)) {
      await choice(page, color).click();
      const size = isSingle(color) ? "1-Pack" : "4-Pack";
      await expect(choice(page, color)).toBeChecked();
      await expect(pack(page, "1-Pack")).toBeChecked({ checked: size === "1-Pack" });
      await expect(price(page)).toHaveText(`Price $${tagigoAmounts(offers)[net][size]}`);
      const href = (await buy(page).getAttribute("href")) ?? "";
      expect(href).toMatch(/\/cart\/\d+:1$/);
      bought.add(href);
      // What the address alone leads to, as somebody sees it who reloads it or gets it from a friend.
      await expect.poll(() => boughtAt(page)).toBe(href);
    }
    expect(bought.size).toBe(combinations.filter(([one]) => one === net).length);
    const last = combinations.findLast(([one]) => one === net)?.[1] ?? "Black";
    const href = (await buy(page).getAttribute("href")) ?? "";
    await page.reload();
    await expect(network(page, net)).toBeChecked();
    await expect(choice(page, last)).toBeChecked();
    await expect(buy(page)).toHaveAttribute("href", href);
  });
}

test("a four-pack takes the colors away and shows what it saves; one tracker brings Black back, and keys move on", async ({
  page,
  hydrated,
}) => {
  await page.goto(path);
  await hydrated(page);
  await swatch(page, "Pink").click();
  await pack(page, "4-Pack All Colors").click();
  await expect(pack(page, "4-Pack All Colors")).toBeChecked();
  await expect(group(page, "Color")).toHaveAttribute("aria-disabled", "true");
  await expect(swatch(page, "Blue")).toBeDisabled();
  await pack(page, "1-Pack").click();
  await expect(swatch(page, "Black")).toBeChecked();
  await expect(swatch(page, "Blue")).toBeEnabled();
  await swatch(page, "Black").focus();
  await page.keyboard.press("ArrowRight");
  await expect(swatch(page, "White")).toBeChecked();
  await expect(swatch(page, "White")).toBeFocused();

  await network(page, "Google Find Hub").click();
  await pack(page, "4-Pack All Colors").click();
  await pack(page, "4-Pack Pink").click();
  await expect(pack(page, "4-Pack Pink")).toBeChecked();
  const { "1-Pack": one, "4-Pack": four } = tagigoAmounts(offers)["Google Find Hub"];
  await expect(pack(page, "4-Pack Pink")).toContainText(`($${saving(`${4 * Number(one)}`, four)})`);
  await expect(page.getByText("Tagigo G, Pink, 4-Pack")).toBeVisible();
});

test("switching the network keeps the color; Google alone offers three more four-packs, also at an address of its own", async ({
  page,
  hydrated,
}) => {
  await page.goto("/products/tagigo-g");
  await expect(network(page, "Google Find Hub")).toBeChecked();
  await expect(price(page)).toHaveText(`Price $${tagigoAmounts(offers)["Google Find Hub"]["1-Pack"]}`);
  await page.goto(path);
  await hydrated(page);
  await expect(pack(page, "4-Pack Pink")).toHaveCount(0);
  await swatch(page, "Blue").click();
  await network(page, "Google Find Hub").click();
  await expect(swatch(page, "Blue")).toBeChecked();
  for (const more of ["4-Pack Pink", "4-Pack Blue", "4-Pack White"]) await expect(pack(page, more)).toBeVisible();
});

test("a color thumbnail selects the color and 1-Pack; a use-case photo leads back", async ({ page, hydrated }) => {
  await page.goto(`${path}?pack=4-pack`);
  await hydrated(page);
  await page.getByRole("list", { name: "Colors" }).getByRole("link", { name: "Pink" }).click();
  await expect(swatch(page, "Pink")).toBeChecked();
  await expect(pack(page, "1-Pack")).toBeChecked();
  const back = page.getByRole("button", { name: "Back to Product" });
  for (const { label, picture } of tagigoPage.useCases) {
    await page.getByRole("link", { name: label }).click();
    await expect(page.locator("#gallery img").first()).toHaveAttribute("src", new RegExp(picture));
    await expect(back).toBeVisible();
  }
  await back.click();
  await expect(back).toBeHidden();
  await page.getByRole("link", { name: "On keys" }).click();
  await swatch(page, "White").click();
  await expect(back).toBeHidden();
});

// Which address leads where is manualTarget's own test; here one of each kind.
test("an address opens its section of the right manual", async ({ page }) => {
  for (const [address, sub, heading] of [
    ["?manual=true", "Tagigo", "Set up Tagigo on Android"],
    ["#factory-reset", "Tagigo", "Factory reset Tagigo"],
    ["#disable-tagigo-g", "Tagigo G", "Disable and re-enable Tagigo G"],
  ] as const) {
    await test.step(address, async () => {
      await openAnew(page, `${path}${address}`);
      await expectOpen(page, "User Manual");
      await expectOpen(page, sub);
      const target = page.getByRole("heading", { name: heading, exact: true });
      await expect(target).toBeVisible();
      await expect(target).toBeInViewport();
    });
  }
  await test.step("Tagigo G's own manual", async () => {
    await openAnew(page, "/products/tagigo-g#manual");
    await expectOpen(page, "Tagigo G");
    await page.getByRole("tab", { name: "Tagigo", exact: true }).click();
    await expect(page).toHaveURL(/#manual-tagigo$/);
  });
});

test("choosing the manual's tab, or a color beside it, leaves the page where it is", async ({ page, hydrated }) => {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole("tab", { name: "User Manual" }).click();
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/manual=true/);
  await swatch(page, "Pink").click();
  await expect(page).toHaveURL(/color=pink/);
  const before = await page.evaluate(() => scrollY);
  await page.clock.runFor(2_000);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("the section is scrolled to between 600 and 800 ms", async ({ page, hydrated }) => {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.evaluate(() => scrollTo(0, 0));
  await tab(page, "User Manual").click();
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/manual=true/);
  await page.evaluate(() => {
    location.hash = "factory-reset";
  });
  const heading = page.getByRole("heading", { name: "Factory reset Tagigo", exact: true });
  await page.clock.runFor(500);
  await expect(heading).not.toBeInViewport();
  await page.clock.runFor(1_500);
  await expect(heading).toBeInViewport();
});

test("regulatory links go to /regulatory, and tabs keep the choice", async ({ page, hydrated, expectAccessible }) => {
  await page.goto(`${path}?color=pink`);
  await hydrated(page);
  await tab(page, "Specifications").click();
  await expect(swatch(page, "Pink")).toBeChecked();
  for (const scheme of ["FCC", "CE", "RoHS", "REACH"]) {
    const link = page.getByRole("link", { name: scheme, exact: true }).first();
    await expect(link).toHaveAttribute("href", "/regulatory");
  }
  await tab(page, "User Manual").click();
  await expect(page).toHaveURL(/manual=true/);
  await expectAccessible(page);
  await page.goBack();
  await expectOpen(page, "Specifications");
  await expect(swatch(page, "Pink")).toBeChecked();
});

test("'Product not found' shows when the catalog lacks it", async ({ page, consoleErrors }) => {
  consoleErrors.allow(/buybutton/);
  await openWithoutProducts(page, path, messages.products.notFound);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the configurator works as links", async ({ page }) => {
    await page.goto(path);
    await page.getByRole("radio", { name: "Google Find Hub" }).click();
    await page.getByRole("radio", { name: "4-Pack Pink" }).click();
    await expect(price(page)).toHaveText(`Price $${tagigoAmounts(offers)["Google Find Hub"]["4-Pack"]}`);
    await pack(page, "1-Pack").click();
    await expect(swatch(page, "Pink")).toBeChecked();
    await page.getByRole("link", { name: "On keys" }).click();
    await expect(page.getByRole("link", { name: "Back to Product" })).toBeVisible();
  });
});

for (const [start, place] of [
  [path, "the same page"],
  ["/products/tagigo-g", "Tagigo G's page"],
] as const)
  test(`the header's Buy Now on ${place} goes to the configurator and keeps what is chosen`, async ({
    page,
    hydrated,
  }) => {
    await page.goto(start);
    await hydrated(page);
    const buyNow = page.getByRole("banner").getByRole("link", { name: "Buy Now" }).filter({ visible: true });
    const title = page.getByRole("heading", { name: /^Choose your Tagigo/ });
    await network(page, "Google Find Hub").click();
    await swatch(page, "Pink").click();
    await page.evaluate(() => scrollTo(0, 2_000));
    await buyNow.click();
    await expect(page).toHaveURL(/^[^?]*\/products\/tagigo\?network=google-find-hub&color=pink/);
    await expect(swatch(page, "Pink")).toBeChecked();
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expect(title).toHaveText("Choose your Tagigo GAndroid only");
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(/\/blog/);
  });

test("a pack that the other network lacks is told of, and switching back restores it", async ({ page, hydrated }) => {
  await page.goto(`${path}?network=google-find-hub&color=4-pack-pink`);
  await hydrated(page);
  await network(page, "Dual Network").click();
  await expect(pack(page, "4-Pack All Colors")).toBeChecked();
  const told = page.getByText(notSoldText("4-Pack Pink", "Dual Network", "All Colors"));
  await expect(told).toBeVisible();
  await page.reload();
  await expect(told).toBeVisible();
  await hydrated(page);
  await network(page, "Google Find Hub").click();
  await expect(pack(page, "4-Pack Pink")).toBeChecked();
  await expect(told).toHaveCount(0);
});
