import type { Page } from "@playwright/test";
import { chooseNetwork, initialSelection, serializeSelection } from "#app/features/catalog/configurator/selection.ts";
import { productPageWords as words } from "#content/products/chapters.ts";
import { carbonFinderPage, guidance, incardFinderPage, prices, tagigoPage } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";

const notFor = (id: keyof typeof guidance): string => guidance[id].notFor;
const pages = [
  { path: "/products/incard-finder", id: "incard-finder", page: incardFinderPage, network: undefined },
  { path: "/products/tagigo", id: "tagigo", page: tagigoPage, network: "Dual Network" },
  { path: "/products/tagigo-g", id: "tagigo-g", page: tagigoPage, network: "Google Find Hub" },
  { path: "/products/carbon-finder", id: "carbon-finder", page: carbonFinderPage, network: undefined },
] as const;

for (const { path, id, page: content, network } of pages) {
  test(`${path} tells its chapters, what goes with it and questions, on a phone and a wide screen`, async ({
    page,
    hydrated,
    expectAccessible,
  }) => {
    await page.goto(path);
    await hydrated(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: width === 390 ? "light" : "dark" });
      for (const chapter of content.overview.chapters) {
        const heading = page.getByRole("heading", { level: 2, name: chapter.title, exact: true });
        const seen = chapter.network === undefined || chapter.network === network;
        // Both versions of Tagigo may have a title in common: it is seen once.
        if (seen) await expect(heading).toHaveCount(1);
      }
      await expect(page.getByRole("heading", { name: notFor(id) })).toBeVisible();
      await expect(page.getByRole("region", { name: words.upClose }).getByRole("img")).toHaveCount(
        content.upClose.length,
      );
      await expect(page.getByRole("region", { name: words.goesWith(content.title) }).getByRole("link")).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
    const region = page.getByRole("region", { name: words.questions });
    const questions = region.locator("summary");
    await questions.first().focus();
    await page.keyboard.press("End");
    await expect(questions.last()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(region.locator("details[open]")).toHaveCount(1);
  });
}

test("what Tagigo's chapters say follows the chosen network, and the cards name price and reason", async ({
  page,
  hydrated,
}) => {
  await page.goto("/products/tagigo");
  await hydrated(page);
  const [dual, google] = [notFor("tagigo"), notFor("tagigo-g")];
  await expect(page.getByRole("heading", { name: dual })).toBeVisible();
  await page.getByRole("radio", { name: "Google Find Hub" }).click();
  await expect(page.getByRole("heading", { name: google })).toBeVisible();
  await expect(page.getByRole("heading", { name: dual })).toBeHidden();
  const card = page
    .getByRole("region", { name: words.goesWith("Tagigo") })
    .getByRole("link", { name: "InCard Finder" });
  await expect(card).toContainText(`$${prices.incardFinder}`);
  await expect(card).toContainText(tagigoPage.goesWith["incard-finder"]?.reason ?? "");
  await card.click();
  await expect(page).toHaveURL("/products/incard-finder");
});

/** The steps of set-up as they stand in the window, and whether the page can be scrolled sideways. */
const stepsOf = (page: Page) => {
  const row = page.getByRole("list", { name: "Set up in three steps" }).filter({ visible: true });
  const boxes = () =>
    row.getByRole("listitem").evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().toJSON()));
  return { row, boxes };
};

for (const { path, id } of pages)
  test(`on a phone ${id} is set up in one row to swipe, by keys too and in a language from the right with long words`, async ({
    page,
    hydrated,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await hydrated(page);
    const { row, boxes } = stepsOf(page);
    await row.scrollIntoViewIfNeeded();
    const [first, second, third] = await boxes();
    expect(new Set([first?.y, second?.y, third?.y]).size).toBe(1);
    expect(first?.right).toBeLessThan(second?.left);
    expect(second?.left).toBeLessThan(390 - 40);
    expect(second?.right).toBeGreaterThan(390);
    expect(third?.left).toBeGreaterThan(390);
    await row.focus();
    await expect(row).toBeFocused();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      expect((await boxes())[2]?.right).toBeLessThanOrEqual(390);
    }).toPass();

    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
      for (const text of document.querySelectorAll("section li span > span"))
        text.textContent = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ".repeat(
          4,
        );
    });
    const turned = await boxes();
    expect(new Set(turned.map(({ y }) => y)).size).toBe(1);
    expect(turned[1].right).toBeLessThan(turned[0].left);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const cut = await row.evaluate((list) =>
      [...list.querySelectorAll("li")].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    );
    expect(cut).toEqual([]);

    await page.setViewportSize({ width: 820, height: 1180 });
    for (const { left, right } of await boxes()) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(820);
    }
    // What doesn't scroll isn't a stop of the Tab key.
    const idleStops = () =>
      page
        .getByRole("main")
        .evaluate((main) =>
          [...main.querySelectorAll("[tabindex='0']:not([role])")]
            .filter((stop) => stop.scrollWidth <= stop.clientWidth && stop.scrollHeight <= stop.clientHeight)
            .map((stop) => stop.outerHTML.slice(0, 100)),
        );
    await expect.poll(idleStops).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(row).toHaveAttribute("tabindex", "0");
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the network of the address decides which chapters are seen", async ({ page }) => {
    const google = serializeSelection(chooseNetwork(initialSelection, "Google Find Hub"));
    await page.goto(`/products/tagigo?${google}`);
    await expect(page.getByRole("heading", { name: notFor("tagigo-g") })).toBeVisible();
    await expect(page.getByRole("heading", { name: notFor("tagigo"), exact: true })).toBeHidden();
  });
});
