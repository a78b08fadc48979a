import { supportHub as text } from "#content/support/hub.ts";
import { expect, test } from "#tests/fixtures.ts";
import { crawl } from "#tests/pages.ts";

for (const [width, colorScheme] of [
  [390, "light"],
  [390, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const) {
  test(`the support hub leads to all help, ${width} px, ${colorScheme}`, async ({
    page,
    hydrated,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto("/support");
    await hydrated(page);
    const main = page.getByRole("main");
    const top = async (name: string) => (await main.getByText(name, { exact: true }).first().boundingBox())?.y ?? 0;
    const order = [
      text.safety.text,
      text.title,
      text.devicesTitle,
      text.tasksTitle,
      text.moreTitle,
      text.contact.title,
    ];
    const tops: number[] = [];
    for (const one of order) tops.push(await top(one));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const search = main.getByRole("searchbox", { name: text.search.label });
    await expect(search).toBeInViewport({ ratio: 1 });
    expect((await search.boundingBox())?.y ?? 0).toBeLessThan(tops[2] ?? 0);
    await expect(main.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
    await expect(main.locator("img")).toHaveCount(text.devices.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  });
}

test("every link of the support hub leads to a page that is there, and to its section", async ({ baseURL }) => {
  const links = [
    text.safety.link,
    text.contact,
    ...text.more,
    ...[...text.devices, ...text.tasks].flatMap((one) => one.links),
  ];
  for (const href of new Set(links.map((one) => one.href))) {
    const { status, ids } = await crawl(baseURL, href);
    expect(status, href).toBe(200);
    const [, section] = href.split("#");
    if (section && section !== "manual") expect([...ids].join(" "), href).toContain(section);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the hub is reached from the phone's menu, and its search answers", async ({ page }) => {
    await page.goto("/products/tagigo");
    await page.locator("summary[aria-label=Menu]").click();
    await page.getByRole("navigation", { name: "Mobile" }).getByRole("link", { name: "Support" }).click();
    await expect(page).toHaveURL("/support");
    await page.getByRole("searchbox").fill("battery");
    await page.getByRole("main").getByRole("button", { name: text.search.button }).click();
    await expect(page).toHaveURL("/search?q=battery");
    await expect(page.getByRole("main").getByRole("status")).toContainText("battery");
  });
});
