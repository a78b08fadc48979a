import { type ChildProcess, execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { assistantTexts } from "#content/assistant/texts.ts";
import { button, cart, openWithButton, payAndConfirm } from "#tests/buying.ts";
import { expect, test } from "#tests/fixtures.ts";
import { shopWithFourthProduct } from "#tests/fourth-product.ts";
import { startOwnShop } from "#tests/own-shop.ts";

// A product that nobody wrote code for: its folder and a line in each list are all that there is of it.

const port = Number(process.env.E2E_PORT ?? 4317) + 1400;
const name = "Pocket Finder";
const path = "/products/pocket-finder";
const price = "$17.45";

test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: "default" });

let folder: string;
let shop: ChildProcess;

test.beforeAll(async () => {
  folder = shopWithFourthProduct();
  execFileSync(process.execPath, [join(folder, "scripts/build/build.ts")], { cwd: folder, stdio: "pipe" });
  const own = startOwnShop(port, {}, folder);
  shop = own.shop;
  await expect(async () => expect((await fetch(`${own.origin}/api/health`)).ok).toBe(true)).toPass();
});

test.afterAll(() => {
  shop?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test("home shows it beside the others: panel, card, features, questions, menu and footer", async ({
  page,
  hydrated,
}) => {
  await page.goto("/");
  await hydrated(page);
  const card = page.getByRole("button", { name: new RegExp(name) });
  await card.click();
  await expect(page.getByRole("heading", { name: "The coat answers" })).toBeVisible();
  const features = page.getByRole("group", { name: /^Features of/ });
  await features.getByText(name).click();
  await expect(page.getByRole("heading", { name: "A battery you change yourself" }).last()).toBeVisible();
  const footer = page.getByRole("navigation", { name: "Footer" });
  await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByText("Products", { exact: true }).click();
  await menu.getByRole("link", { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(path);
});

test("its page has price, tabs, figures and manual", async ({ page, hydrated, expectAccessible }) => {
  await page.goto(path);
  await hydrated(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(main.getByRole("region", { name: "Price" })).toContainText(price);
  await expectAccessible(page);
  await main
    .getByRole("tab", { name: "Specifications" })
    .or(main.getByRole("link", { name: "Specifications" }))
    .first()
    .click();
  await expect(main.getByText("30 mm across")).toBeVisible();
  await main
    .getByRole("tab", { name: "User Manual" })
    .or(main.getByRole("link", { name: "User Manual" }))
    .first()
    .click();
  await expect(main.getByRole("heading", { name: "Set up Pocket Finder on Android" })).toBeVisible();
  await page.goto(`${path}?tab=manual&section=factory-reset#factory-reset`);
  await expect(main.getByRole("heading", { name: "Factory reset Pocket Finder" })).toBeVisible();
});

test("it is bought", async ({ page }) => {
  await openWithButton(page, path);
  await button(page).click();
  await cart(page).getByRole("button", { name: "Checkout" }).click();
  await expect(page).toHaveURL(/\/demo-store\/checkout\//);
  await payAndConfirm(page, name, price.slice(1));
});

test("search and chat find it", async ({ page, hydrated }) => {
  await page.goto("/search?q=round+coat+tracker");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(name) })
      .first(),
  ).toBeVisible();
  await page.goto("/contact");
  await hydrated(page);
  await page.getByRole("button", { name: assistantTexts.open }).click();
  await page.getByRole("textbox", { name: assistantTexts.inputLabel }).fill(`How much is the ${name}?`);
  await page.keyboard.press("Enter");
  const log = page.getByRole("log", { name: chatTexts.log });
  await expect(log).toContainText(`${name} is ${price}.`);
});

test("comparison, coach, hand-over, found, disable and phone check tell of it", async ({ page }) => {
  await page.goto("/product-comparison");
  await expect(page.getByRole("heading", { level: 1, name: "Five trackers, side by side" })).toBeVisible();
  const figures = page.getByRole("region", { name: "The figures" });
  await expect(figures.getByRole("columnheader", { name })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Not for you if it must fit a card slot.");
  for (const [address, says] of [
    ["/coach/pocket-finder/factory-reset", "Removed from Find My or Find Hub?"],
    ["/hand-over/pocket-finder", "CR1632"],
    ["/found/pocket-finder", "coat pockets"],
    ["/support/disable", "A round tag without a hole."],
    ["/compatibility/iphone-ios-17", name],
    ["/troubleshooter/no-sound/pocket-finder", "Press its button once."],
    ["/print/pocket-finder/battery", "Turn the back and lift the cell out."],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("main").getByText(says).first(), address).toBeVisible();
  }
});

test("feeds, sitemap, short links and structured data name it", async ({ page, request }) => {
  expect(await (await request.get("/product-feed.xml")).text()).toContain("pocket-finder-variant");
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`${path}</loc>`);
  expect(await (await request.get("/llms.txt")).text()).toContain(name);
  const link = await request.get("/go/p-battery", { maxRedirects: 0 });
  expect(link.headers().location).toContain(`${path}?tab=manual&section=battery#battery`);
  await page.goto(path);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join("")).toContain('"sku":"pocket-finder-variant"');
});
