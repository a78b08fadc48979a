import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";

const port = Number(process.env.E2E_PORT ?? 4317) + 1020;

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
    await expect(question).toBeVisible();
    // The bar of a product page gives way to it (app/styles/buy-bar.css).
    await expect(page.locator("html")).toHaveAttribute("data-question-open");
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(page.locator("html")).not.toHaveAttribute("data-question-open");
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
