import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";

const port = Number(process.env.E2E_PORT ?? 4317) + 1020;

test("the question about analytics is there with the first paint, moves nothing, and isn't shown to who has answered", async ({
  page,
  request,
  hydrated,
}) => {
  const { origin, shop } = startOwnShop(port + 1, { ANALYTICS_ID: "G-TEST" });
  try {
    await expect(async () => expect((await request.get(`${origin}/api/health`)).status()).toBe(200)).toPass();
    const { promise: painted, resolve: paint } = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await painted;
      await route.continue();
    });
    const headerTop = (): Promise<number> =>
      page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().top);
    const question = page.getByRole("region", { name: "Analytics" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}/products/tagigo`);
    await page.evaluate(() => document.fonts.ready);
    await expect(question).toBeVisible();
    const before = await headerTop();
    // A control that can't do yet what it says isn't there yet.
    await expect(question.getByRole("button", { name: "No" })).toBeHidden();
    paint();
    await hydrated(page);
    await expect(question.getByRole("button", { name: "No" })).toBeVisible();
    expect(await headerTop()).toBe(before);
    await question.getByRole("button", { name: "No" }).click();
    await page.reload();
    await hydrated(page);
    await expect(question).toBeHidden();
    expect(await headerTop()).toBeLessThan(before);
  } finally {
    shop.kill();
  }
});

test("with consent each page counts once: on a full load, and on the way to another page", async ({
  page,
  request,
  hydrated,
}) => {
  const { origin, shop } = startOwnShop(port, { ANALYTICS_ID: "G-TEST" });
  try {
    await expect(async () => expect((await request.get(`${origin}/api/health`)).status()).toBe(200)).toPass();
    await page.route("https://www.googletagmanager.com/**", (route) => route.fulfill({ body: "" }));
    await page.goto(`${origin}/contact`);
    const question = page.getByRole("region", { name: "Analytics" });
    await hydrated(page);
    await question.getByRole("button", { name: "No" }).press("Enter");
    await expect(question).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    // Asked again from the footer, the question gets the focus, and gives it back once it is answered.
    const again = page.getByRole("contentinfo").getByRole("button", { name: /^Analytics/ });
    await again.press("Enter");
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport();
    await question.getByRole("button", { name: "Yes" }).press("Enter");
    await expect(question).toBeHidden();
    await expect(again).toBeFocused();
    const views = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).flatMap((one) => {
          const [name, what, view] = Array.from(Object(one)) as unknown[];
          return name === "event" && what === "page_view" ? [Object(view).page_path] : [];
        }),
      );
    await page.goto(`${origin}/blog`);
    await hydrated(page);
    await expect.poll(views).not.toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).first().click();
    await expect(page).toHaveURL(`${origin}/contact`);
    await expect.poll(async () => (await views()).at(-1)).toBe("/contact");
    expect(await views()).toEqual(["/blog", "/contact"]);
  } finally {
    shop.kill();
  }
});
