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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the network of the address decides which chapters are seen", async ({ page }) => {
    const google = serializeSelection(chooseNetwork(initialSelection, "Google Find Hub"));
    await page.goto(`/products/tagigo?${google}`);
    await expect(page.getByRole("heading", { name: notFor("tagigo-g") })).toBeVisible();
    await expect(page.getByRole("heading", { name: notFor("tagigo"), exact: true })).toBeHidden();
  });
});
