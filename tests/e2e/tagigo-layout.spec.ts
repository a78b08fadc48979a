import type { Page } from "@playwright/test";
import { tagigoAmounts } from "#content/catalog/offers.ts";
import { networkTypes } from "#contract/product-options.ts";
import { offers } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";

const path = "/products/tagigo";
const choice = (page: Page, group: string, name: string) =>
  page.getByRole("radiogroup", { name: group }).getByRole("radio", { name });

for (const width of [390, 820, 1440])
  test(`at ${width} px Google's packs stand in two rows of three, none cut, each four-pack with its dot and saving, each network with its price`, async ({
    page,
    hydrated,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await hydrated(page);
    await expect(choice(page, "Pack", "4-Pack Black")).toContainText("Save 10% ($9.97)");
    await choice(page, "Network", "Google Find Hub").click();
    const amounts = tagigoAmounts(offers);
    for (const net of networkTypes)
      await expect(choice(page, "Network", net)).toContainText(`$${amounts[net]["1-Pack"]}`);
    const packs = page.getByRole("radiogroup", { name: "Pack" }).getByRole("radio");
    await expect(packs).toHaveCount(6);
    const cards = await packs.evaluateAll((all) =>
      all.map((card) => ({
        row: card.getBoundingClientRect().top,
        cut: card.scrollWidth > card.clientWidth || card.getBoundingClientRect().right > innerWidth,
        dotted: card.querySelector("[aria-hidden=true]") !== null,
        saves: /Save \d+% \(\$\d+\.\d\d\)/.test(card.textContent ?? ""),
      })),
    );
    expect(Object.values(Object.groupBy(cards, ({ row }) => row)).map((row) => row?.length)).toEqual([3, 3]);
    expect(cards.filter(({ cut }) => cut)).toEqual([]);
    expect(cards.map(({ dotted, saves }) => dotted && saves)).toEqual([false, true, true, true, true, true]);
  });

test("on a phone the header's Buy Now brings the whole configurator into view, from its first choice to its button", async ({
  page,
  hydrated,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 3_000));
  await page.getByRole("banner").getByRole("link", { name: "Buy Now" }).filter({ visible: true }).click();
  const title = page.getByRole("heading", { name: /^Choose your Tagigo/ });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-buy-button]").first()).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole("banner").boundingBox();
  expect((await title.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});
