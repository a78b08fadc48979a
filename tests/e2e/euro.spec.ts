import { z } from "zod";
import { catalogText } from "#content/admin-catalog.ts";
import { setupText } from "#content/admin-setup.ts";
import { chatTexts } from "#content/assistant/chat-texts.ts";
import { assistantTexts } from "#content/assistant/texts.ts";
import { cartText } from "#content/cart.ts";
import { setupMessages } from "#content/setup-messages.ts";
import { figuresResponse } from "#contract/admin-figures.ts";
import { prices } from "#tests/built-in.ts";
import { button, cart, openWithButton } from "#tests/buying.ts";
import { expect, test } from "#tests/fixtures.ts";
import { startOwnShop } from "#tests/own-shop.ts";
import { logIn } from "./staff-pages.ts";

// A shop that sells in euros says so in every place, and nowhere that it sells in dollars.

const port = Number(process.env.E2E_PORT ?? 4317) + 1420;
let shop: ReturnType<typeof startOwnShop>;

test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  shop = startOwnShop(port, { CURRENCY: "EUR" });
  await expect(async () => expect((await fetch(`${shop.origin}/api/health`)).ok).toBe(true)).toPass();
});

test.afterAll(() => {
  shop.shop.kill();
});

/** What other makers ask for theirs, in dollars by their own word (content/catalog/comparison.ts). */
const othersPrices = /\$29(?:\.99)? at launch/g;

test("no page, feed or text names a price in dollars", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(60);
  for (const path of [...paths, "/llms.txt", "/product-feed.xml", "/feed.xml", "/search-index.json", "/offline"]) {
    const said = (await (await request.get(path)).text()).replace(othersPrices, "");
    // An article may tell of a $50 bill, and the search has its words.
    const price = /^\/(blog\/|search-index)/.test(path) ? /\$\d+\.\d\d/g : /\$(?:<!-- -->)?\d[\d.]*|US dollars|USD/g;
    expect(said.match(price), path).toBeNull();
  }
});

test("pages, structured data and feed name euros", async ({ page, request }) => {
  const product = await (await request.get("/products/incard-finder")).text();
  expect(product).toContain(`€${prices.incardFinder}`);
  expect(product).toContain(`"price":"${prices.incardFinder}","priceCurrency":"EUR"`);
  expect(product).toContain("free from €50");
  expect(await (await request.get("/product-feed.xml")).text()).toContain(
    `<g:sale_price>${prices.carbon} EUR</g:sale_price>`,
  );
  expect(await (await request.get("/terms")).text()).toContain("Prices are in euros.");
  await page.goto("/");
  await expect(page.getByText(`€${prices.tagigoDual}`).first()).toBeAttached();
});

test("the chat names euros", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: assistantTexts.open }).click();
  const log = page.getByRole("log", { name: chatTexts.log });
  const question = page.getByRole("textbox", { name: assistantTexts.inputLabel });
  for (const [asked, told] of [
    ["how much is shipping", "€50 or more ship free"],
    ["how much is incard finder", `€${prices.incardFinder}`],
  ] as const) {
    await question.fill(asked);
    await question.press("Enter");
    await expect(log.getByText(told)).toBeVisible();
  }
  await expect(log).not.toContainText("$");
});

test("an order is in euros from the button to the staff's figures", async ({ page, adminPassword }) => {
  await openWithButton(page, "/products/incard-finder");
  await button(page).click();
  await expect(cart(page).locator(".cart-subtotal")).toContainText(`€${prices.incardFinder}`);
  await expect(cart(page).getByText(/^€[\d.]+ more and your order ships free\.$/)).toBeVisible();
  await expect(
    cart(page).getByRole("progressbar", { name: cartText.progress({ amount: "50", currency: "eur" }) }),
  ).toBeVisible();
  await cart(page).getByRole("button", { name: "Checkout" }).click();
  const checkout = page.getByRole("main");
  await expect(checkout).toContainText(`€${prices.incardFinder}`);
  await expect(checkout).not.toContainText("$");
  await page.getByRole("button", { name: "Pay (pretend)" }).click();
  const summary = page.getByRole("region", { name: "Order summary" });
  await expect(summary).toContainText(`€${prices.incardFinder}`);
  await expect(summary).not.toContainText("$");

  const login = await page.request.post("/api/admin-token", { data: { username: "admin", password: adminPassword } });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const answer = await page.request.get("/api/admin/figures", { headers: { Authorization: `Bearer ${token}` } });
  const { days, others } = figuresResponse.parse(await answer.json());
  const paid = Math.round(Number(prices.incardFinder) * 100);
  expect(days.at(-1)?.orders).toBe(1);
  expect(days.at(-1)?.cents).toBeGreaterThanOrEqual(paid);
  expect(others).toEqual([]);
});

test("staff type prices in euros, and an amount in dollars is refused at its field", async ({
  page,
  adminPassword,
  consoleErrors,
}) => {
  consoleErrors.allow(/400/);
  await logIn(page, page.request, adminPassword);
  await page.goto("/admin/catalog");
  await page.getByRole("button", { name: catalogText.card.edit }).first().click();
  await expect(page.getByRole("textbox", { name: /^Price \(€\)/ }).first()).toBeVisible();
  await page.goto("/admin/setup");
  const rate = page.getByRole("textbox", { name: setupText.fields.shipping.rate.label });
  const form = page.locator("form").filter({ has: rate });
  await rate.fill("$5");
  await form.getByRole("button", { name: setupText.save }).click();
  await expect(form.getByText(setupMessages.foreignCurrency("$", "euros"))).toBeVisible();
  await expect(rate).toBeFocused();
  await expect(rate).toHaveValue("$5");
  await rate.fill("5 €");
  await form.getByRole("button", { name: setupText.save }).click();
  await expect(rate).toHaveValue("5.00");
});
