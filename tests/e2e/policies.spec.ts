import { readFileSync } from "node:fs";
import { facts } from "#content/catalog/facts.ts";
import { passedDate } from "#content/catalog/passed-date.ts";
import { demoShippingRate } from "#content/checkout.ts";
import { productSlugs } from "#content/products.ts";
import { sellerText } from "#content/seller.ts";
import { shippingPage } from "#content/shipping.ts";
import { thirdParties } from "#content/third-parties.ts";
import { policyAnchors } from "#tests/behavior/policy-anchors.ts";
import { offers } from "#tests/built-in.ts";
import { expect, test } from "#tests/fixtures.ts";

const policies = (
  [
    ["/privacy-policy", "privacy"],
    ["/warranty-policy", "warranty"],
    ["/return-policy", "returns"],
    ["/terms", "terms"],
  ] as const
).map(([path, name]) => {
  const text = readFileSync(`content/policies/${name}.mdx`, "utf8");
  return { path, date: /lastUpdated: "([^"]+)"/.exec(text)?.[1] ?? "", anchors: policyAnchors[name] };
});

for (const { path, date, anchors } of policies) {
  test(`${path} has its date, points, contents and anchors`, async ({ page, hydrated, expectAccessible }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText(`Last updated ${date}`)).toBeVisible();
    await expect(page.getByRole("region", { name: "At a glance" }).getByRole("listitem").first()).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/\{(facts|site|props)\b|undefined/);
    const contents = page.getByRole("navigation", { name: "Contents" });
    for (const anchor of anchors) {
      const link = contents.locator(`a[href="#${anchor}"]`);
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "location");
      await expect(page.locator(`h2#${anchor}`)).toBeInViewport();
    }
    await expectAccessible(page);
  });
}

test("shipping tells cost, threshold and times, terms say what isn't configured, and shipping leaves it out", async ({
  page,
  hydrated,
  expectAccessible,
}) => {
  const main = page.getByRole("main");
  for (const [width, colorScheme] of [
    [390, "dark"],
    [1280, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto("/shipping");
    await hydrated(page);
    await expect(main.getByText(`$${demoShippingRate}`, { exact: true })).toBeVisible();
    await expect(main.getByText(`for an order of $${Number(facts.shop.freeShippingFrom)} or more`)).toBeVisible();
    for (const slug of productSlugs) {
      const { name, note } = offers[slug];
      await expect(main.getByRole("listitem").filter({ hasText: note }).filter({ hasText: name })).toHaveCount(1);
    }
    await expect(main.getByText(passedDate.ship)).toHaveCount(2);
    await expect(main.getByRole("heading", { name: shippingPage.from.title })).toHaveCount(0);
    await expect(main.getByRole("region", { name: shippingPage.to.title })).toContainText(shippingPage.to.demo);
    await expectAccessible(page);
    if (width < 640) await page.getByRole("contentinfo").getByText("Legal", { exact: true }).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Sale" }).click();
    await expect(page).toHaveURL("/terms");
    for (const sentence of [sellerText.noSeller, sellerText.noLaw])
      await expect(main.getByText(sentence)).toBeVisible();
    await expectAccessible(page);
  }
});

test("the table of third parties names each of the list that the security policy is made from", async ({ page }) => {
  await page.goto("/privacy-policy#third-parties");
  const table = page.getByRole("table").filter({ hasText: "What it receives" });
  await expect(table.getByRole("row")).toHaveCount(thirdParties.length + 1);
  for (const { name, gets } of thirdParties) {
    await expect(
      table
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name }) })
        .first(),
    ).toContainText(gets);
  }
});

test("on a phone the tables are cards that fit, each cell with its head", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/privacy-policy");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const cell = page.locator("#policy-text td").nth(1);
  expect(await cell.evaluate((element) => getComputedStyle(element, "::before").content)).toBe('"When"');
});

test("on paper only the policy is left, dark on white", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/return-policy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Contents" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
});
